import { type Anomaly, anomaliesOf, placesOf } from './anomalies.ts'
import { meanOf } from './averages.ts'
import { tProbability } from './distributions.ts'
import { gradualShift } from './gradual-shift.ts'
import { lineOrGrowth } from './line-or-growth.ts'
import { bestSplit, suddenShift } from './sudden-shift.ts'
import { witnessesOf } from './witnesses.ts'

/** A new level and from where to where it was reached, in places of the values. */
export interface Shift {
  at: number
  /** The first period at the new level: `at` where it came at once. */
  until: number
  before: number
  after: number
  low: number
  high: number
  p: number
  deviation: number
  /** One direction all along says it nearly as well. */
  orLine: boolean
}

/** One direction all along, where a line or steady growth says it better than a new level. */
export interface Trend {
  from: number
  to: number
  slope: number
  /** Of the whole way. */
  low: number
  high: number
  p: number
  /** Where a new level says it nearly as well, the place of that. */
  orShiftAt: number | null
}

/** What a row of values over equal periods does. Places are those of the values. */
export interface Movement {
  anomalies: Anomaly[]
  /** A new level from one period on, with the anomalies left out. */
  shift: Shift | null
  trend: Trend | null
  /** Of the values about whatever they follow. */
  deviation: number
}

export interface Circumstances {
  /** How far each value lies off by the few rows that it rests on, where that is known. */
  noise?: readonly number[]
  /** Places that are known to be odd for another reason. */
  odd?: ReadonlySet<number>
}

/** Fewest values that say anything about a level or a direction. */
const leastValues = 6
/** What the better of two descriptions saves, in units of information, below which the other is nearly as good. */
const nearlyAsGood = 4
/** Up to so many times the chance of their rows, values differ by that chance alone: there is nothing that neighbours could share. */
const ofRowsAlone = 1.2

const squares = (values: readonly number[]) => {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/**
 * Looks for single odd values, a new level and a direction. `error` is the chance of a false word that all tests of this row share;
 * null values are periods without one.
 */
export function movementOf(
  values: readonly (number | null)[],
  error: number,
  { noise = [], odd: known = new Set() }: Circumstances = {},
): Movement {
  const points = values.flatMap((value, at) => (value === null ? [] : [{ at, value, noise: noise[at] ?? 0 }]))
  const nothing: Movement = { anomalies: [], shift: null, trend: null, deviation: 0 }
  if (points.length < leastValues) return nothing
  const anomalies = anomaliesOf(points, error)
  const odd = placesOf(anomalies).union(known)
  const kept = points.filter(({ at }) => !odd.has(at))
  const ys = kept.map(({ value }) => value)
  const flat = squares(ys)
  if (kept.length < leastValues || flat === 0) return { ...nothing, anomalies }
  const still = { ...nothing, anomalies, deviation: Math.sqrt(flat / (kept.length - 1)) }
  const found = levelOrDirection(kept, flat, error)
  return found ? { ...still, ...found } : still
}

function levelOrDirection(
  kept: readonly { at: number; value: number; noise: number }[],
  flat: number,
  error: number,
): Pick<Movement, 'shift' | 'trend' | 'deviation'> | null {
  const xs = kept.map(({ at }) => at)
  const ys = kept.map(({ value }) => value)
  const noise = kept.map((point) => point.noise)
  const n = ys.length
  const known = Math.sqrt(meanOf(noise.map((value) => value ** 2)))
  const direction = lineOrGrowth(xs, ys)
  const split = bestSplit(ys)
  const leftBy = { line: direction.left, step: split?.left ?? flat }
  const gradual = gradualShift(ys, leftBy, { known, alone: ofRowsAlone })
  if (gradual && gradual.p < error) {
    const [at, until] = [xs[gradual.at] ?? 0, xs[gradual.until] ?? 0]
    return { shift: { ...gradual, at, until, orLine: false }, trend: null, deviation: gradual.deviation }
  }
  const saved = n * Math.log(leftBy.line / Math.max(leftBy.step, 1e-12 * flat))
  if (split && saved > 0) {
    const sudden = suddenShift(ys, split, noise, ofRowsAlone)
    if (sudden.p >= error) return null
    const at = xs[split.at] ?? 0
    return {
      shift: { ...sudden, at, until: at, orLine: saved < nearlyAsGood },
      trend: null,
      deviation: sudden.deviation,
    }
  }
  const { line } = direction
  const deviation = Math.sqrt(direction.left / Math.max(1, n - 2))
  const witnesses = deviation < ofRowsAlone * known ? 1 : witnessesOf(direction.rest)
  const t = line.error === 0 ? Number.POSITIVE_INFINITY : (line.slope / line.error) * Math.sqrt(witnesses)
  const p = line.slope === 0 ? 1 : tProbability(t, Math.max(1, (n - 2) * witnesses))
  if (p >= error) return null
  const { from, to, low, high } = direction
  const orShiftAt = split && saved > -nearlyAsGood ? (xs[split.at] ?? null) : null
  return { shift: null, trend: { from, to, slope: line.slope, low, high, p, orShiftAt }, deviation }
}
