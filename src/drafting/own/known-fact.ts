import { type OwnFact, yourFact } from '#shared/own-fact.ts'

/** A fact of the user's, or of a document of the user's that was handed over: then it cites that document's item. */
export interface KnownFact extends OwnFact {
  cites?: number
}

/** What a statement rests on that comes from there: "(your fact: price list)" or "[7]". */
export const basisOfFact = (fact: KnownFact): string => (fact.cites === undefined ? yourFact(fact) : `[${fact.cites}]`)
