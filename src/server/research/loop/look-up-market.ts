import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Market } from '#knowledge/market.ts'
import { tellingWords, words } from '../relevance.ts'

/** The market of the library whose name, or else definition, has most of the words; null when none has half of them. */
export function lookUpMarket(about: string, { markets }: Pick<Knowledge, 'markets'>): Market | null {
  const wanted = tellingWords(about)
  if (wanted.size === 0) return null
  const scored = markets.titles.map(({ id, name, definition }) => {
    const inName = words(name)
    const inText = words(definition)
    let score = 0
    for (const word of wanted) score += inName.has(word) ? 1 : inText.has(word) ? 0.6 : 0
    return { id, score: score / wanted.size }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), {
    id: undefined as string | undefined,
    score: 0,
  })
  return best.score >= 0.5 ? markets.find(best.id) : null
}
