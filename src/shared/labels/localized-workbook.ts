import type { Workbook, WorkbookCell, WorkbookSheet } from '../document/workbook.ts'
import { directionOf } from './direction.ts'
import type { Labels } from './labels.ts'

/** The same spreadsheet with its sheets, headings and labels in another language. Formulas find the sheets by their new names. */
export function localizedWorkbook(workbook: Workbook, labels: Labels | null): Workbook {
  if (!labels) return workbook
  const { say, language } = labels
  const names = new Map(workbook.sheets.map(({ name }) => [name, sheetName(say(name))]))
  return {
    ...workbook,
    title: say(workbook.title),
    footer: say('Page 1 of 2'),
    ...(directionOf(language) === 'rtl' ? { rightToLeft: true } : {}),
    sheets: workbook.sheets.map(
      (sheet): WorkbookSheet => ({
        ...sheet,
        name: names.get(sheet.name) ?? sheet.name,
        rows: sheet.rows.map((row) => row.map((cell) => localized(cell, say, names))),
      }),
    ),
  }
}

/** What a spreadsheet takes as a name. */
const sheetName = (text: string) => text.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

function localized(cell: WorkbookCell, say: Labels['say'], names: ReadonlyMap<string, string>): WorkbookCell {
  if (typeof cell === 'string') return say(cell)
  if (typeof cell !== 'object' || cell === null) return cell
  // A text that a formula makes is the formula's.
  const text = 'text' in cell && cell.formula === undefined ? { text: say(cell.text) } : {}
  const formula = cell.formula === undefined ? {} : { formula: withNames(cell.formula, names) }
  return { ...cell, ...text, ...formula }
}

function withNames(formula: string, names: ReadonlyMap<string, string>): string {
  return formula.replace(/\b([A-Za-z]+)!/g, (whole, name: string) => {
    const own = names.get(name)
    return own === undefined || own === name ? whole : `'${own.replaceAll("'", "''")}'!`
  })
}
