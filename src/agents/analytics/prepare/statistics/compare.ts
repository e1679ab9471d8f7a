import { chiProbability, fProbability, tProbability, tQuantile, zProbability, zQuantile } from './distributions.ts'

interface Sample {
  count: number
  mean: number
  /** Standard deviation of the values. */
  deviation: number
}

export interface Share {
  hits: number
  known: number
}

export interface Comparison {
  difference: number
  /** Ends of the 95 % interval of the difference. */
  low: number
  high: number
  /** Chance of a difference at least so large where there is none. */
  p: number
  /** t or z. */
  score: number
}

/** Welch's test of two averages, which does not ask for equal spread. */
export function compareMeans(a: Sample, b: Sample): Comparison & { freedom: number; effect: number } {
  const difference = a.mean - b.mean
  const [ofA, ofB] = [a.deviation ** 2 / a.count, b.deviation ** 2 / b.count]
  const error = Math.sqrt(ofA + ofB)
  if (a.count < 2 || b.count < 2 || error === 0) {
    return { difference, low: difference, high: difference, p: 1, score: 0, freedom: 0, effect: 0 }
  }
  const freedom = (ofA + ofB) ** 2 / (ofA ** 2 / (a.count - 1) + ofB ** 2 / (b.count - 1))
  const pooled = Math.sqrt(
    ((a.count - 1) * a.deviation ** 2 + (b.count - 1) * b.deviation ** 2) / (a.count + b.count - 2),
  )
  const reach = tQuantile(0.975, freedom) * error
  const score = difference / error
  return {
    difference,
    low: difference - reach,
    high: difference + reach,
    p: tProbability(score, freedom),
    score,
    freedom,
    effect: difference / pooled,
  }
}

/** Wilson's interval of one share, which stays inside 0 and 1. */
export function shareInterval({ hits, known }: Share, confidence = 0.95): { low: number; high: number } {
  if (known === 0) return { low: 0, high: 1 }
  const z = zQuantile(1 - (1 - confidence) / 2)
  const share = hits / known
  const middle = (share + z ** 2 / (2 * known)) / (1 + z ** 2 / known)
  const reach = (z / (1 + z ** 2 / known)) * Math.sqrt((share * (1 - share)) / known + z ** 2 / (4 * known ** 2))
  return { low: middle - reach, high: middle + reach }
}

/** Two shares: the pooled z, and Newcombe's interval of their difference. */
export function compareShares(a: Share, b: Share): Comparison {
  if (a.known === 0 || b.known === 0) return { difference: 0, low: -1, high: 1, p: 1, score: 0 }
  const [ofA, ofB] = [a.hits / a.known, b.hits / b.known]
  const difference = ofA - ofB
  const pooled = (a.hits + b.hits) / (a.known + b.known)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.known + 1 / b.known))
  const score = error === 0 ? 0 : difference / error
  const [atA, atB] = [shareInterval(a), shareInterval(b)]
  return {
    difference,
    low: difference - Math.hypot(ofA - atA.low, atB.high - ofB),
    high: difference + Math.hypot(atA.high - ofA, ofB - atB.low),
    p: zProbability(score),
    score,
  }
}

/** Whether shares differ anywhere among several groups: Pearson's chi-squared. */
export function sharesDiffer(groups: readonly Share[]): { score: number; freedom: number; p: number } {
  const hits = groups.reduce((sum, group) => sum + group.hits, 0)
  const known = groups.reduce((sum, group) => sum + group.known, 0)
  const share = known === 0 ? 0 : hits / known
  const freedom = groups.length - 1
  if (share === 0 || share === 1 || freedom < 1) return { score: 0, freedom, p: 1 }
  const score = groups.reduce(
    (sum, group) => sum + (group.hits - group.known * share) ** 2 / (group.known * share * (1 - share)),
    0,
  )
  return { score, freedom, p: chiProbability(score, freedom) }
}

/** Whether averages differ anywhere among several groups: one-way analysis of variance. */
export function meansDiffer(groups: readonly Sample[]): { score: number; between: number; within: number; p: number } {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const mean = groups.reduce((sum, group) => sum + group.mean * group.count, 0) / count
  const above = groups.reduce((sum, group) => sum + group.count * (group.mean - mean) ** 2, 0)
  const below = groups.reduce((sum, group) => sum + (group.count - 1) * group.deviation ** 2, 0)
  const between = groups.length - 1
  const within = count - groups.length
  if (between < 1 || within < 1 || below === 0) return { score: 0, between, within, p: 1 }
  const score = above / between / (below / within)
  return { score, between, within, p: fProbability(score, between, within) }
}

/** A correlation's chance and its 95 % interval (Fisher's z). */
export function testCorrelation(r: number, count: number): { p: number; low: number; high: number } {
  if (count < 4 || Math.abs(r) >= 1) return { p: Math.abs(r) >= 1 ? 0 : 1, low: r, high: r }
  const reach = zQuantile(0.975) / Math.sqrt(count - 3)
  const score = r * Math.sqrt((count - 2) / (1 - r ** 2))
  return {
    p: tProbability(score, count - 2),
    low: Math.tanh(Math.atanh(r) - reach),
    high: Math.tanh(Math.atanh(r) + reach),
  }
}

/** The correlation of two measures with a third one held still. */
export function partialCorrelation(ab: number, ac: number, bc: number): number {
  const rest = Math.sqrt((1 - ac ** 2) * (1 - bc ** 2))
  return rest === 0 ? 0 : (ab - ac * bc) / rest
}

/** Holm's correction: what each chance is worth among so many that were looked at. In the order given. */
export function holm(chances: readonly number[]): number[] {
  const order = chances.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p)
  const corrected = new Array<number>(chances.length)
  let worst = 0
  for (const [rank, { p, index }] of order.entries()) {
    worst = Math.min(1, Math.max(worst, p * (chances.length - rank)))
    corrected[index] = worst
  }
  return corrected
}
