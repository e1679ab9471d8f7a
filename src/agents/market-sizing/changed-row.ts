import { rowValue } from './amounts.ts'
import type { SheetRow } from './output.ts'
import type { Case } from './sizing-sheet.ts'

/** The cells of a row that the reader has changed, in the order in which they were. */
export type RowChanges = ReadonlyMap<Case, number>

/** A fact, a number that the user states without a range, and a blank: one cell. */
export const isOneNumber = ({ basis, blank, low, value, high }: SheetRow): boolean =>
  blank === true || (basis !== 'assumption' && low === value && value === high)

/**
 * A stored row with the reader's numbers. It is always made from the stored one: the numbers that stand in a cell for a moment while
 * one types ("5" on the way to "50000") leave nothing behind, neither in its range nor in its shape.
 */
export function changedRow(row: SheetRow, changes: RowChanges): SheetRow {
  const base = changes.get('base')
  if (isOneNumber(row)) {
    if (base === undefined) return row
    const number = { value: base, low: base, high: base }
    if (!row.blank) return { ...byHand(row, row.value), ...number }
    const { blank: _filled, ...rest } = row
    return { ...rest, ...number, basis: 'given', note: 'Entered manually', check: null }
  }
  return [...changes].reduce((changed, [which, number]) => withCell(changed, which, number), byHand(row, row.value))
}

/** A fact that is changed is one no more, and says what its source had. */
function byHand(row: SheetRow, had: number): SheetRow {
  if (row.basis !== 'fact') return row
  const from = row.source === null ? 'the source' : `source [${row.source}]`
  return { ...row, basis: 'given', source: null, note: `Changed manually; ${from} has ${rowValue(had)}` }
}

/** The range follows the base where it leaves it, and the base the range. */
function withCell(row: SheetRow, which: Case, number: number): SheetRow {
  if (which !== 'base') {
    const value = within(row.value, which === 'low' ? number : row.low, which === 'high' ? number : row.high)
    return { ...row, [which]: number, value }
  }
  const wasUpward = row.low <= row.high
  const low = wasUpward ? Math.min(row.low, number) : Math.max(row.low, number)
  const high = wasUpward ? Math.max(row.high, number) : Math.min(row.high, number)
  return { ...row, value: number, low, high }
}

const within = (value: number, a: number, b: number) => Math.min(Math.max(value, Math.min(a, b)), Math.max(a, b))
