import type { ChartBlock } from '#shared/document/block.ts'
import type { AnalysisChart } from './prepared.ts'

export function chartBlock({ title, description, kind, labels, series, unit, horizontal }: AnalysisChart): ChartBlock {
  return {
    type: 'chart',
    title,
    description,
    chart: {
      kind,
      labels,
      series,
      ...(unit ? { unit } : {}),
      ...(horizontal ? { horizontal } : {}),
    },
  }
}
