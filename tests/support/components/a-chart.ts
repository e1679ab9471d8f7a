import type { SeriesChart } from '#shared/document/block.ts'

/** One of each kind that the library draws, with these labels. */
export const charts = (labels: readonly [string, string, string]): SeriesChart[] =>
  (['bar', 'line', 'interval', 'heat', 'waterfall'] as const).map((kind) => ({
    kind,
    labels,
    series: ['Low', 'Middle', 'High']
      .slice(0, kind === 'waterfall' ? 1 : 3)
      .map((name, at) => ({ name, values: [10 + at, 20 + at, kind === 'line' ? null : 30 + at] })),
    unit: '%',
  }))
