import type { QueryPlan } from '../../asking/query-plan.ts'
import { completePeriods, next, type Period } from '../findings/time-axis.ts'
import type { TimeAxis } from '../meaning/time.ts'
import { type CalendarGrain, calendarGrain, type Grain } from '../number-text.ts'

/** Two stretches of complete periods that are compared like for like. */
export interface Windows {
  before: readonly Period[]
  after: readonly Period[]
  grain: Grain
}

/** How many periods make a window where the question does not say it. */
const usual: Readonly<Record<CalendarGrain, number>> = { day: 7, week: 4, month: 1, quarter: 1, year: 1 }
/** A year in periods: of weeks and days a whole number of weeks, so that weekdays meet weekdays. */
const year: Readonly<Record<CalendarGrain, number>> = { day: 364, week: 52, month: 12, quarter: 4, year: 1 }

/** The windows that a plan compares; null where the file does not reach far enough back. */
export function windowsOf(plan: QueryPlan, time: TimeAxis, rows: number): Windows | null {
  const { periods } = completePeriods(time, rows)
  const { grain } = time
  const windows = (before: readonly Period[], after: readonly Period[]): Windows | null =>
    before.length > 0 && after.length > 0 ? { before, after, grain } : null
  const { since, period } = plan
  if (since)
    return windows(
      periods.filter(({ key }) => key < since),
      periods.filter(({ key }) => key >= since),
    )
  const inside = period ? periods.filter(({ key }) => key >= period.from && key < period.to) : []
  if (plan.compare === 'year') {
    const back = year[calendarGrain(grain)]
    const first = inside[0] ? periods.indexOf(inside[0]) : Math.max(back, periods.length - back)
    const after = inside.length > 0 ? inside : periods.slice(first)
    return first >= back ? windows(periods.slice(first - back, first - back + after.length), after) : null
  }
  const length =
    inside.length > 0 ? inside.length : Math.min(usual[calendarGrain(grain)], Math.floor(periods.length / 2))
  const first = inside[0] ? periods.indexOf(inside[0]) : periods.length - length
  const after = inside.length > 0 ? inside : periods.slice(first)
  return first >= length ? windows(periods.slice(first - length, first), after) : null
}

/** A window as a condition's ends: the first day, and the first day after it. */
export function endsOf(periods: readonly Period[], grain: Grain): { from: string; to: string } {
  const last = periods.at(-1)
  return { from: periods[0]?.key ?? '', to: last ? next(last.start, grain).toISOString().slice(0, 10) : '' }
}
