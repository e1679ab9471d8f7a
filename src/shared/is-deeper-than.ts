/** True for plain JSON with more objects and lists within each other. Looks no deeper than that, however deep the value is. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

/** Far more than any contract or answer has, far fewer than what walks through a value can follow. */
export const deepestJson = 64
