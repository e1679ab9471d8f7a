import type { Market } from '#knowledge/market.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import type { BriefField } from '#shared/brief.ts'
import type { MarketIndex } from './market-index.ts'
import type { OwnWords } from './own-words.ts'
import { createResemblance, type Resemblance } from './resemblance.ts'
import { tellingWords } from './telling-words.ts'
import { type Weighed, weighMarkets } from './weigh.ts'

/** One market with what it has in common with a description. */
export interface Scored {
  market: Market
  weighed: Weighed | undefined
  resemblance: Resemblance
  score: number
}

/** One of the likeliest markets. */
export interface Candidate extends Scored {
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
const worth = { words: 2.6, prose: 14.2, phrase: 6, nextPhrase: 1.3, points: 0.55 }
const mostPoints = 12

const shareOfField: Record<BriefField, number> = { market: 1.3, description: 1, context: 0.4, audience: 0.5 }
/** What a well-known product is known for, beside the description's own words. */
const shareOfLikened = 0.4

const scoreOf = (resemblance: Resemblance, points: number) =>
  worth.words * resemblance.words +
  worth.prose * resemblance.prose +
  worth.phrase * resemblance.phrase +
  worth.nextPhrase * resemblance.nextPhrase +
  worth.points * Math.min(mostPoints, points)

/** What speaks for each market, by its synonyms and jobs (`all`) and by all of its words (`scored`). */
export interface Scores {
  all: readonly Weighed[]
  scored: readonly Scored[]
}

/** Prepares the markets once; an answer takes less than a millisecond. */
export function createScores(index: MarketIndex, vectors: WordVectors): (own: OwnWords) => Scores {
  const resemblanceOf = createResemblance(index.markets, vectors, index.spell)
  return ({ brief, likened }) => {
    const all = weighMarkets(brief, index)
    const weighed = new Map(all.map((each) => [each.market, each]))
    const texts = Object.entries(shareOfField).map(([field, weight]) => ({
      text: brief.source[field as BriefField] ?? '',
      weight,
    }))
    const scored = resemblanceOf([...texts, { text: likened, weight: shareOfLikened }]).flatMap(
      (resemblance, place) => {
        const market = index.markets[place]
        const own = weighed.get(place)
        return market ? [{ market, weighed: own, resemblance, score: scoreOf(resemblance, own?.score ?? 0) }] : []
      },
    )
    return { all, scored }
  }
}

/** The two likeliest markets; of two that are as likely the one that stands first in the library. */
export function likeliest({ brief }: OwnWords, scored: readonly Scored[]): Candidate[] {
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score), 0)
  const own = new Set(tellingWords(`${brief.source.description} ${brief.source.market ?? ''}`))
  return twoBest(scored).map((each) => ({
    ...each,
    chance: Math.exp(each.score) / total,
    met: each.resemblance.met.filter((word) => own.has(word)),
  }))
}

function twoBest(all: readonly Scored[]): Scored[] {
  let [best, next]: (Scored | undefined)[] = []
  for (const each of all) {
    if (!best || each.score > best.score) [best, next] = [each, best]
    else if (!next || each.score > next.score) next = each
  }
  return [best, next].filter((each) => each !== undefined)
}
