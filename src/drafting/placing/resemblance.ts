import type { Market } from '#knowledge/market.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import { stemOf } from '../brief/phrase-index.ts'
import { indexWords, type MarketWords, type Posting } from './market-words.ts'
import { createNearWords, type NearWord } from './near-words.ts'
import { tellingWords } from './telling-words.ts'

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

type Share = Omit<Resemblance, 'met'> & { met: { word: string; share: number }[] }

interface Word {
  /** As written, lower case. */
  word: string
  near: readonly NearWord[]
  /** How much it says. */
  weight: number
}

/** A word that a market says several times is more its own. */
const ownness = (count: number) => 0.7 + 0.3 * Math.min(1, (count - 1) / 3)
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
export function createResemblance(markets: readonly Market[], vectors: WordVectors): FindResemblance {
  const index = indexWords(markets)
  const { near } = createNearWords(index.vocabulary, vectors)

  const readWords = (texts: readonly WeightedText[]): Word[] => {
    const times = new Map<string, { word: string; weight: number }>()
    for (const { text, weight } of texts) {
      for (const word of tellingWords(text)) {
        const before = times.get(stemOf(word))?.weight ?? 0
        times.set(stemOf(word), { word, weight: Math.min(mostTimes, before + weight) })
      }
    }
    return [...times].slice(0, mostWords).map(([, { word, weight }]) => {
      const nearWords = near(word)
      const [first] = nearWords
      const rarity = first?.nearness === 1 ? (index.rarity[first.id] ?? 0) : index.unheard
      return { word, near: nearWords, weight: weight * rarity * tellingness(vectors.rankOf(word)) }
    })
  }

  return (texts) => {
    const words = readWords(texts)
    const all = words.reduce((sum, { weight }) => sum + weight, handful)
    const shares = markets.map((): Share => ({ words: 0, prose: 0, phrase: 0, nextPhrase: 0, met: [] }))
    for (const word of words) {
      const said = bestByMarket(word.near, index.said)
      const told = bestByMarket(word.near, index.prose)
      shares.forEach((share, market) => {
        const best = said.get(market) ?? 0
        const weight = word.weight / all
        share.words += best * weight
        share.prose += Math.max(best, told.get(market) ?? 0) * weight
        if (best >= metFrom) share.met.push({ word: word.word, share: best * weight })
      })
    }
    for (const { market, score } of phraseScores(words, index)) keepBest(shares[market], score)
    return shares.map((share) => ({
      ...share,
      met: share.met.sort((one, other) => other.share - one.share).map(({ word }) => word),
    }))
  }
}

function keepBest(of: Share | undefined, score: number): void {
  if (!of) return
  if (score > of.phrase) {
    of.nextPhrase = of.phrase
    of.phrase = score
  } else if (score > of.nextPhrase) of.nextPhrase = score
}

/** The nearest word that each market has. */
function bestByMarket(near: readonly NearWord[], postings: readonly (readonly Posting[])[]): Map<number, number> {
  const best = new Map<number, number>()
  for (const { id, nearness } of near) {
    for (const { market, count } of postings[id] ?? []) {
      const score = nearness * ownness(count)
      if (score > (best.get(market) ?? 0)) best.set(market, score)
    }
  }
  return best
}

interface PhraseHit {
  /** Weight of the text's words that are met. */
  met: number
  /** Rarity of the phrase's words that are met. */
  covered: number
  /** Words of the phrase that a word of the text was taken for already. */
  taken: number[]
}

function phraseScores(words: readonly Word[], index: MarketWords): { market: number; score: number }[] {
  const hits = new Map<number, PhraseHit>()
  for (const { near, weight } of words) {
    // The nearest first: a phrase is met by the nearest of its words alone.
    const seen = new Set<number>()
    for (const { id, nearness } of near) {
      for (const phrase of index.phrasesOf[id] ?? []) {
        if (seen.has(phrase)) continue
        seen.add(phrase)
        const hit = hits.get(phrase) ?? { met: 0, covered: 0, taken: [] }
        if (hit.taken.includes(id)) continue
        hit.met += nearness * weight
        hit.covered += nearness * (index.rarity[id] ?? 0)
        hit.taken.push(id)
        hits.set(phrase, hit)
      }
    }
  }
  return [...hits].flatMap(([place, { met, covered, taken }]) => {
    const phrase = index.phrases[place]
    if (!phrase) return []
    const share = covered / phrase.rarity
    const score = taken.length > 1 ? met * Math.sqrt(share) : singleShare * met * share
    return [{ market: phrase.market, score: score / 10 }]
  })
}
