import type { Market } from '#knowledge/market.ts'
import { mostRelevant, type Relevance } from './relevance.ts'

type Price = Market['prices'][number]

/** The price of the market that is nearest to the job; of those who pay for themselves only what a person pays. */
export const priceAnchor = (market: Market | null, relevance: Relevance, isPrivatePurse = false): Price | null =>
  mostRelevant(
    (market?.prices ?? []).filter((price) => isPriceFor(price, isPrivatePurse)),
    ({ what, note }) => `${what} ${note}`,
    relevance,
  )[0] ?? null

/** Nobody pays more than this a year from a private purse for a product of this kind, in the currency of the price. */
const mostOfOnePerson = 1_000
const ofFirms =
  /\b(?:corporate|compan(?:y|ies)|businesses|enterprises?|employers?|firms?|B2B|organi[sz]ations?|per seat)\b/i

/** What a company is charged is no anchor for people who pay themselves. */
export function isPriceFor({ what, unit, low }: Price, isPrivatePurse: boolean): boolean {
  if (!isPrivatePurse || unit.startsWith('%')) return true
  const timesAYear = /month/.test(unit) ? 12 : /week/.test(unit) ? 52 : 1
  return !ofFirms.test(`${what} ${unit}`) && low * timesAYear <= mostOfOnePerson
}
