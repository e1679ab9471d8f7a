import type { Audience } from '#knowledge/audience.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import { toSingular } from '../brief/inflect.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ProductTerms } from './product-terms.ts'

/** What the library knows of the people themselves, whatever the market. */
export interface KnownPeople {
  title: string
  /** Full clauses without subject: "Finds out at the hand-over that ...". */
  pains: readonly string[]
  goals: readonly string[]
  tools: readonly string[]
  channels: readonly string[]
  payer: string
}

/** The occupation or life situation of the main actor, by its synonyms; null when none fits. */
export function knownPeople(
  terms: ProductTerms,
  { occupation }: DraftFacts,
  { audiences }: Knowledge,
): KnownPeople | null {
  if (occupation) return occupation
  return terms.who && !terms.who.assumed ? audienceOf(terms.who.singular, audiences) : null
}

/** With the trade before it this is a firm, and nobody who works alone: "refrigeration contractors". */
const ofTrade = /^(?:contractor)$/

function audienceOf(singular: string, audiences: readonly Audience[]): Audience | null {
  const words = singular.toLowerCase().split(/\s+/).map(toSingular).join(' ')
  return (
    audiences.find(({ synonyms, title }) => title.toLowerCase() === words || synonyms.includes(words)) ??
    audiences.find(({ synonyms }) =>
      synonyms.some((synonym) => !ofTrade.test(synonym) && words.endsWith(` ${synonym}`)),
    ) ??
    null
  )
}
