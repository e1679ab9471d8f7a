import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import { plainText } from '#shared/document/plain-text.ts'
import type { Workbook, WorkbookCell, WorkbookSheet } from '#shared/document/workbook.ts'
import { finishedPackage } from './finished-package.ts'
import { filterRange } from './sheet-layout.ts'

/**
 * The bytes of an .xlsx file. Formulas keep the value that they had, and calculate when the file is opened. The same workbook
 * gives the same bytes.
 */
export function workbookBytes(workbook: Workbook): Uint8Array {
  const book = utils.book_new()
  book.Props = { Title: plainText(workbook.title), Author: 'PM Pilot' }
  for (const sheet of workbook.sheets) utils.book_append_sheet(book, sheetOf(sheet), sheet.name)
  if (workbook.rightToLeft) book.Workbook = { Views: [{ RTL: true }] }
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer)
  return finishedPackage(bytes, workbook)
}

function sheetOf(source: WorkbookSheet): WorkSheet {
  const { rows, widths } = source
  const sheet: WorkSheet = {}
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const written = cellOf(cell)
      if (written) sheet[utils.encode_cell({ r: row, c: column })] = written
    })
  })
  const lastColumn = Math.max(0, ...rows.map((cells) => cells.length - 1))
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, rows.length - 1), c: lastColumn } })
  const filter = filterRange(source)
  if (filter) sheet['!autofilter'] = { ref: utils.encode_range(filter) }
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  return sheet
}

/** Longest text that a cell may hold; a longer one makes Excel repair the file. */
const longestText = 32_767

function cellOf(cell: WorkbookCell): CellObject | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return { t: 's', v: cell.slice(0, longestText) }
  if (typeof cell === 'number') return numberCell({ value: cell })
  if ('text' in cell) {
    const { text, formula, format } = cell
    return { t: 's', v: text.slice(0, longestText), ...(formula && { f: formula }), ...(format && { z: format }) }
  }
  return numberCell(cell)
}

function numberCell({ value, formula, format }: { value: number | null; formula?: string; format?: string }) {
  const shared = { ...(formula && { f: formula }), ...(format && { z: format }) }
  // What cannot be calculated is an empty cell, and with a formula an error as the spreadsheet itself would show it.
  if (value === null || !Number.isFinite(value)) return formula ? ({ t: 'e', v: 0x07, ...shared } as const) : null
  return { t: 'n', v: value, ...shared } as const
}
