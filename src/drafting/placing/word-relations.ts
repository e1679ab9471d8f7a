import type { MarketWords, Postings } from './market-words.ts'
import type { NearWords } from './near-words.ts'

/** What one word of a text has to do with each market and each phrase of the library: the same for whatever text it stands in. */
export interface WordRelations {
  /** Place of the very word in the library's vocabulary; null when the library does not have it. */
  own: number | null
  /** By market: how nearly it says the word of its products, and in its prose. */
  said: Float64Array
  told: Float64Array
  /** Phrases that the word meets, each once, and beside each the nearest of its words, how near that is, and how rare by nearness. */
  phrases: Uint32Array
  words: Uint16Array
  nearness: Float64Array
  covered: Float64Array
}

/** Words whose relations are remembered, some 10 KB each. People describe their products in the same few thousand words. */
const remembered = 1_000

/** A word that a market says several times is more its own. */
const ownness = (count: number) => 0.4 + 0.6 * Math.min(1, (count - 1) / 3)

export function createWordRelations(
  markets: number,
  index: MarketWords,
  near: (word: string) => NearWords,
): (word: string) => WordRelations {
  const known = new Map<string, WordRelations>()
  return (word) => {
    const earlier = known.get(word)
    if (earlier) return earlier
    if (known.size >= remembered) known.clear()
    const nearWords = near(word)
    const relations = {
      own: nearWords.nearness[0] === 1 ? (nearWords.places[0] ?? null) : null,
      said: bestByMarket(markets, nearWords, index.said),
      told: bestByMarket(markets, nearWords, index.prose),
      ...phrasesMet(nearWords, index),
    }
    known.set(word, relations)
    return relations
  }
}

/** The nearest word that each market has. */
function bestByMarket(markets: number, { places, nearness }: NearWords, postings: Postings): Float64Array {
  const best = new Float64Array(markets)
  places.forEach((place, at) => {
    const end = postings.starts[place + 1] ?? 0
    for (let each = postings.starts[place] ?? 0; each < end; each += 1) {
      const market = postings.values[each] ?? 0
      const score = (nearness[at] ?? 0) * ownness(postings.counts[each] ?? 1)
      if (score > (best[market] ?? 0)) best[market] = score
    }
  })
  return best
}

/** The nearest first: a phrase is met by the nearest of its words alone. */
function phrasesMet({ places, nearness }: NearWords, { phrasesOf, rarity }: MarketWords) {
  /** Phrase -> where its nearest word is in the list of the near ones. */
  const met = new Map<number, number>()
  places.forEach((place, at) => {
    const end = phrasesOf.starts[place + 1] ?? 0
    for (let each = phrasesOf.starts[place] ?? 0; each < end; each += 1) {
      const phrase = phrasesOf.values[each] ?? 0
      if (!met.has(phrase)) met.set(phrase, at)
    }
  })
  const nearest = [...met.values()]
  return {
    phrases: Uint32Array.from(met.keys()),
    words: Uint16Array.from(nearest, (at) => places[at] ?? 0),
    nearness: Float64Array.from(nearest, (at) => nearness[at] ?? 0),
    covered: Float64Array.from(nearest, (at) => (nearness[at] ?? 0) * (rarity[places[at] ?? 0] ?? 0)),
  }
}
