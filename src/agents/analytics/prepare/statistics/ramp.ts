import { fitLine } from './line.ts'

/** One level, then a steady way to another, then that one. */
interface Ramp {
  /** Places of the last value of the old level and of the first of the new one. */
  from: number
  to: number
  before: number
  after: number
  /** What it leaves of each value, and the sum of squares of that. */
  rest: number[]
  left: number
  /** Standard error of the step from one level to the other. */
  error: number
  /** How many ways were tried. */
  tried: number
}

/** Fewest steps of a way that is no sudden change, and fewest values that stay level on at least one side of it. */
const leastSteps = 3
const leastLevel = 3
/** How much longer each way is than the one that was tried before it. */
const growth = 1.25

/** The way that leaves least; null for fewer values than it needs. */
export function bestRamp(ys: readonly number[]): Ramp | null {
  const n = ys.length
  if (n < leastSteps + 2 * leastLevel) return null
  // Sums up to each place make every way cost the same, however long it is.
  const sums = [0]
  const moments = [0]
  for (const [index, y] of ys.entries()) {
    sums.push((sums[index] ?? 0) + y)
    moments.push((moments[index] ?? 0) + index * y)
  }
  const between = (list: readonly number[], from: number, to: number) => (list[to + 1] ?? 0) - (list[from] ?? 0)
  const total = sums[n] ?? 0
  let best: { from: number; to: number; explained: number } | null = null
  let tried = 0
  for (let steps = leastSteps; steps < n - leastLevel; steps = Math.ceil(steps * growth)) {
    for (let from = 0; from + steps < n; from += 1) {
      const to = from + steps
      const behind = n - 1 - to
      if (Math.max(from, behind) < leastLevel) continue
      tried += 1
      const weight = (steps + 1) / 2 + behind
      const squares = ((steps + 1) * (2 * steps + 1)) / (6 * steps) + behind
      const along = (between(moments, from, to) - from * between(sums, from, to)) / steps
      const xy = along + between(sums, to + 1, n - 1) - (weight * total) / n
      const xx = squares - weight ** 2 / n
      const explained = xy ** 2 / xx
      if (!best || explained > best.explained) best = { from, to, explained }
    }
  }
  if (!best) return null
  const { from, to } = best
  const part = ys.map((_, index) => Math.min(1, Math.max(0, (index - from) / (to - from))))
  const line = fitLine(part, ys)
  return {
    from,
    to,
    before: line.intercept,
    after: line.intercept + line.slope,
    rest: ys.map((y, index) => y - line.intercept - line.slope * (part[index] ?? 0)),
    left: line.left,
    // Both places were chosen as well.
    error: line.error * Math.sqrt((n - 2) / (n - 4)),
    tried,
  }
}
