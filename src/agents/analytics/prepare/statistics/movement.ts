import { tProbability, tQuantile, zProbability } from './distributions.ts'
import { fitLine } from './line.ts'

/** What a row of values over equal periods does. Places are those of the values. */
export interface Movement {
  /** Values far from the others, alone or a few one after another up to `to`: their average, and what was expected of them. */
  anomalies: { at: number; to: number; value: number; expected: number; score: number }[]
  /** A new level from one period on, with the anomalies left out. */
  shift: { at: number; before: number; after: number; low: number; high: number; p: number; deviation: number } | null
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
/** Up to so many times the chance of their rows, values differ by that chance alone. */
const ofRowsAlone = 1.2

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
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
  // Neighbours that resemble each other are fewer witnesses than they seem.
  const stepLeft = split ? split.left : flat
  const asShift = split !== null && stepLeft < line.left
  const rest =
    asShift && split
      ? restOfSplit(ys, split.at)
      : ys.map((y, index) => y - line.intercept - line.slope * (xs[index] ?? 0))
  const deviation = Math.sqrt((asShift ? stepLeft : line.left) / Math.max(1, n - 2))
  const known = Math.sqrt(meanOf(kept.map((point) => point.noise ** 2)))
  // Where they lie off no further than the few rows of each explain, there is nothing that neighbours could share.
  const alike = deviation < ofRowsAlone * known ? 0 : Math.max(0, correlationOfNeighbours(rest))
  const witnesses = (1 - alike) / (1 + alike)
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

/** All places of anomalies. */
export const placesOf = (anomalies: Movement['anomalies']): Set<number> =>
  new Set(anomalies.flatMap(({ at, to }) => Array.from({ length: to - at + 1 }, (_, index) => at + index)))

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

/** How many deviations a value must lie off, by how many values there are: chance makes long rows wilder. */
const farOff = (count: number, error: number) => Math.max(5.5, 1.2 * Math.sqrt(2 * Math.log((2 * count) / error)))

/** Values far from what their level, their two levels or their line lets expect, whichever fits best. */
function anomaliesOf(
  points: readonly { at: number; value: number; noise: number }[],
  error: number,
): Movement['anomalies'] {
  const ys = points.map(({ value }) => value)
  const n = ys.length
  const { course: expected, split } = robustCourse(points)
  const rest = ys.map((y, index) => y - (expected[index] ?? 0))
  // Two levels may be noisy in different ways: a stock that is gone has no noise at all. The median of few distances is often too small.
  const sides = split === null ? [rest] : [rest.slice(0, split), rest.slice(split)]
  const spread = Math.max(...sides.map((side) => 1.4826 * medianOf(side.map(Math.abs)) * (1 + 4 / side.length)))
  // Where most values are alike, the median of their distance is nothing, and any other value would be far off.
  const scale = Math.max(spread, 0.005 * Math.abs(medianOf(ys)), 1e-9 * Math.max(...ys.map(Math.abs)))
  if (scale === 0) return []
  const limit = farOff(n, error)
  const found = points.flatMap(({ at, value, noise }, index) => {
    const score = (rest[index] ?? 0) / Math.max(scale, noise)
    return Math.abs(score) > limit ? [{ at, value, expected: expected[index] ?? 0, score, index }] : []
  })
  const runs = runsOf(found, n)
  // More than a few are no oddities but how these values are.
  if (runs.length > Math.max(1, n * 0.04) || found.length > Math.max(1, n * longestPart)) return []
  return runs.map((run) => ({
    at: run[0]?.at ?? 0,
    to: run.at(-1)?.at ?? 0,
    value: meanOf(run.map(({ value }) => value)),
    expected: meanOf(run.map(({ expected: usual }) => usual)),
    score: run.toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))[0]?.score ?? 0,
  }))
}

/** Part of all values that may be odd. */
const longestPart = 0.15

/** Neighbours that are off the same way are one thing that happened. At an end they may as well be a new level. */
function runsOf<Odd extends { index: number; score: number }>(found: readonly Odd[], count: number): Odd[][] {
  const runs: Odd[][] = []
  for (const odd of found) {
    const last = runs.at(-1)?.at(-1)
    if (last && odd.index === last.index + 1 && Math.sign(odd.score) === Math.sign(last.score)) runs.at(-1)?.push(odd)
    else runs.push([odd])
  }
  return runs.flatMap((run) =>
    run[0]?.index === 0 || run.at(-1)?.index === count - 1 ? run.map((odd) => [odd]) : [run],
  )
}

/** What is expected of each value by the course that leaves least: one median, two, or a line through thirds. */
function robustCourse(points: readonly { at: number; value: number }[]): { course: number[]; split: number | null } {
  const ys = points.map(({ value }) => value)
  const n = ys.length
  const leftBy = (course: readonly number[]) =>
    ys.reduce((sum, y, index) => sum + Math.abs(y - (course[index] ?? 0)), 0)
  const flat = ys.map(() => medianOf(ys))
  const third = Math.max(2, Math.floor(n / 3))
  const [low, high] = [medianOf(ys.slice(0, third)), medianOf(ys.slice(-third))]
  const span = Math.max(1, (points.at(-1)?.at ?? 1) - (points[0]?.at ?? 0)) * (1 - third / n)
  const slope = (high - low) / span
  const middle = medianOf(points.map(({ at, value }) => value - slope * at))
  const line = points.map(({ at }) => middle + slope * at)
  let place: number | null = null
  let best = [flat, line].toSorted((a, b) => leftBy(a) - leftBy(b))[0] ?? flat
  const stride = Math.max(1, Math.floor(n / 60))
  const side = Math.max(3, Math.floor(n * 0.05))
  for (let split = side; split <= n - side; split += stride) {
    const [before, after] = [medianOf(ys.slice(0, split)), medianOf(ys.slice(split))]
    const course = ys.map((_, index) => (index < split ? before : after))
    if (leftBy(course) < (place === null ? 0.9 : 1) * leftBy(best)) {
      best = course
      place = split
    }
  }
  return { course: best, split: place }
}
