import type { MarketWords, Posting } from './market-words.ts'
import type { NearWord } from './near-words.ts'

/** What one word of a text has to do with each market and each phrase of the library: the same for whatever text it stands in. */
export interface WordRelations {
  /** Place of the very word in the library's vocabulary; null when the library does not have it. */
  own: number | null
  /** By market: how nearly it says the word of its products, and in its prose. */
  said: Float64Array
  told: Float64Array
  /** Phrases that the word meets, each once, and by side of each: the phrase's word that is the nearest, how near, how rare by nearness. */
  phrases: Int32Array
  words: Int32Array
  nearness: Float64Array
  covered: Float64Array
}

/** Words whose relations are remembered, some 12 KB each. People describe their products in the same few thousand words. */
const remembered = 1_500

/** A word that a market says several times is more its own. */
const ownness = (count: number) => 0.7 + 0.3 * Math.min(1, (count - 1) / 3)

export function createWordRelations(
  markets: number,
  index: MarketWords,
  near: (word: string) => readonly NearWord[],
): (word: string) => WordRelations {
  const known = new Map<string, WordRelations>()
  return (word) => {
    const earlier = known.get(word)
    if (earlier) return earlier
    if (known.size >= remembered) known.clear()
    const nearWords = near(word)
    const [first] = nearWords
    const relations = {
      own: first?.nearness === 1 ? first.id : null,
      said: bestByMarket(markets, nearWords, index.said),
      told: bestByMarket(markets, nearWords, index.prose),
      ...phrasesMet(nearWords, index),
    }
    known.set(word, relations)
    return relations
  }
}

/** The nearest word that each market has. */
function bestByMarket(
  markets: number,
  near: readonly NearWord[],
  postings: readonly (readonly Posting[])[],
): Float64Array {
  const best = new Float64Array(markets)
  for (const { id, nearness } of near) {
    for (const { market, count } of postings[id] ?? []) {
      const score = nearness * ownness(count)
      if (score > (best[market] ?? 0)) best[market] = score
    }
  }
  return best
}

/** The nearest first: a phrase is met by the nearest of its words alone. */
function phrasesMet(near: readonly NearWord[], index: MarketWords) {
  const met = new Map<number, NearWord>()
  for (const each of near)
    for (const phrase of index.phrasesOf[each.id] ?? []) if (!met.has(phrase)) met.set(phrase, each)
  const words = [...met.values()]
  return {
    phrases: Int32Array.from(met.keys()),
    words: Int32Array.from(words, ({ id }) => id),
    nearness: Float64Array.from(words, ({ nearness }) => nearness),
    covered: Float64Array.from(words, ({ id, nearness }) => nearness * (index.rarity[id] ?? 0)),
  }
}
