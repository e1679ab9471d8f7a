/**
 * Tests that say whether a difference may be chance. Many are made on one table, so that the limits are far above those for a
 * single one: below `plausible` nothing is said, below `certain` it is said with a caution.
 */
export const plausible = 2.8
export const certain = 3.6

/** z of two shares. */
export function proportionTest(a: { hits: number; known: number }, b: { hits: number; known: number }): number {
  if (a.known === 0 || b.known === 0) return 0
  const pooled = (a.hits + b.hits) / (a.known + b.known)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.known + 1 / b.known))
  return error === 0 ? 0 : (a.hits / a.known - b.hits / b.known) / error
}

interface Sample {
  count: number
  mean: number
  deviation: number
}

/** Welch's t of two averages, and their difference in pooled standard deviations. */
export function welchTest(a: Sample, b: Sample): { t: number; effect: number } {
  if (a.count < 2 || b.count < 2) return { t: 0, effect: 0 }
  const error = Math.sqrt(a.deviation ** 2 / a.count + b.deviation ** 2 / b.count)
  const pooled = Math.sqrt(
    ((a.count - 1) * a.deviation ** 2 + (b.count - 1) * b.deviation ** 2) / (a.count + b.count - 2),
  )
  const difference = a.mean - b.mean
  return { t: error === 0 ? 0 : difference / error, effect: pooled === 0 ? 0 : difference / pooled }
}

/** A straight line through equally spaced values: change per step, and how much of the movement it explains (0 to 1). */
export function straightLine(values: readonly number[]): { slope: number; fit: number } {
  const n = values.length
  if (n < 3) return { slope: 0, fit: 0 }
  const middle = (n - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  let xx = 0
  let xy = 0
  let yy = 0
  values.forEach((value, index) => {
    xx += (index - middle) ** 2
    xy += (index - middle) * (value - mean)
    yy += (value - mean) ** 2
  })
  return { slope: xy / xx, fit: yy === 0 ? 0 : xy ** 2 / (xx * yy) }
}

/** t of a line's slope, from the part of the movement that it explains. */
export function slopeTest(fit: number, count: number): number {
  if (count < 3) return 0
  return fit >= 1 ? Number.POSITIVE_INFINITY : Math.sqrt((fit * (count - 2)) / (1 - fit))
}
