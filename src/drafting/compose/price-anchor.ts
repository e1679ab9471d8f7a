import type { Market } from '#knowledge/market.ts'
import { mostRelevant, type Relevance } from './relevance.ts'

type Price = Market['prices'][number]

/** The price of the market that is nearest to the job. */
export const priceAnchor = (market: Market | null, relevance: Relevance): Price | null =>
  mostRelevant(market?.prices ?? [], ({ what, note }) => `${what} ${note}`, relevance)[0] ?? null
