import type { Market } from '#knowledge/market.ts'
import { dot, unit, type WordVectors } from '#knowledge/word-vectors.ts'

/** How near a text is to a market by what its words have to do with the market's words. */
export interface Likeness {
  /** Place of the market in the list. */
  market: number
  /** From 0 to 1; half of it means that most words have a near relative in the market. */
  score: number
}

export interface WeightedText {
  text: string
  weight: number
}

/** Words that say nothing of a trade, although they are not rare. */
const empty = new Set(
  `a an the of to and in for that on is with as it by at from be has are have but were not this who they had which will
  their or its one when there all out other than over into no can each so what how them his her she he you your our we us
  my i do does did get gets see sees keep keeps make makes tool app web software service system platform online mobile help
  helps use uses using user users new good small before after without within between every everybody two three whose where
  while also only now today many most more less some any`.split(/\s+/),
)
/** A word of the text counts as met only by a word of the market that is at least this much like it. */
const leastLikeness = 0.45
/** The share of the score that the texts as a whole have; the rest is word by word. */
const wholeShare = 0.4
/** Word by word is dear, so it is done for the markets that are near as a whole. */
const candidates = 10

/** Words of texts whose relatives are remembered: some 10 MB at most. */
const remembered = 6_000

interface Word {
  vector: Float32Array
  weight: number
}

/** A word of a text with its nearest relative in each market, NaN where nobody has looked yet. */
interface TextWord extends Word {
  relatives: Float64Array
}

interface Profile {
  words: Word[]
  whole: Float32Array
}

/** The nearest markets and, wherever they stand, those that are asked for besides. */
export type FindAlike = (texts: readonly WeightedText[], besides?: readonly number[]) => Likeness[]

/** Prepares the markets once; the answer then lists the nearest ones first and takes a few milliseconds. */
export function createLikeness(markets: readonly Market[], vectors: WordVectors): FindAlike {
  const documents = markets.map((market) => countWords(phrasesOf(market), vectors))
  const spread = new Map<number, number>()
  for (const document of documents) for (const rank of document.keys()) spread.set(rank, (spread.get(rank) ?? 0) + 1)
  const rarity = (rank: number) => Math.log((markets.length + 1) / ((spread.get(rank) ?? 0) + 1)) + 0.3
  // A word of many markets has one vector.
  const known = new Map<number, Float32Array>()
  const vectorOf = (rank: number) => {
    const vector = known.get(rank) ?? vectors.vectorOf(rank)
    known.set(rank, vector)
    return vector
  }
  const rarest = Math.log(markets.length + 1) + 0.3
  const profiles = documents.map((document): Profile => {
    const words = [...document].map(([rank, count]) => ({
      vector: vectorOf(rank),
      weight: Math.min(2, 1 + Math.log(count)) * rarity(rank) * tellingness(rank),
    }))
    const most = Math.max(...words.map(({ weight }) => weight))
    return {
      whole: sumOf(words, vectors.dimensions),
      words: words.map(({ vector, weight }) => ({ vector, weight: Math.sqrt(weight / most) })),
    }
  })
  // People describe their products in the same few thousand words, and a word's relatives do not change.
  const met = new Map<number, Omit<TextWord, 'weight'>>()
  const wordOf = (rank: number) => {
    const earlier = met.get(rank)
    if (earlier) return earlier
    if (met.size >= remembered) met.clear()
    const word = {
      vector: known.get(rank) ?? vectors.vectorOf(rank),
      relatives: new Float64Array(markets.length).fill(Number.NaN),
    }
    met.set(rank, word)
    return word
  }
  return (texts, besides = []) => {
    const words = [...countWords(texts, vectors)].map(([rank, count]) => ({
      ...wordOf(rank),
      weight: (Math.min(1.5, count) * rarity(rank) * tellingness(rank)) / rarest,
    }))
    if (words.length === 0) return []
    const unknown = unknownWords(texts, vectors)
    const whole = sumOf(words, vectors.dimensions)
    return profiles
      .map((profile, market) => ({ market, score: dot(whole, profile.whole), profile }))
      .sort((one, other) => other.score - one.score)
      .filter(({ market }, rank) => rank < candidates || besides.includes(market))
      .map(({ market, score, profile }) => ({
        market,
        score: wholeShare * score + (1 - wholeShare) * shareMet(words, market, profile.words, unknown),
      }))
      .sort((one, other) => other.score - one.score || one.market - other.market)
  }
}

function phrasesOf(market: Market): WeightedText[] {
  const { name, definition, synonyms, jobs, terms, roles } = market
  const once = [
    definition,
    ...synonyms,
    ...jobs.map((job) => `${job.verb} ${job.objects.join(' ')}`),
    ...terms,
    ...roles.map((role) => role.title),
  ]
  return [{ text: name, weight: 2 }, ...once.map((text) => ({ text, weight: 1 }))]
}

/** Rank of each telling word -> how often it stands there, by weight. */
function countWords(texts: readonly WeightedText[], vectors: WordVectors): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { text, weight } of texts) {
    for (const word of text.toLowerCase().match(/[a-z]+(?:['-][a-z]+)*/g) ?? []) {
      for (const rank of ranksOf(word, vectors)) counts.set(rank, (counts.get(rank) ?? 0) + weight)
    }
  }
  return counts
}

/** Words too rare to have a vector say the most about a trade, and no market has met them: each counts as one unmet word. */
function unknownWords(texts: readonly WeightedText[], vectors: WordVectors): number {
  const unknown = new Map<string, number>()
  for (const { text, weight } of texts) {
    for (const word of text.toLowerCase().match(/[a-z]{5,}/g) ?? []) {
      if (!empty.has(word) && ranksOf(word, vectors).length === 0) unknown.set(word, weight)
    }
  }
  return [...unknown.values()].reduce((sum, weight) => sum + weight, 0)
}

function ranksOf(word: string, vectors: WordVectors): number[] {
  if (empty.has(word)) return []
  const whole = vectors.rankOf(word)
  if (whole !== undefined) return [whole]
  const parts = word.includes('-') ? word.split('-') : word.endsWith('s') ? [word.slice(0, -1)] : []
  return parts.flatMap((part) => (empty.has(part) ? [] : (vectors.rankOf(part) ?? [])))
}

/** Frequent words have to do with everything; from about the two-thousandth on a word counts in full. */
function tellingness(rank: number): number {
  return 1 / (1 + 1_700 / (rank + 1))
}

function sumOf(words: readonly Word[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const { vector, weight } of words) {
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0)
  }
  return unit(sum)
}

/** The weighted share of the words that have a relative in the market. A handful of words cannot reach all of it. */
function shareMet(words: readonly TextWord[], market: number, ofMarket: readonly Word[], unknown: number): number {
  let met = 0
  let all = 1.5 + unknown
  for (const { vector, weight, relatives } of words) {
    all += weight
    let nearest = relatives[market] ?? Number.NaN
    if (Number.isNaN(nearest)) {
      nearest = nearestOf(vector, ofMarket)
      relatives[market] = nearest
    }
    met += nearest * weight
  }
  return met / all
}

function nearestOf(vector: Float32Array, words: readonly Word[]): number {
  let best = 0
  for (const other of words) {
    const likeness = dot(vector, other.vector)
    if (likeness > leastLikeness) best = Math.max(best, likeness * likeness * other.weight)
  }
  return best
}
