import type { ChartBlock, TableBlock } from './block.ts'
import { plainText } from './plain-text.ts'
import { unitText } from './unit-text.ts'

/** The numbers of a chart, for readers and files that have no picture. */
export function chartTable({ title, chart }: ChartBlock): TableBlock {
  if (chart.kind === 'scatter') {
    return {
      type: 'table',
      caption: title,
      columns: [
        { label: '' },
        { label: axisLabel(chart.x), align: 'right' },
        { label: axisLabel(chart.y), align: 'right' },
      ],
      rows: chart.points.map((point) => [point.label, unitText(point.x), unitText(point.y)]),
    }
  }
  if (chart.kind === 'heat') {
    return {
      type: 'table',
      caption: title,
      columns: [{ label: '' }, ...chart.labels.map((label) => ({ label, align: 'right' as const }))],
      rows: chart.series.map(({ name, values }) => [
        name,
        ...chart.labels.map((_, index) => {
          const value = values[index] ?? null
          return value === null ? '' : unitText(value, chart.unit, chart.language)
        }),
      ]),
    }
  }
  return {
    type: 'table',
    caption: title,
    columns: [{ label: '' }, ...chart.series.map((series) => ({ label: series.name, align: 'right' as const }))],
    rows: chart.labels.map((label, index) => [
      label,
      ...chart.series.map((series) => {
        const value = series.values[index] ?? null
        return value === null ? '' : unitText(value, chart.unit, chart.language)
      }),
    ]),
  }
}

/** The numbers of a chart in one text, for whoever hears a picture described: "all users: 3,000; paid: 191". */
export function chartInWords(block: ChartBlock): string {
  const { columns, rows } = chartTable(block)
  const named = columns.length > 2
  return rows
    .map(([label, ...cells]) => {
      const values = cells.flatMap((cell, index) => {
        const text = plainText(cell)
        return text === '' ? [] : [named ? `${plainText(columns[index + 1]?.label ?? '')} ${text}` : text]
      })
      return `${plainText(label ?? '')}: ${values.join(', ') || 'no value'}`
    })
    .join('; ')
}

function axisLabel({ label, low, high }: { label: string; low?: string; high?: string }): string {
  return low && high ? `${label} (${low} to ${high})` : label
}
