import { zQuantile } from './distributions.ts'

/** A test at 5 % that finds a true difference in four of five cases. */
const reach = zQuantile(0.975) + zQuantile(0.8)

/** Rows in each of two groups with which a difference of two shares would show. */
export function rowsForShares(one: number, other: number): number {
  const spread = one * (1 - one) + other * (1 - other)
  return one === other ? Number.POSITIVE_INFINITY : Math.ceil((reach ** 2 * spread) / (one - other) ** 2)
}

/** The same for two averages. */
export function rowsForMeans(deviation: number, difference: number): number {
  return difference === 0 ? Number.POSITIVE_INFINITY : Math.ceil((2 * reach ** 2 * deviation ** 2) / difference ** 2)
}

/** The smallest difference of shares that groups of this size would have shown. */
export function smallestShareDifference(share: number, one: number, other: number): number {
  return reach * Math.sqrt(share * (1 - share) * (1 / one + 1 / other))
}

export function smallestMeanDifference(deviation: number, one: number, other: number): number {
  return reach * deviation * Math.sqrt(1 / one + 1 / other)
}
