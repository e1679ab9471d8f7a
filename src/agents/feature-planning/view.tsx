import { present } from '#agents/_kit/present.ts'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { Button } from '#ui/button/button.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { Matrix } from './matrix.tsx'
import type { PlanningResult } from './output.ts'
import { RankTable } from './rank-table.tsx'
import { bucketRules, buckets } from './ranking.ts'
import { usePlan } from './use-plan.ts'
import classes from './view.module.css'

export default defineView<PlanningResult>(function FeaturePlanView({ result, running, edit }) {
  const plan = usePlan(result, edit)
  const { ranked, changed } = plan
  const leftOut = present(result.leftOut)
  const questions = present(result.openQuestions)
  return (
    <div className={classes.view}>
      {result.summary && (
        <p className={classes.summary}>
          <Cited text={result.summary} />
        </p>
      )}
      {ranked.length > 0 && (
        <section className={classes.section} aria-labelledby="order-title">
          <div className={classes.head}>
            <h3 id="order-title">Order of building</h3>
            {!running && <p className={classes.hint}>Change a number: scores and ranks follow at once.</p>}
          </div>
          <p className={classes.formula}>
            <span>RICE</span> = reach × impact × confidence ÷ effort
          </p>
          <p className={classes.hint}>Reach: of 100 users in a quarter. Effort: person-weeks.</p>
          <RankTable plan={plan} locked={running || plan.saving} />
        </section>
      )}
      <p className={classes.spoken} role="status">
        {changed.size > 0
          ? `Order now: ${ranked
              .slice(0, 5)
              .map(({ feature }) => feature.id)
              .join(', ')}`
          : ''}
      </p>
      {changed.size > 0 && (
        <div className={classes.bar}>
          <p>
            {changed.size} {changed.size === 1 ? 'feature' : 'features'} changed.{' '}
            {edit ? 'Files have them once saved.' : ''}
          </p>
          <div className={classes.buttons}>
            {edit && (
              <Button size="sm" onClick={plan.save} busy={plan.saving} disabled={plan.saving}>
                {plan.saving ? 'Saving...' : 'Save changes'}
              </Button>
            )}
            <Button size="sm" look="line" onClick={plan.undo} disabled={plan.saving}>
              Undo changes
            </Button>
          </div>
        </div>
      )}
      <Matrix ranked={ranked} />
      {ranked.length > 0 && (
        <details className={classes.section}>
          <summary className={classes.fold}>How MoSCoW is decided</summary>
          <dl className={classes.rules}>
            {buckets.map((bucket) => (
              <div key={bucket}>
                <dt>{bucket}</dt>
                <dd>{bucketRules[bucket]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {leftOut.length > 0 && (
        <section className={classes.section} aria-labelledby="left-out-title">
          <h3 id="left-out-title">Left out, and why</h3>
          <dl className={classes.rules}>
            {leftOut.map(({ name, why }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Cited text={why ?? ''} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <OpenQuestions questions={questions} title="Settle first" />
    </div>
  )
})
