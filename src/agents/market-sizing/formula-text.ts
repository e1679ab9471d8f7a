import { writeFormula } from '#shared/formula/write-formula.ts'
import type { SheetFormula } from './output.ts'
import type { SizingSheet } from './sizing-sheet.ts'

export const isMoney = (unit: string) => /^[A-Z]{3}\b/.test(unit)

/** A formula with the labels of its rows instead of their ids. */
export function formulaText(formula: SheetFormula, sheet: SizingSheet): string {
  const expression = sheet.compiled.expressions.get(formula.id)
  if (!expression) return formula.formula
  const labels = new Map([...sheet.rows, ...sheet.formulas].map(({ id, label }) => [id, label]))
  return writeFormula(expression, {
    row: (id) => quoted(labels.get(id) ?? id),
    operator: (operator) => ({ '*': '×', '/': '÷', '+': '+', '-': '−' })[operator],
    call: (name) => (name === 'min' ? 'the smaller of ' : 'the larger of '),
  })
}

/** A label that quotes the user stands as it is: quotes within quotes cannot be read. */
const quoted = (label: string) => (label.includes('“') ? label : `“${label}”`)
