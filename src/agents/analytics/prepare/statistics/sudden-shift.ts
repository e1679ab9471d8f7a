import { meanOf } from './averages.ts'
import { tProbability, tQuantile, zProbability } from './distributions.ts'
import { witnessesOf } from './witnesses.ts'

/** The place that parts values best into two levels. */
export interface Split {
  at: number
  /** Sum of squares about the two levels. */
  left: number
}

/** Periods on each side of a new level. */
const leastSide = 2
/** Up to so many values their own spread is a poor witness. */
const fewValues = 16

export function bestSplit(ys: readonly number[]): Split | null {
  const n = ys.length
  let best: Split | null = null
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

/** The two levels of a split with the chance that there is only one. `noise` is how far each value lies off by its few rows, 0 where unknown. */
export function suddenShift(ys: readonly number[], { at, left }: Split, noise: readonly number[], alone: number) {
  const n = ys.length
  const [before, after] = [meanOf(ys.slice(0, at)), meanOf(ys.slice(at))]
  const known = Math.sqrt(meanOf(noise.map((value) => value ** 2)))
  const deviation = Math.sqrt(left / Math.max(1, n - 2))
  const rest = ys.map((y, index) => y - (index < at ? before : after))
  const witnesses = deviation < alone * known ? 1 : witnessesOf(rest)
  const sides = Math.sqrt(1 / at + 1 / (n - at))
  // Values that do not differ at all within a level still leave what the numbers are rounded to.
  const spread = Math.max(deviation, 1e-6 * Math.abs(after - before)) * sides
  const t = ((after - before) / spread) * Math.sqrt(witnesses)
  // How far values of many rows lie off follows from the rows; few periods alone are not enough to estimate it.
  const byRows = known > 0 && deviation < 2 * known && n <= fewValues
  const chance = byRows
    ? zProbability((after - before) / (Math.max(known, deviation) * sides))
    : tProbability(t, Math.max(1, (n - 2) * witnesses))
  // A short side may lie off by the chance of its own few rows, of which the longer one says nothing. Rows that come as regularly as a
  // clock have less of it.
  const regular = known > 0 ? Math.min(1, deviation / known) : 0
  const ofRows = regular * Math.hypot(errorOf(noise.slice(0, at)), errorOf(noise.slice(at)))
  const chanceOfRows = ofRows > 0 ? zProbability((after - before) / ofRows) : 0
  const reach = tQuantile(0.975, Math.max(1, n - 2)) * spread
  return {
    before,
    after,
    // Of the step at this place; that the place was chosen widens it a little more.
    low: after - before - reach,
    high: after - before + reach,
    // The best of all places was taken, so that each place counts as a test.
    p: Math.min(1, Math.max(chance, chanceOfRows) * Math.max(1, n - 2 * leastSide + 1)),
    deviation,
  }
}

const errorOf = (noise: readonly number[]) =>
  Math.sqrt(noise.reduce((sum, value) => sum + value ** 2, 0)) / noise.length
