import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { DecideFirst } from '#agents/_kit/view/decide-first.tsx'
import fold from '#agents/_kit/view/fold.module.css'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { Summary } from '#agents/_kit/view/summary.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { CaseList } from './case-list.tsx'
import type { TestingResult } from './output.ts'
import { RiskMatrix } from './risk-matrix.tsx'
import { alsoCovered } from './to-document.ts'
import { useCaseChanges } from './use-case-changes.ts'
import classes from './view.module.css'

type Result = DeepPartial<TestingResult>

function Reasoned({ title, items }: { title: string; items: Result['environments'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section>
      <h4>{title}</h4>
      <ul className={classes.items}>
        {list.map(({ item, why }, index) => (
          <li key={String(index)}>
            {item}
            {why && <span>{why}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Plain({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h4>{title}</h4>
      <CitedItems items={items} className={classes.items} />
    </section>
  )
}

function Plan({ result }: { result: Result }) {
  if (!result.scope) return null
  return (
    <section className={classes.section}>
      <h3>Plan</h3>
      {present(result.approach).length > 0 && (
        <ul className={classes.approach}>
          {present(result.approach).map(({ area, depth, how }, index) => (
            <li key={String(index)}>
              <span className={classes.depth} data-depth={depth}>
                {depth}
              </span>
              <div>
                <p className={classes.area}>{area}</p>
                <p className={classes.how}>{how}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.columns}>
        <Plain title="Also covered" items={alsoCovered(result.scope.covered)} />
        <Reasoned title="Not covered" items={result.scope.left} />
        <Reasoned title="Environments" items={result.environments} />
        <Plain title="Entry criteria" items={present(result.entryCriteria)} />
        <Plain title="Exit criteria" items={present(result.exitCriteria)} />
      </div>
      {present(result.data).length > 0 && (
        <details className={fold.fold} data-printed>
          <summary>Sets of test data</summary>
          <Reasoned title="Test data" items={result.data} />
        </details>
      )}
    </section>
  )
}

function Charters({ items }: { items: Result['charters'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Exploratory testing</h3>
      <div className={classes.charters}>
        {list.map(({ title, explore, using, toFind, minutes }, index) => (
          <article key={String(index)} className={classes.charter}>
            <h4>{title}</h4>
            <dl>
              <div>
                <dt>Explore</dt>
                <dd>{explore}</dd>
              </div>
              {using && (
                <div>
                  <dt>With</dt>
                  <dd>{using}</dd>
                </div>
              )}
              {toFind && (
                <div>
                  <dt>To find out</dt>
                  <dd>{toFind}</dd>
                </div>
              )}
            </dl>
            {minutes !== undefined && <p className={classes.minutes}>{minutes} minutes</p>}
          </article>
        ))}
      </div>
    </section>
  )
}

export default defineView<TestingResult>(function TestingView({ result, edit }) {
  const { cases, change, saving } = useCaseChanges(result, edit)
  return (
    <div className={classes.view}>
      <Summary text={result.summary} />
      <DecideFirst advice={result.decideFirst} />
      <RiskMatrix risks={present(result.risks)} />
      <CaseList cases={cases} steps={present(result.steps)} onChange={change} saving={saving} />
      <Plan result={result} />
      <Charters items={result.charters} />
      <OpenQuestions questions={present(result.openQuestions)} />
    </div>
  )
})
