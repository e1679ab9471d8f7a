import type { KnownFact, MarketFacts } from '#drafting/index.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import { rivalNamed } from '#knowledge/dossier/rival-named.ts'

const mostColumns = 5

/** A column of the matrix: a rival of the dossier, or a name of the user's that the dossier does not know. */
export interface Column {
  name: string
  rival: Rival | null
  /** What the user knows of it. */
  fact?: KnownFact
}

/** The rivals of the user's own facts first, then those that the user names in the form and in the text; then the closest that are sold here. */
export function columnsOf({ rivals, elsewhere, compared }: MarketFacts, typed: readonly string[]): Column[] {
  const known = (name: string) => rivalNamed([...rivals, ...elsewhere], name) ?? null
  const facts = compared.flatMap(({ name, rival, fact }): Column[] => (fact ? [{ name, rival, fact }] : []))
  const named = [...typed, ...compared.map(({ name }) => name)].map((name): Column => {
    const rival = known(name)
    return { name: rival?.name ?? name, rival }
  })
  const others = rivals.filter(({ kind }) => kind === 'direct').map((rival): Column => ({ name: rival.name, rival }))
  const all = [...facts, ...named, ...others]
  const distinct = all.filter(
    ({ name }, index) => all.findIndex((each) => each.name.toLowerCase() === name.toLowerCase()) === index,
  )
  return distinct.slice(0, mostColumns)
}
