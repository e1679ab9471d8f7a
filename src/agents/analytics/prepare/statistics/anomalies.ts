import { meanOf, medianOf } from './averages.ts'

/** Values far from the others, alone or a few one after another up to `to`: their average, and what was expected of them. */
export interface Anomaly {
  at: number
  to: number
  value: number
  expected: number
  score: number
}

/** All places of anomalies. */
export const placesOf = (anomalies: readonly Anomaly[]): Set<number> =>
  new Set(anomalies.flatMap(({ at, to }) => Array.from({ length: to - at + 1 }, (_, index) => at + index)))

/** How many deviations a value must lie off, by how many values there are: chance makes long rows wilder. */
const farOff = (count: number, error: number) => Math.max(5.5, 1.2 * Math.sqrt(2 * Math.log((2 * count) / error)))

/** Values far from what their level, their two levels or their line lets expect, whichever fits best. */
export function anomaliesOf(points: readonly { at: number; value: number; noise: number }[], error: number): Anomaly[] {
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
  if (runs.length > Math.max(2, n * 0.04) || found.length > Math.max(1, n * longestPart)) return []
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
