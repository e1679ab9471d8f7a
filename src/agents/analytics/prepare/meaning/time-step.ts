import type { Column } from '../column-profile.ts'
import type { AnalysisDatabase } from '../database.ts'
import { type CalendarGrain, calendarGrain, fiscalGrain } from '../number-text.ts'
import type { Step, TimeAxis } from './time.ts'

const daySeconds = 86_400
/** Different moments up to which a step is looked for; a table of more is one of events. */
const mostMoments = 20_000
/** Part of all distances that must be one step: a table may lack a few. */
const needed = 0.8

/** The distance at which the moments of a column follow each other; null where there is none. */
async function timeStep(database: AnalysisDatabase, column: Column): Promise<Step | null> {
  if (column.distinct > mostMoments) return null
  const rows = await database.rows(
    `select distinct epoch(${column.sql}) as at from t where ${column.sql} is not null order by 1 limit ${mostMoments}`,
  )
  const moments = rows.map(({ at }) => (typeof at === 'number' ? at : 0))
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0))
  if (gaps.length < 2) return null
  const starts = moments.map((at) => new Date(at * 1_000))
  if (starts.every((start) => start.getUTCDate() === 1 && start.getTime() % (daySeconds * 1_000) === 0)) {
    const share = (low: number, high: number) =>
      gaps.filter((gap) => gap >= low * daySeconds && gap <= high * daySeconds).length / gaps.length
    if (share(28, 31) >= needed) return 'month'
    if (share(89, 93) >= needed) return 'quarter'
    if (share(365, 366) >= needed) return 'year'
  }
  const steps = [
    ['hour', 3_600],
    ['day', daySeconds],
    ['week', 7 * daySeconds],
  ] as const
  for (const [step, seconds] of steps.toReversed()) {
    if (
      gaps.every((gap) => gap % seconds === 0) &&
      gaps.filter((gap) => gap === seconds).length / gaps.length >= needed
    )
      return step
  }
  return null
}

const order: readonly CalendarGrain[] = ['day', 'week', 'month', 'quarter', 'year']

/** A time axis that knows its step: periods are never shorter than it. */
export async function withStep(database: AnalysisDatabase, time: TimeAxis | null): Promise<TimeAxis | null> {
  if (!time) return null
  const step = await timeStep(database, time.column)
  const least = step === null || step === 'hour' ? 'day' : step
  const longer = order.indexOf(least) > order.indexOf(calendarGrain(time.grain))
  const { fiscal } = time.column
  return { ...time, grain: !longer ? time.grain : fiscal ? fiscalGrain(least) : least, step }
}
