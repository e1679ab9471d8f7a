import { addsUp, type Metric, metricValue, minus } from '../meaning/metric.ts'
import { placesOf } from '../statistics/anomalies.ts'
import type { Shift } from '../statistics/movement.ts'
import { type Looked, type Move, relative, share } from './move.ts'
import type { Period } from './time-axis.ts'

/** Smallest changes that are worth reporting: of a level relatively, of a share in points. */
const leastChange = 0.06

export const leastPoints = 0.02

const leastDeviations = 1.2

function isReportable(metric: Metric, from: number, to: number, deviation: number): boolean {
  const points = metric.kind === 'share' || (metric.kind === 'ratio' && Math.max(from, to) <= 1)
  // Of a share both: a few points of a half are little, and half of a few in a hundred is much.
  const large = points
    ? Math.abs(to - from) >= leastPoints || Math.abs(share(from, to)) >= 0.2
    : Math.abs(share(from, to)) >= leastChange
  return (large || Math.abs(to - from) >= 3 * deviation) && Math.abs(to - from) >= leastDeviations * deviation
}

interface Level extends Omit<Shift, 'orLine'> {
  looked: Looked
  type: 'shift' | 'trend'
  /** What says it nearly as well: one direction all along, or a new level from a place on. */
  or: Move['or']
}

function levelOf(metric: Metric, looked: Looked): Level | null {
  const { shift, trend, deviation } = looked.movement
  if (shift && isReportable(metric, shift.before, shift.after, shift.deviation))
    return {
      looked,
      type: 'shift',
      at: shift.at,
      until: shift.until,
      before: shift.before,
      after: shift.after,
      low: shift.low,
      high: shift.high,
      p: shift.p,
      deviation: shift.deviation,
      or: shift.orLine ? 'direction' : null,
    }
  if (trend && isReportable(metric, trend.from, trend.to, deviation)) {
    const at = looked.values.findIndex((value) => value !== null)
    return {
      looked,
      type: 'trend',
      at,
      until: at,
      before: trend.from,
      after: trend.to,
      low: trend.low,
      high: trend.high,
      p: trend.p,
      deviation,
      or: trend.orShiftAt,
    }
  }
  return null
}

export const strengthOf = ({ before, after, deviation }: Level) => Math.abs(after - before) / Math.max(deviation, 1e-12)
/** What all others did between the two levels of one value. */
function restOf(metric: Metric, index: number, all: Looked, part: Looked, level: Level) {
  const rest = (all.course.sums[index] ?? []).map((sums, place) =>
    minus(sums, part.course.sums[index]?.[place] ?? sums),
  )
  const odd = placesOf(part.movement.anomalies)
  const third = Math.max(2, Math.floor(rest.length / 3))
  const first = level.type === 'shift' ? level.at : third
  const last = level.type === 'shift' ? level.until : rest.length - third
  const mean = (from: number, to: number) => {
    const values = rest
      .slice(from, to)
      .flatMap((sums, place) => (odd.has(from + place) ? [] : (metricValue(metric, sums) ?? [])))
    const middle = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
    const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
    return { middle, error: Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length)) }
  }
  const [before, after] = [mean(0, first), mean(last, rest.length)]
  const error = Math.hypot(before.error, after.error)
  return {
    change: share(before.middle, after.middle),
    points: relative(metric, before.middle, after.middle),
    score: error === 0 ? 0 : (after.middle - before.middle) / error,
  }
}

function moveOf(metric: Metric, level: Level, periods: readonly Period[], more: Pick<Move, 'others' | 'whole'>): Move {
  const { course, values } = level.looked
  return {
    type: level.type,
    metric,
    dimension: course.dimension,
    value: course.value,
    at: level.at,
    period: periods[level.at] as Period,
    until: level.until,
    before: level.before,
    after: level.after,
    change: relative(metric, level.before, level.after),
    low: level.low,
    high: level.high,
    p: level.p,
    or: level.or,
    score: strengthOf(level),
    values,
    last: null,
    everywhere: null,
    extreme: null,
    usual: null,
    ...more,
  }
}
/** New levels and directions: of one value where it moves and the others do not, else of all rows. */
export function levelMoves(
  metric: Metric,
  index: number,
  all: Looked,
  parts: readonly Looked[],
  periods: readonly Period[],
): Move[] {
  const whole = levelOf(metric, all)
  const carriers: (Level & { others: number; othersMove: boolean })[] = []
  for (const part of parts) {
    const level = levelOf(metric, part)
    if (!level) continue
    // A value that comes in another's place, such as a new version, is how the category is made.
    const appears = Math.min(level.before, level.after) <= 0.02 * Math.max(level.before, level.after)
    if (addsUp(metric) && appears && !whole) continue
    const rest = restOf(metric, index, all, part, level)
    const own = share(level.before, level.after)
    // A value that moves as the others do carries nothing.
    if (Math.abs(rest.change) > 0.4 * Math.abs(own) && Math.sign(rest.change) === Math.sign(own)) continue
    carriers.push({
      ...level,
      others: rest.points,
      othersMove: Math.abs(rest.change) > 0.05 && Math.abs(rest.score) > 3,
    })
  }
  // What explains it best moves most in its own measure; a mirror of another value moves the other way and less.
  const strongest = carriers.toSorted((a, b) => strengthOf(b) - strengthOf(a))
  const chosen: typeof carriers = []
  for (const carrier of strongest) {
    const sameDimension = chosen.every(({ looked }) => looked.course.dimension === carrier.looked.course.dimension)
    if (
      chosen.length < 2 &&
      sameDimension &&
      (chosen.length === 0 || strengthOf(carrier) > 0.5 * strengthOf(chosen[0] as Level))
    )
      chosen.push(carrier)
  }
  const moved = chosen.map(
    (level): Move =>
      moveOf(metric, level, periods, {
        others: level.others,
        whole: whole
          ? { before: whole.before, after: whole.after, change: relative(metric, whole.before, whole.after) }
          : null,
      }),
  )
  const explained =
    whole !== null &&
    chosen.some(
      (level) =>
        Math.sign(level.after - level.before) === Math.sign(whole.after - whole.before) &&
        // Others that went the other way explain nothing of where the whole went.
        (!level.othersMove || Math.sign(level.others) !== Math.sign(whole.after - whole.before)),
    )
  if (whole && !explained) moved.push(moveOf(metric, whole, periods, { others: null, whole: null }))
  return moved
}
