import { splitSentences } from '#agents/_kit/sentences.ts'
import type { Workbook, WorkbookCell, WorkbookSheet } from '#shared/document/workbook.ts'
import { writeFormula } from '#shared/formula/write-formula.ts'
import { methodNames } from './estimate-text.ts'
import { formulaText, isMoney } from './formula-text.ts'
import type { SheetRow, SizingResult } from './output.ts'
import { scaleOf } from './row-scale.ts'
import {
  blanksOf,
  type Case,
  cases,
  effectsOn,
  formulaOf,
  type SizingSheet,
  sizingSheet,
  valueIn,
} from './sizing-sheet.ts'
import { basisText, sizingTitle } from './to-document.ts'

const column: Readonly<Record<Case, string>> = { low: 'C', base: 'D', high: 'E' }
const rowSheet = 'Assumptions'
const resultSheet = 'Results'

/** The sheet as a spreadsheet that goes on calculating: change a yellow cell and every result follows. */
export function sizingWorkbook(result: SizingResult): Workbook {
  const sheet = sizingSheet(result.rows, result.formulas)
  return {
    title: sizingTitle(result.inputs),
    sheets: [assumptions(sheet), results(sheet), sensitivity(sheet, result), sources(result)],
  }
}

/** Rows of the data start below one heading row. */
const lineOf = (index: number) => index + 2

function assumptions({ rows }: SizingSheet): WorkbookSheet {
  return {
    name: rowSheet,
    widths: [18, 44, 19, 19, 19, 15, 12, 62],
    frozenRows: 1,
    rows: [
      ['Id', 'Row', 'Low', 'Base', 'High', 'Unit', 'Basis', 'Source, or how to check'],
      ...rows.map((row): WorkbookCell[] => [
        row.id,
        row.label,
        ...cases.map(
          (which): WorkbookCell => ({
            value: row.blank ? null : valueIn(row, which),
            format: formatOf(row),
            look: 'input',
          }),
        ),
        row.unit,
        row.basis,
        basisText(row),
      ]),
    ],
  }
}

const formatOf = (row: SheetRow): string =>
  scaleOf(row) === 0.01
    ? Math.abs(row.value) < 0.1
      ? '0.0000%'
      : '0.0#%'
    : Number.isInteger(row.value) && Math.abs(row.value) >= 100
      ? '#,##0'
      : '#,##0.####'

/** Where a row or a formula stands, seen from another sheet or its own. */
function cellOf(sheet: SizingSheet, id: string, which: Case, from: string): string {
  const row = sheet.rows.findIndex((each) => each.id === id)
  if (row >= 0) return `${from === rowSheet ? '' : `${rowSheet}!`}${column[which]}${lineOf(row)}`
  const formula = sheet.formulas.findIndex((each) => each.id === id)
  return `${from === resultSheet ? '' : `${resultSheet}!`}${column[which]}${lineOf(formula)}`
}

function results(sheet: SizingSheet): WorkbookSheet {
  return {
    name: resultSheet,
    widths: [22, 46, 19, 19, 19, 13, 74],
    frozenRows: 1,
    rows: [
      ['Method', 'Result', 'Low', 'Base', 'High', 'Unit', 'Formula'],
      ...sheet.formulas.map((formula): WorkbookCell[] => {
        const expression = sheet.compiled.expressions.get(formula.id)
        const look = formula.part === 'step' ? {} : { look: 'strong' as const }
        return [
          formula.method === 'both' ? 'Both methods' : methodNames[formula.method],
          { text: formula.part === 'step' ? formula.label : `${formula.part}: ${formula.label}`, ...look },
          ...cases.map((which): WorkbookCell => {
            const value = sheet.amounts.get(formula.id)?.[which] ?? null
            const format = isMoney(formula.unit) ? '#,##0' : '#,##0.###'
            if (!expression) return { value, format, ...look }
            const words = writeFormula(expression, { row: (id) => cellOf(sheet, id, which, resultSheet) })
            const open = blanksOf(sheet, formula.id).map(({ id }) => cellOf(sheet, id, which, resultSheet))
            if (open.length === 0) return { value, formula: words, format, ...look }
            // A spreadsheet takes an empty cell for 0: what needs one that nobody has filled in yet stays empty.
            return { text: '', formula: `IF(COUNT(${open.join(',')})<${open.length},"",${words})`, format, ...look }
          }),
          formula.unit,
          formulaText(formula, sheet),
        ]
      }),
    ],
  }
}

/** The leading SOM with one row at a time in its low and high case, each as a formula over the inputs. */
function sensitivity(sheet: SizingSheet, { inputs }: SizingResult): WorkbookSheet {
  const som = formulaOf(sheet, inputs.estimationApproach, 'SOM')
  const whole = som ? sheet.compiled.expanded(som.id) : null
  const effects = som && whole ? effectsOn(sheet, som.id) : []
  return {
    name: 'Sensitivity',
    widths: [52, 20, 20, 20],
    frozenRows: 1,
    rows: [
      [`SOM ${inputs.estimationApproach} when this row alone is`, 'Low', 'High', 'Difference'],
      ...effects.map(({ row, low, high }, index): WorkbookCell[] => {
        const at = (which: Case) =>
          whole
            ? writeFormula(whole, { row: (id) => cellOf(sheet, id, id === row.id ? which : 'base', 'Sensitivity') })
            : ''
        return [
          row.label,
          { value: low, formula: at('low'), format: '#,##0' },
          { value: high, formula: at('high'), format: '#,##0' },
          { value: high - low, formula: `C${lineOf(index)} - B${lineOf(index)}`, format: '#,##0', look: 'strong' },
        ]
      }),
    ],
  }
}

function sources({ searchResults, estimate, scope }: SizingResult): WorkbookSheet {
  return {
    name: 'Sources',
    widths: [10, 70, 60],
    frozenRows: 1,
    rows: [
      ['Source no.', 'Source', 'Address'],
      ...searchResults.map(({ number, title, link }): WorkbookCell[] => [number, title, link]),
      [],
      [null, { text: 'Scope', look: 'strong' }],
      [null, scope],
      [null, { text: 'Estimate, as of the export', look: 'strong' }],
      ...estimate.split('\n\n').flatMap((part) => splitSentences(part).map((each): WorkbookCell[] => [null, each])),
    ],
  }
}
