import type { SizingOutput } from './output.ts'
import { amountOf, blanksOf, formulaOf, resultParts, sizingSheet } from './sizing-sheet.ts'

/** What is wrong with a sheet that its schema cannot say. */
export function sizingProblems({ rows, formulas }: SizingOutput): string[] {
  // Nothing was counted: no total is shown, and nothing can be wrong with it.
  if (rows.length === 0 && formulas.length === 0) return []
  const sheet = sizingSheet(rows, formulas)
  const problems = [...sheet.compiled.problems]
  if (new Set(rows.map(({ id }) => id)).size < rows.length) problems.push('Two rows have the same id.')
  for (const row of rows) {
    if (row.basis === 'fact' && row.source === null) problems.push(`Row "${row.id}" is a fact without a source.`)
    if (row.basis === 'assumption' && !row.check?.trim())
      problems.push(`Row "${row.id}" is an assumption without a check.`)
    if (row.basis !== 'fact' && row.source !== null) problems.push(`Row "${row.id}" has a source but is no fact.`)
    const [from, to] = [Math.min(row.low, row.high), Math.max(row.low, row.high)]
    if (row.value < from || row.value > to) problems.push(`The value of row "${row.id}" is outside its own range.`)
  }
  for (const method of ['top-down', 'bottom-up'] as const) {
    for (const part of resultParts) {
      const count = formulas.filter((each) => each.method === method && each.part === part).length
      if (count !== 1) problems.push(`There must be exactly one ${method} ${part}; there are ${count}.`)
      else if (
        amountOf(sheet, method, part)?.base == null &&
        blanksOf(sheet, formulaOf(sheet, method, part)?.id ?? '').length === 0
      ) {
        problems.push(`The ${method} ${part} "${formulaOf(sheet, method, part)?.id}" cannot be calculated.`)
      }
    }
    const [tam, sam, som] = resultParts.map((part) => amountOf(sheet, method, part)?.base ?? null)
    if (tam != null && sam != null && som != null && (sam > tam * 1.0001 || som > sam * 1.0001)) {
      problems.push(`The ${method} SOM must not be larger than the SAM, nor the SAM than the TAM.`)
    }
  }
  return problems
}
