/** The part of values that count as witnesses where neighbours resemble each other as much as what a course leaves of them does. */
export function witnessesOf(rest: readonly number[], more = 0): number {
  const alike = Math.min(0.99, Math.max(0, correlationOfNeighbours(rest) + more))
  return (1 - alike) / (1 + alike)
}

function correlationOfNeighbours(rest: readonly number[]): number {
  const all = rest.reduce((sum, value) => sum + value * value, 0)
  if (all === 0) return 0
  return rest.slice(1).reduce((sum, value, index) => sum + value * (rest[index] ?? 0), 0) / all
}
