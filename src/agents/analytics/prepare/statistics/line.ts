import { tProbability, tQuantile } from './distributions.ts'

export interface Line {
  intercept: number
  slope: number
  /** Standard error of the slope. */
  error: number
  /** Sum of squares that the line leaves. */
  left: number
  /** Part of the movement that the line explains, 0 to 1. */
  fit: number
  p: number
  low: number
  high: number
}

/** Least squares. `xs` and `ys` are of one length, at least 3. */
export function fitLine(xs: readonly number[], ys: readonly number[]): Line {
  const n = xs.length
  const meanX = xs.reduce((sum, x) => sum + x, 0) / n
  const meanY = ys.reduce((sum, y) => sum + y, 0) / n
  let xx = 0
  let xy = 0
  let yy = 0
  for (const [index, x] of xs.entries()) {
    const y = ys[index] ?? 0
    xx += (x - meanX) ** 2
    xy += (x - meanX) * (y - meanY)
    yy += (y - meanY) ** 2
  }
  const slope = xx === 0 ? 0 : xy / xx
  const intercept = meanY - slope * meanX
  const left = xs.reduce((sum, x, index) => sum + ((ys[index] ?? 0) - intercept - slope * x) ** 2, 0)
  const error = xx === 0 || n < 3 ? 0 : Math.sqrt(left / (n - 2) / xx)
  const reach = n < 3 ? 0 : tQuantile(0.975, n - 2) * error
  return {
    intercept,
    slope,
    error,
    left,
    fit: yy === 0 ? 0 : 1 - left / yy,
    p: error === 0 ? (slope === 0 ? 1 : 0) : tProbability(slope / error, n - 2),
    low: slope - reach,
    high: slope + reach,
  }
}
