import type { Market } from '#knowledge/market.ts'
import { stemOf } from '../brief/phrase-index.ts'
import { tellingWords } from './telling-words.ts'

/** Rows of numbers of unlike length, in one piece of memory. */
export interface Rows {
  /** Row `n` reaches from `starts[n]` to before `starts[n + 1]`. */
  starts: Uint32Array
  values: Uint16Array | Uint32Array
}

/** By word: the markets that have it, and how often. */
export interface Postings extends Rows {
  /** Beside each value. */
  counts: Uint8Array
}

/** The library's words and phrases, prepared for looking up what a text has in common with them. */
export interface MarketWords {
  /** Stem -> place of the word. */
  places: ReadonlyMap<string, number>
  /** By place: how the library writes it. */
  written: readonly string[]
  /** Markets that say the word of their products. */
  said: Postings
  /** Markets in whose prose (people, vendors, tasks) the word stands. */
  prose: Postings
  /** By phrase: its market, and the sum of the rarities of its words. */
  phraseMarket: Uint16Array
  phraseRarity: Float32Array
  /** By word: the phrases that hold it. */
  phrasesOf: Rows
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
  ...market.words,
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
  readonly places = new Map<string, number>()
  readonly written: string[] = []

  /** Places of the telling words of a text, each once. */
  placesOf(text: string): number[] {
    return [...new Set(tellingWords(text).map((word) => this.#placeOf(word)))]
  }

  #placeOf(word: string): number {
    const stem = stemOf(word)
    const place = this.places.get(stem) ?? this.written.length
    if (place === this.written.length) {
      this.places.set(stem, place)
      this.written.push(word)
    }
    return place
  }
}

function startsOf(rows: readonly (readonly unknown[])[]): Uint32Array {
  const starts = new Uint32Array(rows.length + 1)
  rows.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.length
  })
  return starts
}

function postingsOf(phrasesByMarket: readonly (readonly (readonly number[])[])[], size: number): Postings {
  const rows: { market: number; count: number }[][] = Array.from({ length: size }, () => [])
  phrasesByMarket.forEach((phrases, market) => {
    const counts = new Map<number, number>()
    for (const word of phrases.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) rows[word]?.push({ market, count })
  })
  return {
    starts: startsOf(rows),
    values: Uint16Array.from(rows.flat(), ({ market }) => market),
    counts: Uint8Array.from(rows.flat(), ({ count }) => Math.min(255, count)),
  }
}

const rowOf = ({ starts, values }: Rows, at: number) => values.subarray(starts[at] ?? 0, starts[at + 1] ?? 0)

export function indexWords(markets: readonly Market[]): MarketWords {
  const vocabulary = new Vocabulary()
  const read = (texts: readonly string[]) =>
    texts.map((text) => vocabulary.placesOf(text)).filter((words) => words.length > 0)
  const saidBy = markets.map((market) => read(said(market)))
  const toldBy = markets.map((market) => read(told(market)))
  const size = vocabulary.written.length
  const [saidWords, toldWords] = [postingsOf(saidBy, size), postingsOf(toldBy, size)]
  const rarityAt = (having: number) => Math.max(0.2, Math.log((markets.length + 1) / (having + 0.5)))
  const rarity = Float32Array.from(vocabulary.written, (_, word) => {
    const own = rowOf(saidWords, word)
    const others = rowOf(toldWords, word).filter((market) => !own.includes(market)).length
    return rarityAt(own.length + proseShare * others)
  })
  const phrases = saidBy.flatMap((texts, market) => texts.map((words) => ({ market, words })))
  const phrasesOf: number[][] = Array.from({ length: size }, () => [])
  phrases.forEach(({ words }, phrase) => {
    for (const word of words) phrasesOf[word]?.push(phrase)
  })
  return {
    places: vocabulary.places,
    written: vocabulary.written,
    said: saidWords,
    prose: toldWords,
    phraseMarket: Uint16Array.from(phrases, ({ market }) => market),
    phraseRarity: Float32Array.from(phrases, ({ words }) => words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0)),
    phrasesOf: { starts: startsOf(phrasesOf), values: Uint32Array.from(phrasesOf.flat()) },
    rarity,
    unheard: 0.8 * rarityAt(0.5),
  }
}
