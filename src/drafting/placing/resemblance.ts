import type { Market } from '#knowledge/market.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import { stemOf } from '../brief/phrase-index.ts'
import { indexWords, type MarketWords } from './market-words.ts'
import { createNearWords } from './near-words.ts'
import { tellingWords } from './telling-words.ts'
import { createWordRelations, type WordRelations } from './word-relations.ts'

export interface WeightedText {
  text: string
  weight: number
}

/** What a text and a market have in common, apart from the market's own names and jobs word by word. */
export interface Resemblance {
  /** Share of the text's words, by what they say, that the market says of its products too, or nearly. From 0 to 1. */
  words: number
  /** The same, with the words about its people and vendors. */
  prose: number
  /** How much one phrase of the market says what the text says: several of its words together. From 0, seldom above 2. */
  phrase: number
  /** The next best phrase. */
  nextPhrase: number
  /** Words of the text, as written, that the market says of its products too, or nearly; what says most comes first. */
  met: readonly string[]
}

/** One answer per market, in their order. */
export type FindResemblance = (texts: readonly WeightedText[]) => Resemblance[]

type Mutable = { -readonly [Key in keyof Resemblance]: Resemblance[Key] }

interface Word {
  /** As written, lower case. */
  word: string
  relations: WordRelations
  /** How much it says. */
  weight: number
}

/** A handful of words cannot reach all of the share. */
const handful = 4
/** One word alone is a weak sign that a phrase is meant. */
const singleShare = 0.3
const mostTimes = 1.5
const mostWords = 60
/** From this nearness on a word of the text is as good as said by the market. */
const metFrom = 0.35

/** Frequent words of English have to do with everything; from about the thousandth on a word counts. */
const tellingness = (rank: number | undefined) => (rank === undefined ? 1 : 1 / (1 + 900 / (rank + 1)))

/** Prepares the markets once; an answer takes a few milliseconds, most of them for words that were not met before. */
export function createResemblance(
  markets: readonly Market[],
  vectors: WordVectors,
  spell: (stem: string) => string | null = () => null,
): FindResemblance {
  const index = indexWords(markets)
  const relationsOf = createWordRelations(markets.length, index, createNearWords(index, vectors, spell))
  const scorePhrases = createPhraseScores(index)

  const readWords = (texts: readonly WeightedText[]): Word[] => {
    const times = new Map<string, { word: string; weight: number }>()
    for (const { text, weight } of texts) {
      for (const word of tellingWords(text)) {
        const before = times.get(stemOf(word))?.weight ?? 0
        times.set(stemOf(word), { word, weight: Math.min(mostTimes, before + weight) })
      }
    }
    return [...times].slice(0, mostWords).map(([, { word, weight }]) => {
      const relations = relationsOf(word)
      const rarity = relations.own === null ? index.unheard : (index.rarity[relations.own] ?? 0)
      return { word, relations, weight: weight * rarity * tellingness(vectors.rankOf(word)) }
    })
  }

  return (texts) => {
    const words = readWords(texts)
    const all = words.reduce((sum, { weight }) => sum + weight, handful)
    const best: Mutable[] = markets.map(() => ({ words: 0, prose: 0, phrase: 0, nextPhrase: 0, met: [] }))
    scorePhrases(words, (market, score) => keepBest(best[market], score))
    best.forEach((found, market) => {
      const met: { word: string; share: number }[] = []
      for (const { word, relations, weight: ofAll } of words) {
        const weight = ofAll / all
        const said = relations.said[market] ?? 0
        found.words += said * weight
        found.prose += Math.max(said, relations.told[market] ?? 0) * weight
        if (said >= metFrom) met.push({ word, share: said * weight })
      }
      if (met.length > 0) found.met = met.sort((one, other) => other.share - one.share).map(({ word }) => word)
    })
    return best
  }
}

function keepBest(of: Mutable | undefined, score: number): void {
  if (!of) return
  if (score > of.phrase) {
    of.nextPhrase = of.phrase
    of.phrase = score
  } else if (score > of.nextPhrase) of.nextPhrase = score
}

/** Tells the score of each phrase that any word meets. What it counts with is kept from text to text, since there are thousands. */
function createPhraseScores(index: MarketWords) {
  const size = index.phraseMarket.length
  /** By phrase: weight of the text's words that are met, and rarity of the phrase's words that are. */
  const met = new Float64Array(size)
  const covered = new Float64Array(size)
  /** How many words of the phrase a word of the text was taken for, the first of them, and the others where there are any. */
  const taken = new Int32Array(size)
  const first = new Int32Array(size)
  const others = new Map<number, number[]>()
  let touched: number[] = []

  /** False when a word of the text was taken for this word before. */
  function take(phrase: number, word: number): boolean {
    if (taken[phrase] === 0) {
      touched.push(phrase)
      first[phrase] = word
    } else {
      const more = others.get(phrase)
      if (first[phrase] === word || more?.includes(word)) return false
      if (more) more.push(word)
      else others.set(phrase, [word])
    }
    taken[phrase] = (taken[phrase] ?? 0) + 1
    return true
  }

  return (words: readonly Word[], tell: (market: number, score: number) => void): void => {
    for (const { relations, weight } of words) {
      const { phrases, nearness, covered: covering } = relations
      for (let at = 0; at < phrases.length; at += 1) {
        const phrase = phrases[at] ?? 0
        if (!take(phrase, relations.words[at] ?? 0)) continue
        met[phrase] = (met[phrase] ?? 0) + (nearness[at] ?? 0) * weight
        covered[phrase] = (covered[phrase] ?? 0) + (covering[at] ?? 0)
      }
    }
    for (const place of touched) {
      const ofWords = met[place] ?? 0
      const share = (covered[place] ?? 0) / (index.phraseRarity[place] ?? 1)
      const score = (taken[place] ?? 0) > 1 ? ofWords * Math.sqrt(share) : singleShare * ofWords * share
      tell(index.phraseMarket[place] ?? 0, score / 10)
      met[place] = 0
      covered[place] = 0
      taken[place] = 0
    }
    others.clear()
    touched = []
  }
}
