import type { EChartsOption, SeriesOption } from 'echarts'
import type { Chart, ChartAxis, ScatterChart, SeriesChart } from './block.ts'
import { labelPlaces } from './label-places.ts'
import { LYING_NAME_LINE, lyingNameWidth } from './lying-bars.ts'
import { unitText } from './unit-text.ts'

/** Colours and type of the place where a chart is drawn. Every colour is one that a canvas understands. */
export interface ChartLook {
  ink: string
  muted: string
  line: string
  surface: string
  /** Of the series, in order. The second also marks what is drawn apart. */
  series: readonly [string, string, ...string[]]
  font: string
  /** CSS pixels. */
  fontSize: number
  animate: boolean
}

/** Beside each number on an axis stands no longer unit: it is said once, at the axis. */
const LONGEST_AXIS_UNIT = 4

/** What to draw. The same for the page and for files, which differ in their look alone. */
export function chartOption(chart: Chart, look: ChartLook): EChartsOption {
  const shared: EChartsOption = {
    animation: look.animate,
    animationDuration: 350,
    color: [...look.series],
    textStyle: { fontFamily: look.font, fontSize: look.fontSize, color: look.ink },
  }
  return chart.kind === 'scatter'
    ? { ...shared, ...scatterOption(chart, look) }
    : { ...shared, ...seriesOption(chart, look) }
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

function seriesOption(chart: SeriesChart, look: ChartLook): EChartsOption {
  const several = chart.series.length > 1
  const lying = chart.horizontal === true && chart.kind === 'bar'
  const label = { color: look.muted, fontFamily: look.font, fontSize: look.fontSize }
  const unit = chart.unit?.trim() ?? ''
  const axisUnit = unit.length > LONGEST_AXIS_UNIT ? unit : ''
  const named = {
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
  const whole = chart.series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
  const counted = {
    type: 'value' as const,
    // What is counted in whole numbers has no fractions at its axis.
    ...(whole && { minInterval: 1 }),
    // Numbers under lying bars need room beside each other.
    splitNumber: lying ? 3 : 4,
    splitLine: { lineStyle: { color: look.line, type: [3, 4] } },
    axisLabel: {
      ...label,
      hideOverlap: true,
      formatter: (value: number) => unitText(value, axisUnit ? '' : chart.unit),
    },
    ...(axisUnit && {
      name: axisUnit,
      nameLocation: lying ? ('middle' as const) : ('end' as const),
      nameGap: lying ? 24 : 10,
      nameTextStyle: { ...label, align: lying ? ('center' as const) : ('left' as const) },
    }),
  }
  const lines = chart.series.map(
    (series, index): SeriesOption =>
      chart.kind === 'bar'
        ? {
            type: 'bar',
            name: series.name,
            data: [...series.values],
            barMaxWidth: 34,
            barGap: '12%',
            itemStyle: { borderRadius: lying ? [0, 4, 4, 0] : [4, 4, 0, 0] },
          }
        : {
            type: 'line',
            name: series.name,
            data: [...series.values],
            symbol: 'circle',
            symbolSize: 7,
            showSymbol: chart.labels.length <= 14,
            lineStyle: { width: 2.5, type: index === 0 ? 'solid' : [7, 4] },
            ...(!several && { areaStyle: { opacity: 0.08 } }),
          },
  )
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
      valueFormatter: (value) => (typeof value === 'number' ? unitText(value, chart.unit) : 'no value'),
    },
    xAxis: lying ? counted : named,
    yAxis: lying ? named : counted,
    series: lines,
  }
}

function scatterOption(chart: ScatterChart, look: ChartLook): EChartsOption {
  const places = labelPlaces(chart.points, chart)
  const placed = chart.points.map((point, index) => ({ ...point, place: places[index] ?? 'right' }))
  const apart = (highlight: boolean) => placed.filter((point) => (point.highlight === true) === highlight)
  const points = (highlight: boolean): SeriesOption => ({
    type: 'scatter',
    symbolSize: highlight ? 18 : 12,
    symbol: highlight ? 'diamond' : 'circle',
    itemStyle: {
      color: highlight ? look.series[1] : look.series[0],
      borderColor: look.surface,
      borderWidth: 1.5,
      opacity: 1,
    },
    data: apart(highlight).map((point) => ({
      name: point.label,
      value: [point.x, point.y],
      label: { position: point.place },
    })),
    label: {
      show: true,
      distance: 7,
      formatter: '{b}',
      color: look.ink,
      fontFamily: look.font,
      fontSize: look.fontSize,
      fontWeight: highlight ? 'bold' : 'normal',
      width: 150,
      overflow: 'truncate',
    },
  })
  return {
    grid: { left: 34, right: 110, top: 20, bottom: 38, outerBoundsMode: 'none' },
    tooltip: {
      ...tooltipLook(look),
      trigger: 'item',
      formatter: (item) => {
        const { name, value } = Array.isArray(item) ? { name: '', value: [] } : item
        const [x, y] = Array.isArray(value) ? value.map(Number) : []
        return `${name}\n${chart.x.label}: ${unitText(x ?? 0)}\n${chart.y.label}: ${unitText(y ?? 0)}`
      },
    },
    xAxis: axisOption(chart.x, look, false),
    yAxis: axisOption(chart.y, look, true),
    series: [points(false), points(true)],
  }
}

function axisOption(axis: ChartAxis, look: ChartLook, upright: boolean) {
  const ends = axis.low && axis.high
  return {
    type: 'value' as const,
    scale: true,
    ...(axis.min !== undefined && { min: axis.min }),
    ...(axis.max !== undefined && { max: axis.max }),
    name: ends ? `${axis.low}  ←  ${axis.label}  →  ${axis.high}` : axis.label,
    nameLocation: 'middle' as const,
    nameGap: ends ? 12 : upright ? 40 : 26,
    nameTextStyle: { color: look.muted, fontFamily: look.font, fontSize: look.fontSize },
    axisLine: { show: true, lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: ends
      ? { show: false }
      : { color: look.muted, fontFamily: look.font, fontSize: look.fontSize, hideOverlap: true },
    splitLine: { lineStyle: { color: look.line, type: [3, 4] } },
  }
}
