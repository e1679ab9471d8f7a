import { drawnValue, metricWriter, unitOfMetric } from '../findings/metric-text.ts'
import { upperFirst } from '../findings/upper-first.ts'
import type { Answering } from './answering.ts'
import { askedName } from './asked-name.ts'
import { measuredValue, type Slice, slicesOf } from './slices.ts'
import { nothing } from './value-answer.ts'

const mostCells = 12

/** Two columns against each other, as a heat map. */
export async function addHeatMap({ view, metric, condition, by, text, subject }: Answering): Promise<void> {
  const [rows, columns] = by
  if (!rows || !columns) return
  const slices = await slicesOf(view, metric, [rows, columns], condition)
  view.book.add('asked', (values) => {
    const cells = slices.flatMap((slice) => {
      const own = measuredValue(metric, slice.sums)
      return own && slice.sums.rows > 0 ? [{ slice, value: own.value }] : []
    })
    const sorted = cells.toSorted((a, b) => b.value - a.value)
    const [highest] = sorted
    const lowest = sorted.at(-1)
    if (!highest || !lowest) return nothing(subject, text)
    const amount = metricWriter(values, metric)
    const total = slices.reduce((sum, { sums }) => sum + sums.rows, 0)
    const nameOf = ({ values: [one, other] }: Slice) => `${one} and ${other}`
    const largest = Math.max(...cells.map(({ value }) => value))
    const shownRows = topValues(slices, 0)
    const shownColumns = topValues(slices, 1)
    return {
      ...subject,
      title: upperFirst(text),
      statement: [
        `${upperFirst(askedName(metric))} is highest for ${values.name('highest', nameOf(highest.slice), 'highest cell')} with`,
        `${amount('most', highest.value, `${metric.label}, highest`)} and lowest for`,
        `${values.name('lowest', nameOf(lowest.slice), 'lowest cell')} with`,
        `${amount('least', lowest.value, `${metric.label}, lowest`)}, over`,
        `${values.count('rows', total, 'rows that the answer rests on')} rows.`,
      ].join(' '),
      caution: 'The extreme cells of a large table are partly chance: the smallest cells vary most.',
      columns: [...metric.columns.filter((name) => name !== 'rows'), rows.name, columns.name],
      chart: {
        title: upperFirst(text),
        description: `${upperFirst(rows.label)} in rows, ${columns.label} in columns; darker cells are higher.`,
        kind: 'heat' as const,
        labels: shownColumns,
        series: shownRows.map((row) => ({
          name: row,
          values: shownColumns.map((column) => {
            const cell = cells.find(({ slice }) => slice.values[0] === row && slice.values[1] === column)
            return drawnValue(metric, cell?.value ?? null, largest)
          }),
        })),
        unit: unitOfMetric(metric, largest),
        horizontal: false,
      },
    }
  })
}

/** The values with most rows, in the order of their names. */
function topValues(slices: readonly Slice[], place: 0 | 1): string[] {
  const counts = new Map<string, number>()
  for (const { values, sums } of slices) {
    const value = values[place] ?? ''
    counts.set(value, (counts.get(value) ?? 0) + sums.rows)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostCells)
    .map(([value]) => value)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
