import type { Market } from '#knowledge/market.ts'
import type { DraftFacts } from './draft-facts.ts'
import { mostRelevant } from './relevance.ts'

type Stake = Market['tableStakes'][number]

/** Less shared weight than this, and what is usual in the market is about another job. */
const leastFit = 2
const most = 2

/**
 * What everybody in the market expects of this product: what touches the words of the job; where none does and the words name
 * the market and its people, what the library puts first. Who says meal planner expects allergies to be respected, though no
 * step speaks of them.
 */
export function expectedStakes({ market, relevance, isOfMarket }: DraftFacts): Stake[] {
  const stakes = market?.tableStakes ?? []
  const fitting = mostRelevant(stakes, ({ capability, criterion }) => `${capability} ${criterion}`, relevance, leastFit)
  return (fitting.length > 0 || !isOfMarket ? fitting : stakes).slice(0, most)
}

/** Reasons that are no matter of convenience: somebody is hurt, robbed or fined. */
export const isAboutHarm = (text: string): boolean =>
  /\b(?:hospital|injur\w*|dies?|deaths?|unsafe|danger\w*|poison\w*|illegal|fined?|fraud|abuse\w*|stranger gets|harm\w*)\b/i.test(
    text,
  )
