import { methodNames } from './estimate-text.ts'
import { formulaText } from './formula-text.ts'
import type { SizingResult } from './output.ts'
import { cases, sizingSheet } from './sizing-sheet.ts'
import { basisText } from './to-document.ts'

const header = ['Part', 'Id', 'Name', 'Low', 'Base', 'High', 'Unit', 'Basis', 'Source, how to check, or formula']

/** Digits and a point alone, which every spreadsheet and program reads as a number; empty where nothing is known. */
const plain = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(Number(value.toPrecision(12)))

/** The rows that the sheet rests on and what follows from them, in one table whose numbers are numbers. */
export function sizingCsv(result: SizingResult): string[][] {
  const sheet = sizingSheet(result.rows, result.formulas)
  return [
    header,
    ...sheet.rows.map((row) => [
      'Assumptions',
      row.id,
      row.label,
      ...[row.low, row.value, row.high].map((value) => (row.blank ? '' : plain(value))),
      row.unit,
      row.blank ? 'to look up' : row.basis,
      basisText(row),
    ]),
    ...sheet.formulas.map((formula) => [
      formula.method === 'both' ? 'Both methods' : methodNames[formula.method],
      formula.id,
      formula.part === 'step' ? formula.label : `${formula.part}: ${formula.label}`,
      ...cases.map((which) => plain(sheet.amounts.get(formula.id)?.[which])),
      formula.unit,
      'calculated',
      formulaText(formula, sheet),
    ]),
    ...result.searchResults.map(({ number, title, link }) => [
      'Sources',
      String(number),
      title,
      '',
      '',
      '',
      '',
      '',
      link,
    ]),
  ]
}
