import { meanOf } from './averages.ts'
import { fitLine, type Line } from './line.ts'

/** One direction all along: a line, or growth by the same part each period where that leaves less. */
interface Direction {
  line: Line
  /** Sum of squares that it leaves, and what it leaves of each value. */
  left: number
  rest: number[]
  /** Its ends, and the 95 % interval of the way between them. */
  from: number
  to: number
  low: number
  high: number
}

/** `xs` and `ys` are of one length, at least 3. */
export function lineOrGrowth(xs: readonly number[], ys: readonly number[]): Direction {
  const line = fitLine(xs, ys)
  const straight = courseOf(xs, ys, line, (slope, x) => meanOf(ys) + slope * (x - meanOf(xs)))
  if (!ys.every((y) => y > 0)) return { line, ...straight }
  const logs = ys.map((y) => Math.log(y))
  const growth = fitLine(xs, logs)
  const curved = courseOf(xs, ys, growth, (rate, x) => Math.exp(meanOf(logs) + rate * (x - meanOf(xs))))
  return { line, ...(curved.left < straight.left ? curved : straight) }
}

/** `at` is the value at a place for a slope; the middle stays where it is, whatever the slope. */
function courseOf(
  xs: readonly number[],
  ys: readonly number[],
  { slope, low, high }: Line,
  at: (slope: number, x: number) => number,
) {
  const rest = ys.map((y, index) => y - at(slope, xs[index] ?? 0))
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0]
  return {
    rest,
    left: rest.reduce((sum, value) => sum + value ** 2, 0),
    from: at(slope, first),
    to: at(slope, last),
    low: at(low, last) - at(low, first),
    high: at(high, last) - at(high, first),
  }
}
