import { addsUp, type Metric, metricValue, type Sums, sampleOf } from '../meaning/metric.ts'
import type { Grain } from '../number-text.ts'
import { fProbability } from '../statistics/distributions.ts'
import { medianOf } from './move.ts'
import { next, type Period } from './time-axis.ts'

/** Rows of a period below which its average or share is chance. */
export const leastRows = 5

/** Part of all periods whose sums may lack a cell. */
const mostShort = 0.25

export const dayMs = 86400000
/** How many days a period has, so that what adds up is compared a day. */
const daysOf = ({ start }: Period, grain: Grain) => (next(start, grain).getTime() - start.getTime()) / dayMs

const meanDays = { month: 30.4375, quarter: 91.3125, year: 365.25 } as const
/** Of fiscal periods it is not known how many days each has. */
const isUneven = (grain: Grain): grain is keyof typeof meanDays => grain in meanDays
/** One value of each period; of months, what a month of the usual length would have brought. */
export function courseValues(
  metric: Metric,
  sums: readonly Sums[],
  periods: readonly Period[],
  grain: Grain,
  events: boolean,
): (number | null)[] {
  const isShort = ({ blank }: Sums) => blank > 0
  const short = sums.filter(isShort).length
  return sums.map((sum, index) => {
    const period = periods[index]
    if (addsUp(metric)) {
      // Without one of its cells a sum is too low by an unknown amount. Where many periods are so, it is how the table is kept.
      if (!events && (sum.rows === 0 || (isShort(sum) && short <= mostShort * sums.length))) return null
      const even = events && period && isUneven(grain) ? meanDays[grain] / daysOf(period, grain) : 1
      return sum.top * even
    }
    if (metric.kind === 'ratio' ? sum.under < 20 : events && sum.under < leastRows) return null
    return metricValue(metric, sum)
  })
}
/** How far a value lies off by chance alone, where each row counts by itself. */
export function noiseOf(metric: Metric, sums: Sums, events: boolean): number {
  if (metric.kind === 'count') return Math.sqrt(Math.max(1, sums.top))
  if (metric.kind === 'ratio') {
    const part = sums.under > 0 ? Math.min(1, Math.max(0, sums.top / sums.under)) : 0
    return sums.under > 0 ? Math.sqrt((part * (1 - part)) / sums.under) : 0
  }
  // A measured sum of whole things is a count of them.
  if (!events)
    return metric.kind === 'sum' && metric.column?.whole && !metric.column.unit ? Math.sqrt(Math.abs(sums.top)) : 0
  if (metric.kind === 'sum') return Math.sqrt(sums.squares)
  const { count, deviation } = sampleOf(sums)
  return count > 0 ? Math.max(deviation, metric.kind === 'share' ? 0.1 : 0) / Math.sqrt(count) : 0
}
/**
 * What its weekday adds to each day, where weekdays differ beyond chance: else each Sunday would be odd. Over a week it adds nothing, so
 * that levels without it are those of whole weeks.
 */
export function weekdaysOf(values: readonly (number | null)[], periods: readonly Period[]): number[] | null {
  const groups = Array.from({ length: 7 }, () => [] as number[])
  values.forEach((value, index) => {
    if (value !== null) groups[periods[index]?.start.getUTCDay() ?? 0]?.push(value)
  })
  const known = values.filter((value) => value !== null)
  if (known.length < 21 || groups.some((group) => group.length < 2)) return null
  const medians = groups.map(medianOf)
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const middle = mean(medians)
  const overall = mean(known)
  const between = groups.reduce((sum, group) => sum + group.length * (mean(group) - overall) ** 2, 0) / 6
  const within =
    groups.reduce((sum, group) => sum + group.reduce((part, value) => part + (value - mean(group)) ** 2, 0), 0) /
    (known.length - 7)
  if (within === 0 || fProbability(between / within, 6, known.length - 7) > 0.001) return null
  return periods.map(({ start }) => (medians[start.getUTCDay()] ?? middle) - middle)
}
