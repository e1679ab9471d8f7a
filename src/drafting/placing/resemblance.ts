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
  /** The same share as `words`, of all that the text says however short it is: two words can reach all of it. */
  covered: number
  /** How much the one word of the text says that most leads to the market. From 0 to about 6. */
  telling: number
}

/** What a text has in common with all markets, by their order. The lists are used again: they hold until the next text. */
export interface Resemblances extends Record<'words' | 'prose' | 'phrase' | 'nextPhrase', Float64Array> {
  of(market: number): Resemblance
}

export type FindResemblance = (texts: readonly WeightedText[]) => Resemblances

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

  const [inWords, inProse, best, next] = [0, 1, 2, 3].map(() => new Float64Array(markets.length)) as Four<Float64Array>
  const keepBest = (market: number, score: number): void => {
    if (score > (best[market] ?? 0)) {
      next[market] = best[market] ?? 0
      best[market] = score
    } else if (score > (next[market] ?? 0)) next[market] = score
  }

  return (texts) => {
    const words = readWords(texts)
    const all = words.reduce((sum, { weight }) => sum + weight, handful)
    for (const list of [inWords, inProse, best, next]) list.fill(0)
    scorePhrases(words, keepBest)
    for (const { relations, weight: ofAll } of words) {
      const { said, saidOrTold } = relations
      const weight = ofAll / all
      for (let market = 0; market < said.length; market += 1) {
        inWords[market] = (inWords[market] ?? 0) + (said[market] ?? 0) * weight
        inProse[market] = (inProse[market] ?? 0) + (saidOrTold[market] ?? 0) * weight
      }
    }
    return {
      words: inWords,
      prose: inProse,
      phrase: best,
      nextPhrase: next,
      of: (market) => ({
        words: inWords[market] ?? 0,
        prose: inProse[market] ?? 0,
        phrase: best[market] ?? 0,
        nextPhrase: next[market] ?? 0,
        ...metBy(market, words, all),
      }),
    }
  }
}

type Four<Item> = [Item, Item, Item, Item]

function metBy(market: number, words: readonly Word[], all: number): Pick<Resemblance, 'met' | 'covered' | 'telling'> {
  const shares = words.map(({ word, relations, weight }) => {
    const said = relations.said[market] ?? 0
    return { word, said, share: said * weight }
  })
  const met = shares.filter(({ said }) => said >= metFrom).sort((one, other) => other.share - one.share)
  return {
    met: met.map(({ word }) => word),
    covered: shares.reduce((sum, { share }) => sum + share, 0) / Math.max(0.1, all - handful),
    telling: Math.max(0, ...shares.map(({ share }) => share)),
  }
}

/** Tells the score of each phrase that any word meets. What it counts with is kept from text to text, since there are thousands. */
function createPhraseScores(index: MarketWords) {
  const size = index.phraseMarket.length
  /** By phrase: weight of the text's words that are met and, beside it, rarity of the phrase's words that are. */
  const sums = new Float64Array(size * 2)
  /** How many words of the phrase a word of the text was taken for. */
  const taken = new Uint8Array(size)
  /** By word of a phrase: the last text that had a word for it, by a number that comes round. Small, since it is looked at most. */
  const takenBy = new Uint8Array(index.phrasesOf.values.length)
  const touched = new Uint32Array(size)
  let text = 0

  return (words: readonly Word[], tell: (market: number, score: number) => void): void => {
    text = (text % 255) + 1
    if (text === 1) takenBy.fill(0)
    let count = 0
    for (const { relations, weight } of words) {
      const { phrases, places, nearness, rarity } = relations
      for (let at = 0; at < phrases.length; at += 1) {
        const place = places[at] ?? 0
        if (takenBy[place] === text) continue
        takenBy[place] = text
        const phrase = phrases[at] ?? 0
        const near = nearness[at] ?? 0
        const before = taken[phrase] ?? 0
        if (before === 0) touched[count++] = phrase
        taken[phrase] = before + 1
        sums[phrase * 2] = (sums[phrase * 2] ?? 0) + near * weight
        sums[phrase * 2 + 1] = (sums[phrase * 2 + 1] ?? 0) + near * (rarity[at] ?? 0)
      }
    }
    for (let at = 0; at < count; at += 1) {
      const phrase = touched[at] ?? 0
      const met = sums[phrase * 2] ?? 0
      const share = (sums[phrase * 2 + 1] ?? 0) / (index.phraseRarity[phrase] ?? 1)
      const score = (taken[phrase] ?? 0) > 1 ? met * Math.sqrt(share) : singleShare * met * share
      tell(index.phraseMarket[phrase] ?? 0, score / 10)
      sums[phrase * 2] = 0
      sums[phrase * 2 + 1] = 0
      taken[phrase] = 0
    }
  }
}
