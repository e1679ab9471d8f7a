import type { Market } from '#knowledge/market.ts'
import { stemOf } from '../brief/phrase-index.ts'
import { tellingWords } from './telling-words.ts'

/** How often a word stands in the phrases of a market. */
export interface Posting {
  market: number
  count: number
}

/** A phrase of a market, as the places of its words in the vocabulary. */
export interface MarketPhrase {
  market: number
  words: readonly number[]
  /** Sum of the rarities of its words. */
  rarity: number
}

/** The library's words and phrases, prepared for looking up what a text has in common with them. */
export interface MarketWords {
  /** Stem -> how it is written; its order gives a word its place. */
  vocabulary: ReadonlyMap<string, string>
  /** By word: markets that say it of their products. */
  said: readonly (readonly Posting[])[]
  /** By word: markets in whose prose (people, vendors, tasks) it stands. */
  prose: readonly (readonly Posting[])[]
  phrases: readonly MarketPhrase[]
  /** By word: places of the phrases that hold it. */
  phrasesOf: readonly (readonly number[])[]
  /** By word: the fewer markets have it, the more it says. */
  rarity: Float32Array
  /** Rarity of a word that no market has. */
  unheard: number
}

/** A word in a market's prose says less of the other markets' claim to it. */
const proseShare = 0.35

const said = (market: Market): string[] => [
  market.name,
  market.definition,
  ...market.pitches,
  ...market.synonyms,
  ...market.terms,
  ...market.jobs.flatMap((job) => job.objects.map((object) => `${job.verb} ${object}`)),
]

const told = (market: Market): string[] => [
  ...market.vendors.flatMap((vendor) => [vendor.line, vendor.goodAt, ...vendor.capabilities]),
  ...market.roles.flatMap((role) => [role.title, role.organization, ...role.goals, ...role.dailyTasks, ...role.pains]),
  ...market.tableStakes.map((item) => item.capability),
  ...market.statusQuo.map((item) => item.what),
]

class Vocabulary {
  readonly written = new Map<string, string>()
  readonly #places = new Map<string, number>()

  /** Places of the telling words of a text, each once. */
  placesOf(text: string): number[] {
    return [...new Set(tellingWords(text).map((word) => this.#placeOf(word)))]
  }

  #placeOf(word: string): number {
    const stem = stemOf(word)
    const place = this.#places.get(stem) ?? this.#places.size
    if (place === this.#places.size) {
      this.#places.set(stem, place)
      this.written.set(stem, word)
    }
    return place
  }
}

function postingsOf(phrasesByMarket: readonly (readonly (readonly number[])[])[], size: number): Posting[][] {
  const postings: Posting[][] = Array.from({ length: size }, () => [])
  phrasesByMarket.forEach((phrases, market) => {
    const counts = new Map<number, number>()
    for (const word of phrases.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) postings[word]?.push({ market, count })
  })
  return postings
}

export function indexWords(markets: readonly Market[]): MarketWords {
  const vocabulary = new Vocabulary()
  const read = (texts: readonly string[]) => texts.map((text) => vocabulary.placesOf(text))
  const saidBy = markets.map((market) => read(said(market)))
  const toldBy = markets.map((market) => read(told(market)))
  const size = vocabulary.written.size
  const [saidWords, toldWords] = [postingsOf(saidBy, size), postingsOf(toldBy, size)]
  const rarityAt = (having: number) => Math.max(0.2, Math.log((markets.length + 1) / (having + 0.5)))
  const rarity = Float32Array.from(saidWords, (sayers, word) => {
    const own = new Set(sayers.map(({ market }) => market))
    const others = (toldWords[word] ?? []).filter(({ market }) => !own.has(market)).length
    return rarityAt(own.size + proseShare * others)
  })
  const phrases = saidBy.flatMap((texts, market) =>
    texts
      .filter((words) => words.length > 0)
      .map(
        (words): MarketPhrase => ({
          market,
          words,
          rarity: words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0),
        }),
      ),
  )
  const phrasesOf: number[][] = Array.from({ length: size }, () => [])
  phrases.forEach(({ words }, phrase) => {
    for (const word of words) phrasesOf[word]?.push(phrase)
  })
  return {
    vocabulary: vocabulary.written,
    said: saidWords,
    prose: toldWords,
    phrases,
    phrasesOf,
    rarity,
    unheard: 0.8 * rarityAt(0.5),
  }
}
