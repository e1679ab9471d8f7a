import { type MarketFacts, type ProductWords, productWords, troubles } from '#drafting/index.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import type { Role } from '#knowledge/dossier/role.ts'
import type { SalesInput } from '../input.ts'

/** What all parts of the training are chosen from. */
export interface SalesFacts {
  input: SalesInput
  facts: MarketFacts
  words: ProductWords
  /** What goes wrong today, as scenes of the trade. */
  troubles: readonly string[]
  /** Who buys: the role that the form names, the one that buys first; else who pays in this market. */
  buyer: Role | null
  /** Competitors of the form, as typed, with what the dossier knows of each. */
  typed: readonly { name: string; rival: Rival | null }[]
  /** Objections of the market to what was named; those that name a competitor of the form first, then those to one feature. */
  objections: MarketFacts['dossier']['sales']['objections']
}

export function salesFacts(input: SalesInput, facts: MarketFacts): SalesFacts {
  const { roles, reading, rivals, dossier, payer } = facts
  const words = productWords(input.productDescription, input.productName, facts)
  const said = reading.people.flatMap(({ field, role }) => (field === 'audience' && role ? [role] : []))
  const named = roles.filter(({ id }) => said.includes(id))
  const typed = (input.competitors ?? '')
    .split(/[,;\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ name, rival: rivals.find((rival) => isCalled(rival, name)) ?? null }))
  const names = typed.map(({ name }) => name.toLowerCase())
  const speaksOfTyped = (says: string) => names.some((name) => says.toLowerCase().includes(name))
  return {
    input,
    facts,
    words,
    troubles: troubles(facts, words),
    buyer: named.find(({ parts }) => parts.includes('buyer')) ?? named[0] ?? payer,
    typed,
    objections: dossier.sales.objections
      .filter(({ when = [] }) => when.length === 0 || when.some((id) => words.claims.has(id)))
      .toSorted(
        (a, b) =>
          Number(speaksOfTyped(b.says)) - Number(speaksOfTyped(a.says)) ||
          Number(Boolean(b.when)) - Number(Boolean(a.when)),
      ),
  }
}

const isCalled = ({ name, says = [] }: Rival, typed: string) =>
  [name, ...says].some((each) => each.toLowerCase() === typed.toLowerCase())
