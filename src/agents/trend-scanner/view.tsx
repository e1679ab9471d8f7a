import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { useEditor } from '#ui/result/use-editor.ts'
import type { Trend, TrendResult } from './output.ts'
import { TrendCard } from './trend-card.tsx'
import { TrendEditor } from './trend-editor.tsx'
import classes from './view.module.css'

export default defineView<TrendResult>(function TrendsView({ result, running, edit }) {
  const editor = useEditor<{ index: number; trend: Trend }>(edit)
  const trends = present(result.trends)
  const figures = present(result.figures)
  const toFind = present(result.toFind)
  const counts = (['high', 'medium', 'low'] as const)
    .map((impact) => ({ impact, count: trends.filter((trend) => trend.impact === impact).length }))
    .filter(({ count }) => count > 0)

  const replace = (index: number, trend: Trend) =>
    editor.save({ ...result, trends: trends.map((before, at) => (at === index ? trend : before)) })

  return (
    <div className={classes.view}>
      {result.scope && (
        <p className={classes.scope}>
          <Cited text={result.scope} />
        </p>
      )}
      {!running && counts.length > 0 && (
        <ul className={classes.counts} aria-label="Trends by impact">
          {counts.map(({ impact, count }) => (
            <li key={impact} data-impact={impact}>
              <strong>{count}</strong> {impact} impact
            </li>
          ))}
        </ul>
      )}
      {trends.length > 0 && (
        <ol className={classes.trends}>
          {trends.map((trend, index) => (
            // Trends have no identity but their place.
            <li key={String(index)} className={classes.stop} data-impact={trend.impact}>
              {editor.draft?.index === index ? (
                <TrendEditor
                  number={index + 1}
                  trend={editor.draft.trend}
                  saving={editor.saving}
                  onChange={(changed) => editor.change({ index, trend: changed })}
                  onSave={(changed) => replace(index, changed)}
                  onCancel={editor.cancel}
                />
              ) : (
                <TrendCard
                  trend={trend}
                  number={index + 1}
                  writing={running && index === trends.length - 1}
                  onEdit={edit && !editor.draft ? () => editor.begin({ index, trend: trend as Trend }) : undefined}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {figures.length > 0 && (
        <section className={classes.figures} aria-labelledby="figures-title">
          <h3 id="figures-title">Size of the field</h3>
          <CitedItems items={figures} />
        </section>
      )}
      {toFind.length > 0 && (
        <section className={classes.figures} aria-labelledby="to-find-title">
          <h3 id="to-find-title">How to fill the gaps</h3>
          <CitedItems ordered items={toFind} />
        </section>
      )}
    </div>
  )
})
