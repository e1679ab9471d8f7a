import type { MarketRole } from '#knowledge/market.ts'
import { mostRelevant, sharedWords } from '../compose/relevance.ts'
import { isOrganization } from '../compose/role-words.ts'
import type { CopyFacts } from './copy-facts.ts'

/** The library's role that comes closest to the reader: for an organisation the one who buys for it. Null without a market. */
export function readerRole({ view }: Pick<CopyFacts, 'view'>): MarketRole | null {
  const { facts, market, relevance } = view
  if (!market || !isOrganization(facts.subject.who)) return facts.role
  // Whom the user names as the buyer is known by no other's title.
  const { buyer } = view.terms
  const buyers = market.roles.filter(
    ({ part, title }) => part === 'buyer' && (buyer === null || sharedWords(buyer.plural, title) > 0),
  )
  return mostRelevant(buyers, ({ title, organization }) => `${title} ${organization}`, relevance)[0] ?? facts.role
}
