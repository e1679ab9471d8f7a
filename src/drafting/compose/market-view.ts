import type { Market, MarketRole } from '#knowledge/market.ts'
import { toPlural } from '../brief/inflect.ts'
import type { WritingContext } from '../writing-context.ts'
import { type ProductActor, roleActor } from './actor-terms.ts'
import { type Citations, citations } from './cite.ts'
import { type ProductTerms, productTerms } from './product-terms.ts'
import { mostRelevant, type Relevance, relevanceOf } from './relevance.ts'
import { chooseRivals, type Rival, rankRivals } from './rivals.ts'
import { type WayOfToday, waysOfToday } from './ways-of-today.ts'

/** One product in its market: all that parts about rivals, chances and threats are composed from. */
export interface MarketView {
  context: WritingContext<object>
  terms: ProductTerms
  market: Market | null
  cite: Citations
  relevance: Relevance
  /** The rivals that are compared. */
  rivals: readonly Rival[]
  /** All that were weighed, best first. */
  ranked: readonly Rival[]
  today: readonly WayOfToday[]
  /** Whom to ask and to watch, in the plural and short: "night-shift nurses". */
  people: string
  /** The library's buyer that is closest to the user's words; null when the user named one or no market is known. */
  buyerRole: MarketRole | null
  /** "ward managers": the user's buyer, else the library's; else `people`. */
  buyers: string
}

export function marketView(context: WritingContext<object>, mostRivals: number): MarketView {
  const { brief, placement } = context
  const terms = productTerms(brief, placement)
  const relevance = relevanceOf(brief)
  const ranked = rankRivals(context, terms)
  const { market } = placement
  const doer = terms.doer ?? terms.who
  const people = doer ? peopleOf(doer) : 'the people it is meant for'
  const roles = market?.roles.filter(({ part }) => part === 'buyer') ?? []
  const buyerRole = terms.buyer ? null : (mostRelevant(roles, ({ title, organization }) => `${title} ${organization}`, relevance)[0] ?? null)
  return {
    context,
    terms,
    market,
    cite: citations(context.sources),
    relevance,
    rivals: chooseRivals(ranked, mostRivals),
    ranked,
    today: waysOfToday(terms, market, relevance),
    people,
    buyerRole,
    buyers: terms.buyer ? peopleOf(terms.buyer) : buyerRole ? roleActor(buyerRole).plural : people,
  }
}

const longestPeople = 44

/** The plural, or only its head when the phrase is long. */
function peopleOf(actor: ProductActor): string {
  return actor.plural.length <= longestPeople ? actor.plural : toPlural(actor.head)
}

/** "swap shifts with colleagues", or words that ask for no job when none was read. */
export const jobOr = (terms: ProductTerms, otherwise: string) => terms.job ?? otherwise
