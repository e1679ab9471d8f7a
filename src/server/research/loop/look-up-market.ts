import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Market } from '#knowledge/market.ts'
import { tellingWords, words } from '../relevance.ts'

/** The market of the library whose name, or else definition, has most of the words; null when none has half of them. */
export function lookUpMarket(about: string, { markets }: Pick<Knowledge, 'markets'>): Market | null {
  const wanted = tellingWords(about)
  if (wanted.size === 0) return null
  const scored = markets.map((market) => {
    const inName = words(market.name)
    const inText = words(market.definition)
    let score = 0
    for (const word of wanted) score += inName.has(word) ? 1 : inText.has(word) ? 0.6 : 0
    return { market, score: score / wanted.size }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), {
    market: null as Market | null,
    score: 0,
  })
  return best.score >= 0.5 ? best.market : null
}
