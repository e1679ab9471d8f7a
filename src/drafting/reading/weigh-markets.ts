import type { MarketEntry } from '#knowledge/dossier/market-index.ts'
import type { TextClass } from '../tagging/text-classes.ts'
import type { MarketScore } from './place-market.ts'

/** What a point of the phrases counts beside what was learned. Measured on 1,317 labelled descriptions, by parts that were left out. */
const ofPhrases = 0.05
const mostPoints = 15
/** A learned score from about -1 to 1 becomes one of 0 to 20. */
const zero = 10
const tenth = 10
/** Learned alone, a market is at home from here on. */
const atHome = -0.5
const mostLearned = 12
/** At this learned score a text has next to nothing of a market. */
const nothing = -0.85

export interface WeighedMarket extends MarketScore {
  /** What was learned alone says of it: above 0 it is one of its own, about -1 it has nothing of it. */
  learned: number
}

/** Markets by what their phrases say and by what was learned of labelled descriptions together, the best first. */
export function weighMarkets(
  placed: readonly MarketScore[],
  learned: readonly TextClass[],
  entries: readonly MarketEntry[],
): WeighedMarket[] {
  const places = new Map(entries.map(({ id }, index) => [id, index]))
  const scores = new Map(learned.flatMap(({ id, score }) => [[places.get(id) ?? -1, score]]))
  const known = new Map(placed.map((each) => [each.market, each]))
  const meant = [
    ...known.keys(),
    ...learned
      .slice(0, mostLearned)
      .filter(({ score }) => score > nothing)
      .map(({ id }) => places.get(id) ?? -1),
  ]
  return [...new Set(meant)]
    .filter((market) => market >= 0)
    .map((market) => {
      const { score = 0, because = [], isAtHome = false } = known.get(market) ?? {}
      const own = scores.get(market) ?? -1
      return {
        market,
        learned: own,
        score: zero + tenth * (own + ofPhrases * Math.min(mostPoints, score)),
        isAtHome: isAtHome || own >= atHome,
        because: [`learned ${own.toFixed(2)}`, ...because],
      }
    })
    .sort((a, b) => b.score - a.score || a.market - b.market)
}
