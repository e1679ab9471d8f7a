import type { EChartsOption } from 'echarts'
import type { SeriesChart } from './block.ts'
import type { ChartLook } from './chart-look.ts'
import { lyingNameWidth } from './lying-bars.ts'
import { unitText } from './unit-text.ts'

/** Cells with more columns than this hold no numbers: they would not fit at the width of a telephone. */
const MOST_NUMBERED = 6

/** Cells from the place's own surface to its first colour; what has no value, such as the rest of a cohort triangle, stays empty. */
export function heatOption(chart: SeriesChart, look: ChartLook): EChartsOption {
  const label = { color: look.muted, fontFamily: look.font, fontSize: look.fontSize }
  const cells = chart.series.flatMap(({ values }, row) =>
    chart.labels.flatMap((_, column) => {
      const value = values[column] ?? null
      return value === null ? [] : [{ column, row, value }]
    }),
  )
  const known = cells.map(({ value }) => value)
  const [low, high] = [Math.min(...known, 0), Math.max(...known)]
  const dark = (value: number) => (high === low ? 1 : (value - low) / (high - low)) > 0.55
  const rows = chart.series.map(({ name }) => name)
  return {
    grid: { left: 4, right: 8, top: 8, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: { show: false },
    xAxis: {
      type: 'category',
      data: [...chart.labels],
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'category',
      data: rows,
      inverse: true,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        ...label,
        color: look.ink,
        interval: 0,
        width: Math.min(96, lyingNameWidth(rows, look.fontSize)),
        overflow: 'truncate',
      },
    },
    visualMap: {
      type: 'continuous',
      show: false,
      min: low,
      max: high,
      inRange: { color: [look.surface, look.series[0]] },
    },
    series: [
      {
        type: 'heatmap',
        data: cells.map(({ column, row, value }) => ({
          value: [column, row, value],
          // A number reads on its own cell in the light and in the dark.
          label: { color: dark(value) ? look.surface : look.ink },
        })),
        label: {
          show: chart.labels.length <= MOST_NUMBERED,
          fontFamily: look.font,
          fontSize: look.fontSize - 1,
          formatter: ({ value }) =>
            Array.isArray(value) ? unitText(Number(value[2]), chart.unit, chart.language) : '',
        },
        itemStyle: { borderColor: look.line, borderWidth: 1 },
        silent: true,
      },
    ],
  }
}
