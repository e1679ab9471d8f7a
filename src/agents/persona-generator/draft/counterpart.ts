import { thingOf } from '#drafting/compose/countable.ts'
import { withArticle } from '#drafting/compose/phrases.ts'
import type { ProductTerms } from '#drafting/compose/product-terms.ts'
import type { Brief } from '#shared/brief.ts'

/** The one on the other side of a trade between equals. */
export interface Counterpart {
  /** "farmer who rents a tractor" */
  title: string
  /** "rent a tractor by the day" */
  job: string
}

/** What the other one does, where both sides are of the same kind: neighbours lend and borrow. */
const inverse: ReadonlyMap<string, readonly [base: string, third: string]> = new Map([
  ['rent out', ['rent', 'rents']],
  ['hire out', ['hire', 'hires']],
  ['lease', ['rent', 'rents']],
  ['lend', ['borrow', 'borrows']],
  ['sell', ['buy', 'buys']],
  ['give away', ['take', 'takes']],
  ['offer', ['look for', 'looks for']],
])

/** Null when nothing is traded, or when the words name the other side themselves. */
export function counterpartOf(brief: Brief, terms: ProductTerms): Counterpart | null {
  const trade = terms.jobs.find(({ verb }) => inverse.has(verb))
  const other = trade && inverse.get(trade.verb)
  if (!trade || !other || !terms.who || terms.others.length > 0 || trade.head === '') return null
  const qualifier = /\bby the (?:day|hour|week|month|night)\b/i.exec(brief.source.description)?.[0].toLowerCase()
  // "a gear" is nothing that anybody borrows: what cannot be counted keeps its own words
  const isCounted = thingOf(trade.head) === trade.head
  const [whole = trade.head] = trade.object.split(/\s(?:among|amongst|with|to|from|in|by|for)\s/)
  const thing = isCounted ? withArticle(trade.head) : whole
  const [person = terms.who.singular] = terms.who.singular.split(/\s(?:of|in|on|at|from)\s/)
  return {
    title: `${person} who ${other[1]} ${thing}`,
    job: `${other[0]} ${thing}${qualifier ? ` ${qualifier}` : ''}`,
  }
}
