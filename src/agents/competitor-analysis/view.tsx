import { ownRivalIn } from '#agents/_kit/own-facts.ts'
import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { Summary } from '#agents/_kit/view/summary.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { yourFact } from '#shared/own-fact.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { BattleCards } from './battle-cards.tsx'
import { Matrix } from './matrix.tsx'
import type { Cell, CompetitorAnalysisResult } from './output.ts'
import { mapChart } from './to-document.ts'
import classes from './view.module.css'

function PositioningMap({ map }: { map: DeepPartial<CompetitorAnalysisResult>['map'] }) {
  const chart = mapChart(map)
  if (!chart) return null
  return (
    <section className={classes.section}>
      <h3>Positioning</h3>
      <Blocks blocks={[chart]} />
      <details className={classes.reasons}>
        <summary>Why each stands there</summary>
        <dl>
          {present(map?.placements).map(({ name, reason }, index) => (
            <div key={String(index)}>
              <dt>{name}</dt>
              <dd>
                <Cited text={reason ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

function Moves({ title, items, kind }: { title: string; items: readonly string[]; kind: 'win' | 'avoid' }) {
  if (items.length === 0) return null
  return (
    <section className={classes.moves} data-kind={kind}>
      <h3>{title}</h3>
      <CitedItems items={items} />
    </section>
  )
}

export default defineView<CompetitorAnalysisResult>(function CompetitorAnalysisView({ result, edit }) {
  const rows = present(result.matrix)
  const vendors = present(result.vendors)
  const change = edit
    ? (at: number, changed: Cell) =>
        edit.save({
          ...result,
          matrix: rows.map((row, index) =>
            index === at
              ? { ...row, cells: present(row.cells).map((cell) => (cell.vendor === changed.vendor ? changed : cell)) }
              : row,
          ),
        })
    : undefined
  const markOf = (vendor: string) => {
    const fact = ownRivalIn(result, vendor)
    return fact && yourFact(fact).slice(1, -1)
  }
  return (
    <div className={classes.view}>
      <Summary text={result.summary} />
      {rows.length > 0 && <Matrix vendors={vendors} rows={rows} markOf={markOf} onChange={change} />}
      <PositioningMap map={result.map} />
      <BattleCards cards={present(result.battleCards)} />
      <div className={classes.pair}>
        <Moves title="How to win" items={present(result.howToWin)} kind="win" />
        <Moves title="Where not to compete" items={present(result.whereNotToFight)} kind="avoid" />
      </div>
      <OpenQuestions questions={present(result.openQuestions)} />
    </div>
  )
})
