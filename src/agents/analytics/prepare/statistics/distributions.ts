import jstat from 'jstat'

const { jStat } = jstat

/** Chance of a t at least this far from zero, either way. */
export function tProbability(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return 0
  return freedom > 0 ? 2 * jStat.studentt.cdf(-Math.abs(t), freedom) : 1
}

/** Chance of an F at least this large. The upper tail is computed by itself, since 1 minus the lower one loses its digits. */
export function fProbability(f: number, above: number, below: number): number {
  if (!Number.isFinite(f)) return 0
  return f <= 0 ? 1 : jStat.ibeta(below / (below + above * f), below / 2, above / 2)
}

export function chiProbability(value: number, freedom: number): number {
  if (value <= 0) return 1
  return Math.max(0, 1 - jStat.lowRegGamma(freedom / 2, value / 2))
}

export const zProbability = (z: number): number => 2 * jStat.normal.cdf(-Math.abs(z), 0, 1)

export const tQuantile = (part: number, freedom: number): number => jStat.studentt.inv(part, freedom)

export const zQuantile = (part: number): number => jStat.normal.inv(part, 0, 1)
