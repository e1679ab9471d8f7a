import type { Market } from '#knowledge/market.ts'
import { mostRelevant, type Relevance } from './relevance.ts'

export type Price = Market['prices'][number]

/** The price of the market that is nearest to the job. */
export const priceAnchor = (market: Market | null, relevance: Relevance): Price | null =>
  mostRelevant(market?.prices ?? [], ({ what, note }) => `${what} ${note}`, relevance)[0] ?? null

/** "3 to 10 USD per month", "10 to 30 % of job value": a share has no currency. */
export const priceRange = ({ low, high, currency, unit }: Price): string =>
  `${low} to ${high} ${unit.startsWith('%') ? '' : `${currency} `}${unit}`
