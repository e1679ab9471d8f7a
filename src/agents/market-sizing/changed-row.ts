import { rowValue } from './amounts.ts'
import type { SheetRow } from './output.ts'
import type { Case } from './sizing-sheet.ts'

/**
 * A row with one of its numbers changed by the reader. The range follows the base when it leaves it; a fact that is changed is
 * one no more, and says what its source had.
 */
export function changedRow(row: SheetRow, which: Case, number: number): SheetRow {
  if (row.basis === 'fact') {
    const from = row.source === null ? 'the source' : `source [${row.source}]`
    const note = `Changed by hand; ${from} has ${rowValue(row.value)}`
    return { ...row, value: number, low: number, high: number, basis: 'given', source: null, note }
  }
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
