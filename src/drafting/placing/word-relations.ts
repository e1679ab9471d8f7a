import type { MarketWords, Postings } from './market-words.ts'
import type { NearWords } from './near-words.ts'

/** What one word of a text has to do with each market and each phrase of the library: the same for whatever text it stands in. */
export interface WordRelations {
  /** Place of the very word in the library's vocabulary; null when the library does not have it. */
  own: number | null
  /** By market: how nearly it says the word of its products, and of them or in its prose. */
  said: Float64Array
  saidOrTold: Float64Array
  /**
   * Phrases that the word meets, each once, and beside each where the nearest of its words stands in the list of all phrases' words,
   * how near that is, and how rare by nearness.
   */
  phrases: Uint32Array
  places: Uint32Array
  nearness: Float64Array
  covered: Float64Array
}

/** Words whose relations are remembered, some 10 KB each. People describe their products in the same few thousand words. */
const remembered = 1_000

/** A word that a market says several times is more its own. */
const ownness = (count: number) => 0.7 + 0.3 * Math.min(1, (count - 1) / 3)

export function createWordRelations(
  markets: number,
  index: MarketWords,
  near: (word: string) => NearWords,
): (word: string) => WordRelations {
  const known = new Map<string, WordRelations>()
  const none = new Float64Array(markets)
  const nothing: WordRelations = {
    own: null,
    said: none,
    saidOrTold: none,
    phrases: new Uint32Array(0),
    places: new Uint32Array(0),
    nearness: new Float64Array(0),
    covered: new Float64Array(0),
  }
  return (word) => {
    const earlier = known.get(word)
    if (earlier) return earlier
    const nearWords = near(word)
    // Names and numbers, which come once, must not push out what comes again.
    if (nearWords.places.length === 0) return nothing
    const [oldest] = known.size < remembered ? [] : known.keys()
    if (oldest !== undefined) known.delete(oldest)
    const said = bestByMarket(markets, nearWords, index.said)
    const told = bestByMarket(markets, nearWords, index.prose)
    const relations = {
      own: nearWords.nearness[0] === 1 ? (nearWords.places[0] ?? null) : null,
      said,
      saidOrTold: said.map((nearness, market) => Math.max(nearness, told[market] ?? 0)),
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
  /** Phrase -> where its nearest word is in the list of the near ones, and in that of all phrases' words. */
  const met = new Map<number, { at: number; place: number }>()
  places.forEach((word, at) => {
    const end = phrasesOf.starts[word + 1] ?? 0
    for (let place = phrasesOf.starts[word] ?? 0; place < end; place += 1) {
      const phrase = phrasesOf.values[place] ?? 0
      if (!met.has(phrase)) met.set(phrase, { at, place })
    }
  })
  const nearest = [...met.values()]
  return {
    phrases: Uint32Array.from(met.keys()),
    places: Uint32Array.from(nearest, ({ place }) => place),
    nearness: Float64Array.from(nearest, ({ at }) => nearness[at] ?? 0),
    covered: Float64Array.from(nearest, ({ at }) => (nearness[at] ?? 0) * (rarity[places[at] ?? 0] ?? 0)),
  }
}
