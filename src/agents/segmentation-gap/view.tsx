import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { ChartFigure } from '#ui/chart/chart-figure.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { GapCard } from './gap-card.tsx'
import { matrixOf } from './matrix.ts'
import type { SegmentationResult } from './output.ts'
import { PrioritizationTable } from './prioritization-table.tsx'
import { SegmentCard } from './segment-card.tsx'
import classes from './view.module.css'

export default defineView<SegmentationResult>(function SegmentationView({ result, running }) {
  const segments = present(result.customerSegments)
  const gaps = present(result.marketGaps)
  const rows = present(result.prioritizationTable)
  const insights = (result.realTimeInsights ?? '').split('\n').filter((line) => line.trim() !== '')
  // The picture needs every segment; half of them would show another order.
  const matrix = running ? null : matrixOf(segments)
  return (
    <div className={classes.view}>
      {insights.length > 0 && (
        <section aria-labelledby="insights-title">
          <h3 id="insights-title">What drives these segments now</h3>
          <CitedItems items={insights.map((line) => line.replace(/^[-•]\s*/, ''))} className={classes.insights} />
        </section>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="table-title">
          <h3 id="table-title">Prioritization Matrix</h3>
          <PrioritizationTable rows={rows} segments={segments} />
          {matrix && (
            <div className={classes.matrix}>
              <ChartFigure block={matrix} />
            </div>
          )}
        </section>
      )}
      {segments.length > 0 && (
        <section aria-labelledby="segments-title">
          <h3 id="segments-title">
            Customer Segments <span className={classes.count}>{segments.length}</span>
          </h3>
          <div className={classes.segments}>
            {segments.map((segment, index) => (
              // Segments have no identity but their place.
              <SegmentCard key={String(index)} segment={segment} />
            ))}
          </div>
        </section>
      )}
      {gaps.length > 0 && (
        <section aria-labelledby="gaps-title">
          <h3 id="gaps-title">
            Market Gaps <span className={classes.count}>{gaps.length}</span>
          </h3>
          <div className={classes.gaps}>
            {gaps.map((gap, index) => (
              <GapCard key={String(index)} gap={gap} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
})
