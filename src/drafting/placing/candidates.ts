import type { Market } from '#knowledge/market.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import type { BriefField } from '#shared/brief.ts'
import type { MarketIndex } from './market-index.ts'
import type { OwnWords } from './own-words.ts'
import { createResemblance, type Resemblance, type Resemblances } from './resemblance.ts'
import { tellingWords } from './telling-words.ts'
import { type Weighed, weighMarkets } from './weigh.ts'

/** One of the likeliest markets, and what it has in common with a description. */
export interface Candidate {
  market: Market
  weighed: Weighed | undefined
  resemblance: Resemblance
  score: number
  /** Of being the right one of all. */
  chance: number
  /** Words of the description that it says of its products. */
  met: readonly string[]
}

/**
 * What each kind of agreement is worth: a text's words among those that the market says of its products, among those of its
 * people and vendors too, said together in one phrase, in a second, and the points of synonyms and jobs (up to `mostPoints`).
 * Fitted by maximum likelihood on the tuning cases, the one-liners and the tuning half of the product ideas, which also makes
 * the scores comparable: a market's chance among all is its share of the exponentials.
 */
const worth = { words: 4.7, prose: 10.4, phrase: 4.5, nextPhrase: 4.9, points: 0.41 }
const mostPoints = 12

const shareOfField: Record<BriefField, number> = { market: 1.3, description: 1, context: 0.4, audience: 0.5 }
/** What a well-known product is known for, beside the description's own words. */
const shareOfLikened = 0.4

/** What speaks for each market: its synonyms and jobs, and all of its words. The lists hold until the next description is scored. */
export interface Scores {
  all: readonly Weighed[]
  resemblances: Resemblances
  /** By place in `markets`. */
  scores: Float64Array
  markets: readonly Market[]
}

/** Prepares the markets once; an answer takes less than a millisecond. */
export function createScores(index: MarketIndex, vectors: WordVectors): (own: OwnWords) => Scores {
  const resemblanceOf = createResemblance(index.markets, vectors, index.spell)
  return ({ brief, likened }) => {
    const all = weighMarkets(brief, index)
    const texts = Object.entries(shareOfField).map(([field, weight]) => ({
      text: brief.source[field as BriefField] ?? '',
      weight,
    }))
    const resemblances = resemblanceOf([...texts, { text: likened, weight: shareOfLikened }])
    return { all, resemblances, scores: scoresOf(resemblances, all), markets: index.markets }
  }
}

/** By market. */
function scoresOf({ words, prose, phrase, nextPhrase }: Resemblances, all: readonly Weighed[]): Float64Array {
  const scores = words.map(
    (ofWords, place) =>
      worth.words * ofWords +
      worth.prose * (prose[place] ?? 0) +
      worth.phrase * (phrase[place] ?? 0) +
      worth.nextPhrase * (nextPhrase[place] ?? 0),
  )
  for (const { market, score } of all)
    scores[market] = (scores[market] ?? 0) + worth.points * Math.min(mostPoints, score)
  return scores
}

/** The two likeliest markets; of two that are as likely the one that stands first in the library. */
export function likeliest({ brief }: OwnWords, { all, resemblances, scores, markets }: Scores): Candidate[] {
  const total = scores.reduce((sum, score) => sum + Math.exp(score), 0)
  const own = new Set(tellingWords(`${brief.source.description} ${brief.source.market ?? ''}`))
  return twoBest(scores).flatMap((place): Candidate[] => {
    const market = markets[place]
    if (!market) return []
    const score = scores[place] ?? 0
    const resemblance = resemblances.of(place)
    const met = resemblance.met.filter((word) => own.has(word))
    const weighed = all.find((each) => each.market === place)
    return [{ market, weighed, resemblance, score, chance: Math.exp(score) / total, met }]
  })
}

/** The places of the two highest, the first of those that are as high. */
function twoBest(scores: Float64Array): number[] {
  let [best, next] = [-1, -1]
  scores.forEach((score, place) => {
    if (best < 0 || score > (scores[best] ?? 0)) [best, next] = [place, best]
    else if (next < 0 || score > (scores[next] ?? 0)) next = place
  })
  return [best, next].filter((place) => place >= 0)
}
