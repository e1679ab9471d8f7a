import type { Market } from '#knowledge/market.ts'
import type { Placement } from './placement.ts'

const folded = (text: string) => text.trim().toLowerCase()

/**
 * The market that the user named: by its name or a synonym, else by what the words themselves weigh (`weighed`), never by likeness. A market
 * that the library does not hold is no market; it is never replaced by the one that was found before.
 */
export function correctPlacement(named: string, markets: readonly Market[], weighed: Placement): Placement {
  const name = folded(named)
  const market =
    markets.find((candidate) => folded(candidate.name) === name) ??
    markets.find((candidate) => candidate.synonyms.some((synonym) => folded(synonym) === name)) ??
    (weighed.basis === 'words' ? weighed.market : null)
  if (!market) {
    return {
      market: null,
      basis: null,
      second: null,
      nearest: null,
      score: 0,
      evidence: [],
      reason: `"${named}" is no market of the library.`,
    }
  }
  const evidence = [{ phrase: named, kind: 'synonym' as const }]
  return {
    market,
    basis: 'words',
    second: null,
    nearest: null,
    score: weighed.score,
    evidence,
    reason: `${market.name}, because the user named it.`,
  }
}
