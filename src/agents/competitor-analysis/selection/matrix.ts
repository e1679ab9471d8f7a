import { basisOfFact, type MarketFacts, tellingOwn } from '#drafting/index.ts'
import type { Capability } from '#knowledge/dossier/capability.ts'
import { type Cell, type MatrixRow, ownColumn } from '../output.ts'
import type { Column } from './columns.ts'

const mostNamed = 9
const mostOwn = 4
const mostUsual = 2

/** Rows: what the user named, their own features and criteria, then what everybody here expects. */
export function matrixOf(facts: MarketFacts, columns: readonly Column[], criteria: readonly string[]): MatrixRow[] {
  const { named, usual, own } = facts
  const stands = (text: string) => named.some(({ quote }) => quote.text.includes(text) || text.includes(quote.text))
  const rows: MatrixRow[] = named.slice(0, mostNamed).map(({ capability, quote }) => ({
    criterion: capability.name,
    why: `You wrote: “${quote.text}”`,
    cells: [
      ...columns.map((column) => cellOf(facts, column, capability)),
      { vendor: ownColumn, value: 'yes', basis: `You wrote: “${quote.text}”` },
    ],
  }))
  const typed = [
    ...criteria.filter((each) => !stands(each)).map((text) => ({ text, isAsked: true, why: 'Your criterion' })),
    ...tellingOwn(own, mostOwn).map((text) => ({
      text,
      isAsked: false,
      why: 'In your description; uncommon in this market',
    })),
  ]
  for (const { text, isAsked, why } of typed)
    rows.push({
      criterion: `“${text}”`,
      why,
      cells: [
        ...columns.map(unknownCell),
        isAsked
          ? { vendor: ownColumn, value: 'unknown', basis: 'check: describe how your product does it' }
          : { vendor: ownColumn, value: 'yes', basis: `You wrote: “${text}”` },
      ],
    })
  const expected = usual.filter(({ kano }) => kano === 'basic').slice(0, mostUsual)
  for (const capability of expected)
    rows.push({
      criterion: capability.name,
      why: 'Common in this market; not in your description',
      cells: [
        ...columns.map((column) => cellOf(facts, column, capability)),
        { vendor: ownColumn, value: 'unknown', basis: 'check: decide whether it is in your first release' },
      ],
    })
  return rows.slice(0, 14)
}

/** A cell that was read in a source carries its number; what the trade knows says so; everything else is unknown. */
function cellOf({ cite }: MarketFacts, column: Column, { id }: Capability): Cell {
  const { name, rival } = column
  const value = rival?.coverage[id] ?? 'unknown'
  if (!rival || value === 'unknown') return unknownCell(column)
  const source = rival.seen?.includes(id) ? cite(rival.basis).trim() : ''
  if (source) return { vendor: name, value, basis: `read in ${source}` }
  return value === 'no'
    ? unknownCell(column)
    : { vendor: name, value, basis: 'common knowledge in the market, not from a cited source' }
}

/** Nobody has read it. A rival of the user's own facts says so, and where it comes from. */
function unknownCell({ name, fact }: Column): Cell {
  const from = fact ? ` ${basisOfFact(fact)}` : ''
  return { vendor: name, value: 'unknown', basis: `check: ${name}'s help pages, its trial or a demo${from}` }
}
