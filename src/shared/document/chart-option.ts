import type { EChartsOption, SeriesOption } from 'echarts'
import type { SeriesChart } from './block.ts'
import type { ChartLook } from './chart-look.ts'
import { heatOption } from './heat-option.ts'
import { LYING_NAME_LINE, lyingNameWidth } from './lying-bars.ts'
import { unitText } from './unit-text.ts'
import { waterfallOption } from './waterfall-option.ts'

/** Beside each number on an axis stands no longer unit: it is said once, at the axis. */
const LONGEST_AXIS_UNIT = 4

/** What to draw of all charts but points on two axes (scatter/). The same for the page and for files, which differ in their look alone. */
export function chartOption(chart: SeriesChart, look: ChartLook): EChartsOption {
  const shared: EChartsOption = {
    animation: look.animate,
    animationDuration: 350,
    color: [...look.series],
    textStyle: { fontFamily: look.font, fontSize: look.fontSize, color: look.ink },
  }
  if (chart.kind === 'interval') return { ...shared, ...intervalOption(chart, look) }
  if (chart.kind === 'heat') return { ...shared, ...heatOption(chart, look) }
  if (chart.kind === 'waterfall') return { ...shared, ...waterfallOption(chart, look) }
  return { ...shared, ...seriesOption(chart, look) }
}

/**
 * Where the axis of the numbers ends. Lines that stay far from nothing and close together would be flat with nothing in the picture;
 * a part of a whole is at most all of it.
 */
function endsOfAxis({ kind, series, unit }: SeriesChart): { scale?: true; max?: number; interval?: number } {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const whole = unit === '%' && low >= 0 && high <= 100
  // One line alone is filled down to nothing.
  if (kind === 'line' && series.length > 1 && low > high / 2)
    return { scale: true, ...(whole && high > 95 && { max: 100 }) }
  return whole && high > 75 ? { max: 100, interval: 25 } : {}
}

function tooltipLook(look: ChartLook) {
  return {
    // Drawn as text: an element of its own would carry markup from the data.
    renderMode: 'richText' as const,
    confine: true,
    backgroundColor: look.surface,
    borderColor: look.line,
    borderWidth: 1,
    padding: [8, 10],
    textStyle: { color: look.ink, fontFamily: look.font, fontSize: look.fontSize },
  }
}

/** The unit that stands once at the axis; empty where it is short enough to stand beside each number. */
function axisUnitOf({ unit = '' }: SeriesChart): string {
  return unit.trim().length > LONGEST_AXIS_UNIT ? unit.trim() : ''
}

/** What the axes and series of a chart share in how they look. */
interface Drawing {
  chart: SeriesChart
  look: ChartLook
  /** Bars that lie. */
  lying: boolean
  /** The unit that stands once at the axis; empty where it stands beside each number. */
  axisUnit: string
  label: { color: string; fontFamily: string; fontSize: number }
}

function seriesOption(chart: SeriesChart, look: ChartLook): EChartsOption {
  const several = chart.series.length > 1
  const lying = chart.horizontal === true && chart.kind === 'bar'
  const label = { color: look.muted, fontFamily: look.font, fontSize: look.fontSize }
  const axisUnit = axisUnitOf(chart)
  const drawing = { chart, look, lying, axisUnit, label }
  const [named, counted] = [namedAxis(drawing), countedAxis(drawing)]
  return {
    grid: {
      left: 4,
      right: 18,
      top: (several ? 38 : 14) + (axisUnit && !lying ? 16 : 0),
      bottom: axisUnit && lying ? 24 : 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: several
      ? { top: 0, left: 0, itemWidth: 14, itemHeight: 10, textStyle: { ...label, color: look.ink } }
      : { show: false },
    tooltip: {
      ...tooltipLook(look),
      trigger: 'axis',
      axisPointer: { type: chart.kind === 'bar' ? 'shadow' : 'line' },
      valueFormatter: (value) => (typeof value === 'number' ? unitText(value, chart.unit, chart.language) : 'no value'),
    },
    xAxis: lying ? counted : named,
    yAxis: lying ? named : counted,
    series: seriesOf(drawing),
  }
}

function namedAxis({ chart, look, lying, label }: Drawing) {
  return {
    type: 'category' as const,
    data: [...chart.labels],
    inverse: lying,
    axisLine: { lineStyle: { color: look.line } },
    axisTick: { show: false },
    // A bar without its name says nothing, so lying bars keep all of them.
    axisLabel: {
      ...label,
      ...(lying
        ? {
            interval: 0,
            width: lyingNameWidth(chart.labels, look.fontSize),
            overflow: 'break' as const,
            lineHeight: look.fontSize + LYING_NAME_LINE,
          }
        : { hideOverlap: true }),
    },
    boundaryGap: chart.kind === 'bar',
  }
}

function countedAxis({ chart, look, lying, axisUnit, label }: Drawing) {
  const whole = chart.series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
  return {
    type: 'value' as const,
    // What is counted in whole numbers has no fractions at its axis.
    ...(whole && { minInterval: 1 }),
    // Numbers under lying bars need room beside each other.
    splitNumber: lying ? 3 : 4,
    ...endsOfAxis(chart),
    splitLine: { lineStyle: { color: look.line, type: [3, 4] } },
    axisLabel: {
      ...label,
      hideOverlap: true,
      formatter: (value: number) => unitText(value, axisUnit ? '' : chart.unit, chart.language),
    },
    ...(axisUnit && {
      name: axisUnit,
      nameLocation: lying ? ('middle' as const) : ('end' as const),
      nameGap: lying ? 24 : 10,
      nameTextStyle: { ...label, align: lying ? ('center' as const) : ('left' as const) },
    }),
  }
}

function seriesOf({ chart, lying }: Drawing): SeriesOption[] {
  return chart.series.map(({ name, values }, index) =>
    chart.kind === 'bar'
      ? {
          type: 'bar',
          name,
          data: [...values],
          barMaxWidth: 34,
          barGap: '12%',
          itemStyle: { borderRadius: lying ? [0, 4, 4, 0] : [4, 4, 0, 0] },
        }
      : {
          type: 'line',
          name,
          data: [...values],
          symbol: 'circle',
          symbolSize: 7,
          showSymbol: chart.labels.length <= 14,
          lineStyle: { width: 2.5, type: index === 0 ? 'solid' : [7, 4] },
          ...(chart.series.length === 1 && { areaStyle: { opacity: 0.08 } }),
        },
  )
}

/** A lying line from the lower to the upper end of each interval with its middle on it, and where nothing would be. */
function intervalOption(chart: SeriesChart, look: ChartLook): EChartsOption {
  const axisUnit = axisUnitOf(chart)
  const label = { color: look.muted, fontFamily: look.font, fontSize: look.fontSize }
  return {
    grid: {
      left: 4,
      right: 24,
      top: 12,
      bottom: axisUnit ? 24 : 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: { show: false },
    xAxis: {
      type: 'value',
      splitNumber: 4,
      ...(axisUnit && { name: axisUnit, nameLocation: 'middle' as const, nameGap: 24, nameTextStyle: label }),
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: look.line, type: [3, 4] } },
      axisLabel: {
        ...label,
        hideOverlap: true,
        formatter: (value: number) => unitText(value, axisUnit ? '' : chart.unit, chart.language),
      },
    },
    yAxis: [
      {
        type: 'category',
        data: [...chart.labels],
        inverse: true,
        axisTick: { show: false },
        axisLine: { show: false },
        axisLabel: {
          ...label,
          color: look.ink,
          interval: 0,
          width: lyingNameWidth(chart.labels, look.fontSize),
          overflow: 'break',
        },
      },
      // Where nothing would be is marked over the whole height, which the middles of names do not reach.
      { type: 'value', min: 0, max: 1, show: false },
    ],
    series: intervalMarks(chart, look),
  }
}

/** Where nothing would be, then each interval with its middle. */
function intervalMarks(chart: SeriesChart, look: ChartLook): SeriesOption[] {
  const [low, middle, high] = chart.series.map(({ values }) => values)
  const known = chart.labels.flatMap((name, index) => {
    const [from, at, to] = [low?.[index], middle?.[index], high?.[index]]
    return typeof from === 'number' && typeof at === 'number' && typeof to === 'number' ? [{ name, from, at, to }] : []
  })
  const line = (data: (number | string)[][], more: object): SeriesOption => ({
    type: 'line',
    data,
    symbol: 'none',
    silent: true,
    ...more,
  })
  return [
    line(
      [
        [0, 0],
        [0, 1],
      ],
      { yAxisIndex: 1, lineStyle: { width: 1.5, color: look.muted, type: [5, 4] } },
    ),
    ...known.map(({ name, from, to }) =>
      line(
        [
          [from, name],
          [to, name],
        ],
        { lineStyle: { width: 4, color: look.series[0], cap: 'round' } },
      ),
    ),
    {
      type: 'scatter',
      // Above the lines.
      z: 5,
      symbolSize: 13,
      itemStyle: { color: look.series[1], borderColor: look.surface, borderWidth: 1.5, opacity: 1 },
      data: known.map(({ name, at }) => [at, name]),
      silent: true,
    },
  ]
}
