import type { Scores } from '../score.ts'

/** stated: by the user. usual: known of the nearest neighbour in the trade. none: to be found out. */
type Known = 'stated' | 'usual' | 'none'

export interface Evidence {
  size: Known
  pain: Known
  price: Known
  tool: Known
  isNamed: boolean
}

/** A score says how much is known of a segment so far: what the user states counts most, what is usual less. */
export function scoresOf({ size, pain, price, tool, isNamed }: Evidence): Scores {
  const grade = (known: Known) => (known === 'stated' ? 8 : (known === 'usual' ? 4 : 2) + (isNamed ? 2 : 0))
  return {
    marketSize: grade(size),
    painSeverity: grade(pain),
    willingnessToPay: grade(price),
    adoptionReadiness: grade(tool),
  }
}
