import type { AnalysisChart } from '../../prepared.ts'
import { inPeriod, periodText, periodTicks } from '../number-text.ts'
import { drawnValue, unitOfMetric } from './metric-text.ts'
import { isGradual, type Move } from './move.ts'
import type { MoveContext } from './move-context.ts'
import { upperFirst } from './upper-first.ts'

const mostPoints = 60
/** The course with its two levels, its line, or what was usual. */
export function chartOf(move: Move, { periods, grain }: MoveContext, name: string | null): Omit<AnalysisChart, 'id'> {
  const { metric, values, type, at, until, before, after } = move
  const largest = Math.max(...values.map((value) => value ?? 0))
  const start = Math.max(0, Math.min(values.length - mostPoints, at - Math.floor(mostPoints / 2)))
  const shown = values.slice(start, start + mostPoints)
  const first = values.findIndex((value) => value !== null)
  const last = values.findLastIndex((value) => value !== null)
  const guide = shown.map((_, index) => {
    const place = start + index
    // One before it began, the level is still the old one.
    if (type === 'shift')
      return before + (after - before) * Math.min(1, Math.max(0, (place - at + 1) / (until - at + 1)))
    if (type === 'anomaly') return move.usual?.[place] ?? before
    return before + ((after - before) * (place - first)) / Math.max(1, last - first)
  })
  const guideName = type === 'shift' ? 'level before and since' : type === 'trend' ? 'line' : 'usual'
  return {
    title: `${upperFirst(metric.label)}${name ? ` of ${name}` : ''} by ${grain}`,
    description:
      type === 'trend'
        ? [
            `The line goes ${after > before ? 'up' : 'down'} from`,
            `${periodText((periods[first] ?? move.period).start, grain)} to`,
            `${periodText((periods[last] ?? move.period).start, grain)}.`,
          ].join(' ')
        : type === 'shift'
          ? isGradual(move)
            ? `The level ${after > before ? 'rises' : 'falls'} between ${periodText(move.period.start, grain)} and ${periodText((periods[until] ?? move.period).start, grain)}.`
            : `The level ${after > before ? 'rises' : 'falls'} ${inPeriod(grain)} ${periodText(move.period.start, grain)}.`
          : `${upperFirst(periodText(move.period.start, grain))} lies far ${after > before ? 'above' : 'below'} what is usual.`,
    kind: 'line',
    labels: periodTicks(
      periods.slice(start, start + mostPoints).map(({ start: day }) => day),
      grain,
    ),
    series: [
      { name: name ?? metric.label, values: shown.map((value) => drawnValue(metric, value, largest)) },
      { name: guideName, values: guide.map((value) => drawnValue(metric, value, largest)) },
    ],
    unit: unitOfMetric(metric, largest),
    horizontal: false,
  }
}
