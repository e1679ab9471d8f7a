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

/** Collects rows of numbers that come in any order, and lays them out in one piece. */
class Table {
  readonly #rows: number[][] = []

  add(row: number, value: number): void {
    const values = this.#rows[row]
    if (values) values.push(value)
    else this.#rows[row] = [value]
  }

  laidOut(size: number): { starts: Uint32Array; values: Uint32Array } {
    const starts = new Uint32Array(size + 1)
    for (let row = 0; row < size; row += 1) starts[row + 1] = (starts[row] ?? 0) + (this.#rows[row]?.length ?? 0)
    const values = new Uint32Array(starts[size] ?? 0)
    for (let row = 0; row < size; row += 1) values.set(this.#rows[row] ?? [], starts[row])
    return { starts, values }
  }
}

/** A market and a count share one number, so that a table holds both. */
const countRoom = 256

function postingsOf(table: Table, size: number): Postings {
  const { starts, values } = table.laidOut(size)
  return {
    starts,
    values: Uint16Array.from(values, (value) => value / countRoom),
    counts: Uint8Array.from(values, (value) => value % countRoom),
  }
}

const rowOf = ({ starts, values }: Rows, at: number) => values.subarray(starts[at] ?? 0, starts[at + 1] ?? 0)

/** Market by market and without lists of strings or objects for all of them: this runs at start, and what it grows to stays. */
export function indexWords(markets: readonly Market[]): MarketWords {
  const vocabulary = new Vocabulary()
  const [saidTable, toldTable, phraseTable] = [new Table(), new Table(), new Table()]
  const phraseMarkets: number[] = []
  const addCounts = (table: Table, counts: ReadonlyMap<number, number>, market: number) => {
    for (const [word, count] of counts) table.add(word, market * countRoom + Math.min(countRoom - 1, count))
  }
  markets.forEach((market, position) => {
    const [saidCounts, toldCounts] = [new Map<number, number>(), new Map<number, number>()]
    for (const text of said(market)) {
      const words = vocabulary.placesOf(text)
      for (const word of words) {
        saidCounts.set(word, (saidCounts.get(word) ?? 0) + 1)
        phraseTable.add(word, phraseMarkets.length)
      }
      if (words.length > 0) phraseMarkets.push(position)
    }
    for (const text of told(market)) {
      for (const word of vocabulary.placesOf(text)) toldCounts.set(word, (toldCounts.get(word) ?? 0) + 1)
    }
    addCounts(saidTable, saidCounts, position)
    addCounts(toldTable, toldCounts, position)
  })
  const size = vocabulary.written.length
  const [saidWords, toldWords] = [postingsOf(saidTable, size), postingsOf(toldTable, size)]
  const phrasesOf = phraseTable.laidOut(size)
  const rarityAt = (having: number) => Math.max(0.2, Math.log((markets.length + 1) / (having + 0.5)))
  const rarity = Float32Array.from(vocabulary.written, (_, word) => {
    const own = rowOf(saidWords, word)
    const others = rowOf(toldWords, word).filter((market) => !own.includes(market)).length
    return rarityAt(own.length + proseShare * others)
  })
  const phraseRarity = new Float32Array(phraseMarkets.length)
  for (let word = 0; word < size; word += 1) {
    for (const phrase of rowOf(phrasesOf, word))
      phraseRarity[phrase] = (phraseRarity[phrase] ?? 0) + (rarity[word] ?? 0)
  }
  return {
    places: vocabulary.places,
    written: vocabulary.written,
    said: saidWords,
    prose: toldWords,
    phraseMarket: Uint16Array.from(phraseMarkets),
    phraseRarity,
    phrasesOf,
    rarity,
    unheard: 0.8 * rarityAt(0.5),
  }
}
