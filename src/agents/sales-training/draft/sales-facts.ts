import { isPrivate } from '#drafting/compose/is-private.ts'
import { lowerFirst, withArticle } from '#drafting/compose/phrases.ts'
import { asFinding } from '#drafting/copy/call-line.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { ofTeam } from '#drafting/copy/of-team.ts'
import type { Pain } from '#drafting/copy/pains.ts'
import { toThem } from '#drafting/copy/second-person.ts'
import type { MarketRole } from '#knowledge/market.ts'

/** What every part of the training is written from. */
export interface SalesFacts {
  copy: CopyFacts
  /** The library's role that is closest to the buyer; null when no market was found. */
  role: MarketRole | null
}

/** What may be said aloud to customers: a way of today that the description does not name would be put into their mouths. */
export const sayablePains = ({ pains }: CopyFacts): Pain[] =>
  pains.filter(({ text, way, you }) => text !== 'What hurts today is not said' && (way === null || you !== null))

/** Who buys for themselves is asked about themselves, not about people "here". */
export const buysAlone = ({ view: { terms } }: CopyFacts): boolean => terms.who !== null && isPrivate(terms.who)

/** "a nurse here", "you": of whom the last time is asked. */
export const someoneHere = (copy: CopyFacts, otherwise: string): string => (buysAlone(copy) ? 'you' : otherwise)

/** "swap shifts with colleagues", told of the customers; a blank to fill when no job could be read. */
export const theirJob = ({ fullAct }: CopyFacts) => (fullAct ? asFinding(toThem(fullAct)) : '[the job: verb and thing]')

export const theirShortJob = ({ shortAct }: CopyFacts) => (shortAct ? asFinding(toThem(shortAct)) : unreadJob)

/** The same for a sentence that is said to the customer: "your gift cards", not "their gift cards". */
export const yourShortJob = ({ shortAct }: CopyFacts) => (shortAct ? asFinding(shortAct) : unreadJob)

/** For a sentence that asks the one who buys alone, and anybody else about a person "here". */
export const askedShortJob = (copy: CopyFacts) => (buysAlone(copy) ? yourShortJob(copy) : theirShortJob(copy))

/** What was not read is a blank once, in the pitch; a blank in each sentence could not be read out. */
const unreadJob = 'do this job'

/** "a shift supervisor"; the reader when the library has no role. */
export const buyerPhrase = ({ copy, role }: SalesFacts) =>
  role ? withArticle(lowerFirst(role.title)) : ofTeam(copy.person)
