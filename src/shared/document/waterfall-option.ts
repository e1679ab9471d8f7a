import type { EChartsOption } from 'echarts'
import type { SeriesChart } from './block.ts'
import type { ChartLook } from './chart-look.ts'
import { unitText } from './unit-text.ts'

/** Bars whose names stand upright, and the room of all names at the width of a telephone, in pixels. */
const MOST_UPRIGHT = 5
const PHONE = 250

interface Step {
  /** Where the bar stands, and how high it is. */
  from: number
  size: number
  value: number
  kind: 'level' | 'up' | 'down'
}

/** The first and the last value stand on the axis; each one between begins where the one before has ended. */
function stepsOf(values: readonly (number | null)[]): Step[] {
  let level = 0
  return values.map((given, index) => {
    const value = given ?? 0
    if (index === 0 || index === values.length - 1) {
      level = value
      return { from: Math.min(0, value), size: Math.abs(value), value, kind: 'level' }
    }
    const [before, after] = [level, level + value]
    level = after
    return { from: Math.min(before, after), size: Math.abs(value), value, kind: value < 0 ? 'down' : 'up' }
  })
}

export function waterfallOption(chart: SeriesChart, look: ChartLook): EChartsOption {
  const steps = stepsOf(chart.series[0]?.values ?? [])
  const label = { color: look.muted, fontFamily: look.font, fontSize: look.fontSize }
  const colours = { level: look.muted, up: look.series[0], down: look.series[1] }
  const signed = ({ value, kind }: Step) => `${kind === 'up' ? '+' : ''}${unitText(value, chart.unit, chart.language)}`
  return {
    grid: { left: 4, right: 12, top: 22, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: { show: false },
    xAxis: {
      type: 'category',
      data: [...chart.labels],
      axisLine: { lineStyle: { color: look.line } },
      axisTick: { show: false },
      axisLabel: {
        ...label,
        interval: 0,
        // Many names stand aslant, so that none is left out at the width of a telephone; few are set in lines.
        ...(chart.labels.length > MOST_UPRIGHT
          ? { rotate: 40, width: 84, overflow: 'truncate' as const }
          : {
              width: Math.floor(PHONE / chart.labels.length),
              overflow: 'break' as const,
              lineHeight: look.fontSize + 3,
            }),
      },
    },
    yAxis: {
      type: 'value',
      // Changes are small beside the levels that they lead from and to.
      scale: true,
      splitNumber: 4,
      splitLine: { lineStyle: { color: look.line, type: [3, 4] } },
      axisLabel: {
        ...label,
        hideOverlap: true,
        formatter: (value: number) => unitText(value, chart.unit, chart.language),
      },
    },
    series: [
      {
        type: 'bar',
        stack: 'steps',
        // Below nothing too, the bar stands on what carries it.
        stackStrategy: 'all',
        silent: true,
        data: steps.map(({ from }) => from),
        itemStyle: { color: 'transparent' },
      },
      {
        type: 'bar',
        stack: 'steps',
        stackStrategy: 'all',
        silent: true,
        barMaxWidth: 44,
        data: steps.map((step) => ({
          value: step.size,
          itemStyle: { color: colours[step.kind] },
          label: { show: true, position: 'top', color: look.ink, fontSize: look.fontSize - 1, formatter: signed(step) },
        })),
      },
    ],
  }
}
