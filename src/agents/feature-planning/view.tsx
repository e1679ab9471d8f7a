import { present } from '#agents/_kit/present.ts'
import { DecideFirst } from '#agents/_kit/view/decide-first.tsx'
import { ExplainedList } from '#agents/_kit/view/explained-list.tsx'
import fold from '#agents/_kit/view/fold.module.css'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { Spoken } from '#agents/_kit/view/spoken.tsx'
import { Summary } from '#agents/_kit/view/summary.tsx'
import { TitledSection } from '#agents/_kit/view/titled-section.tsx'
import { UnsavedChanges } from '#agents/_kit/view/unsaved-changes.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { Matrix } from './matrix.tsx'
import type { PlanningResult } from './output.ts'
import { RankTable } from './rank-table.tsx'
import { bucketRules, buckets, isScored } from './ranking.ts'
import { usePlan } from './use-plan.ts'
import classes from './view.module.css'

export default defineView<PlanningResult>(function FeaturePlanView({ result, running, edit }) {
  const plan = usePlan(result, edit)
  const { ranked, changed } = plan
  const leftOut = present(result.leftOut)
  const questions = present(result.openQuestions)
  return (
    <div className={classes.view}>
      <Summary plain text={result.summary} />
      <DecideFirst advice={result.decideFirst} />
      {ranked.length > 0 && (
        <TitledSection
          title="Build order"
          hint={
            !running &&
            (ranked.every(isScored)
              ? 'Change a number: scores and ranks follow at once.'
              : 'Fill in what is blank: a score stands as soon as its four numbers do, and the order follows.')
          }
        >
          <p className={classes.formula}>
            <span>RICE</span> = reach × impact × confidence ÷ effort
          </p>
          <p className={classes.hint}>Reach: of 100 users in a quarter. Effort: person-weeks.</p>
          <RankTable plan={plan} locked={running || plan.saving} />
        </TitledSection>
      )}
      <Spoken
        text={
          changed.size > 0
            ? `Order now: ${ranked
                .slice(0, 5)
                .map(({ feature }) => feature.id)
                .join(', ')}`
            : ''
        }
      />
      {changed.size > 0 && (
        <UnsavedChanges
          text={`${changed.size} ${changed.size === 1 ? 'feature' : 'features'} changed.`}
          onceSaved="Files have them once saved."
          save={edit ? plan.save : null}
          undo={plan.undo}
          saving={plan.saving}
        />
      )}
      <Matrix ranked={ranked.filter(isScored)} />
      {ranked.length > 0 && (
        <details className={fold.fold} data-printed>
          <summary>How MoSCoW is decided</summary>
          <ExplainedList items={buckets.map((bucket) => ({ term: bucket, text: bucketRules[bucket] }))} />
        </details>
      )}
      {leftOut.length > 0 && (
        <TitledSection title="Excluded channels">
          <ExplainedList items={leftOut.map(({ name = '', why = '' }) => ({ term: name, text: why }))} />
        </TitledSection>
      )}
      <OpenQuestions questions={questions} title="Resolve first" />
    </div>
  )
})
