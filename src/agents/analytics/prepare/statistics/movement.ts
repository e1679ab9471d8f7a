import { type Anomaly, anomaliesOf, placesOf } from './anomalies.ts'
import { meanOf } from './averages.ts'
import { tProbability, tQuantile, zProbability } from './distributions.ts'
import { fitLine } from './line.ts'
import { bestRamp } from './ramp.ts'

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
}

/** What a row of values over equal periods does. Places are those of the values. */
export interface Movement {
  anomalies: Anomaly[]
  /** A new level from one period on, with the anomalies left out. */
  shift: Shift | null
  /** One direction all along, where a line says it better than a new level. */
  trend: { from: number; to: number; slope: number; low: number; high: number; p: number } | null
  /** Of the values about whatever they follow. */
  deviation: number
}

/** Fewest values that say anything about a level or a direction. */
const leastValues = 6
/** Periods on each side of a new level. */
const leastSide = 2
/** Up to so many values their own spread is a poor witness. */
const fewValues = 16
/** By how much a gradual change must be the better description than a line, in units of information. */
const moreThanLine = 5
/** Up to so many times the chance of their rows, values differ by that chance alone. */
const ofRowsAlone = 1.2

const squares = (values: readonly number[]) => {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/**
 * Looks for single odd values, a new level and a direction. `error` is the chance of a false word that all tests of this row share;
 * null values are periods without one. `noise` is how far each value lies off by the few rows that it rests on, where that is known.
 */
export function movementOf(values: readonly (number | null)[], error: number, noise: readonly number[] = []): Movement {
  const points = values.flatMap((value, at) => (value === null ? [] : [{ at, value, noise: noise[at] ?? 0 }]))
  const nothing: Movement = { anomalies: [], shift: null, trend: null, deviation: 0 }
  if (points.length < leastValues) return nothing
  const anomalies = anomaliesOf(points, error)
  const odd = placesOf(anomalies)
  const kept = points.filter(({ at }) => !odd.has(at))
  if (kept.length < leastValues) return { ...nothing, anomalies }
  const xs = kept.map(({ at }) => at)
  const ys = kept.map(({ value }) => value)
  const n = ys.length
  const line = fitLine(xs, ys)
  const split = bestSplit(ys)
  const flat = squares(ys)
  if (flat === 0) return { ...nothing, anomalies }
  const known = Math.sqrt(meanOf(kept.map((point) => point.noise ** 2)))
  const gradual = gradualShift(ys, { line: line.left, step: split?.left ?? flat }, known, error)
  if (gradual) {
    const [at, until] = [xs[gradual.at] ?? 0, xs[gradual.until] ?? 0]
    return { anomalies, shift: { ...gradual, at, until }, trend: null, deviation: gradual.deviation }
  }
  // Neighbours that resemble each other are fewer witnesses than they seem.
  const stepLeft = split ? split.left : flat
  const asShift = split !== null && stepLeft < line.left
  const rest =
    asShift && split
      ? restOfSplit(ys, split.at)
      : ys.map((y, index) => y - line.intercept - line.slope * (xs[index] ?? 0))
  const deviation = Math.sqrt((asShift ? stepLeft : line.left) / Math.max(1, n - 2))
  // Where they lie off no further than the few rows of each explain, there is nothing that neighbours could share.
  const witnesses = deviation < ofRowsAlone * known ? 1 : witnessesOf(correlationOfNeighbours(rest))
  if (asShift && split) {
    const before = ys.slice(0, split.at)
    const after = ys.slice(split.at)
    const spread = Math.sqrt(Math.max(stepLeft / (n - 2), 1e-12 * flat) * (1 / before.length + 1 / after.length))
    const t = ((meanOf(after) - meanOf(before)) / spread) * Math.sqrt(witnesses)
    // How far values of many rows lie off follows from the rows; few periods alone are not enough to estimate it.
    const byRows = known > 0 && deviation < 2 * known && n <= fewValues
    const z =
      (meanOf(after) - meanOf(before)) / (Math.max(known, deviation) * Math.sqrt(1 / before.length + 1 / after.length))
    const chance = byRows ? zProbability(z) : tProbability(t, Math.max(1, (n - 2) * witnesses))
    // The best of all places was taken, so that each place counts as a test.
    const p = Math.min(1, chance * Math.max(1, n - 2 * leastSide + 1))
    if (p < error) {
      const at = kept[split.at]?.at ?? 0
      // Of the step at this place; that the place was chosen widens it a little more.
      const reach = tQuantile(0.975, Math.max(1, n - 2)) * spread
      return {
        anomalies,
        shift: {
          at,
          until: at,
          before: meanOf(before),
          after: meanOf(after),
          low: meanOf(after) - meanOf(before) - reach,
          high: meanOf(after) - meanOf(before) + reach,
          p,
          deviation,
        },
        trend: null,
        deviation,
      }
    }
    return { ...nothing, anomalies, deviation: Math.sqrt(flat / (n - 1)) }
  }
  const t = line.error === 0 ? Number.POSITIVE_INFINITY : (line.slope / line.error) * Math.sqrt(witnesses)
  const p = line.slope === 0 ? 1 : tProbability(t, Math.max(1, (n - 2) * witnesses))
  if (p >= error) return { ...nothing, anomalies, deviation: Math.sqrt(flat / (n - 1)) }
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0]
  return {
    anomalies,
    shift: null,
    trend: {
      from: line.intercept + line.slope * first,
      to: line.intercept + line.slope * last,
      slope: line.slope,
      low: line.low,
      high: line.high,
      p,
    },
    deviation,
  }
}

/**
 * A new level that was reached step by step: only where that leaves much less than a sudden one and than a line, for which there were
 * fewer places to choose from. Places are those of `ys`.
 */
function gradualShift(
  ys: readonly number[],
  leftBy: { line: number; step: number },
  known: number,
  error: number,
): Shift | null {
  const n = ys.length
  const ramp = bestRamp(ys)
  if (!ramp) return null
  const saves = (left: number) => n * Math.log(left / Math.max(ramp.left, 1e-12 * left)) - 2 * Math.log(n)
  if (saves(leftBy.step) < 0 || saves(leftBy.line) < moreThanLine) return null
  const deviation = Math.sqrt(ramp.left / (n - 4))
  // A course that was fitted so closely takes some of what neighbours share away with it.
  const witnesses = deviation < ofRowsAlone * known ? 1 : witnessesOf(correlationOfNeighbours(ramp.rest) + 4 / n)
  const freedom = Math.max(1, (n - 4) * witnesses)
  const size = ramp.after - ramp.before
  const spread = Math.max(ramp.error, 1e-9 * Math.abs(size)) / Math.sqrt(witnesses)
  const p = Math.min(1, tProbability(size / spread, freedom) * ramp.tried)
  if (p >= error) return null
  const reach = tQuantile(0.975, freedom) * spread
  return {
    at: ramp.from + 1,
    until: ramp.to,
    before: ramp.before,
    after: ramp.after,
    low: size - reach,
    high: size + reach,
    p,
    deviation,
  }
}

/** The part of values that count as witnesses where neighbours resemble each other so much. */
function witnessesOf(alike: number): number {
  const shared = Math.min(0.99, Math.max(0, alike))
  return (1 - shared) / (1 + shared)
}

/** The place that parts the values best into two levels. */
function bestSplit(ys: readonly number[]): { at: number; left: number } | null {
  const n = ys.length
  let best: { at: number; left: number } | null = null
  const total = ys.reduce((sum, y) => sum + y, 0)
  const allSquares = ys.reduce((sum, y) => sum + y * y, 0)
  let before = 0
  for (let at = 1; at <= n - leastSide; at += 1) {
    before += ys[at - 1] ?? 0
    if (at < leastSide) continue
    const left = Math.max(0, allSquares - before ** 2 / at - (total - before) ** 2 / (n - at))
    if (!best || left < best.left) best = { at, left }
  }
  return best
}

function restOfSplit(ys: readonly number[], at: number): number[] {
  const [before, after] = [meanOf(ys.slice(0, at)), meanOf(ys.slice(at))]
  return ys.map((y, index) => y - (index < at ? before : after))
}

function correlationOfNeighbours(rest: readonly number[]): number {
  const all = rest.reduce((sum, value) => sum + value * value, 0)
  if (all === 0) return 0
  return rest.slice(1).reduce((sum, value, index) => sum + value * (rest[index] ?? 0), 0) / all
}
