import { utils, type WorkSheet, write } from '@e965/xlsx'
import type { Workbook, WorkbookCell, WorkbookSheet } from '#shared/document/workbook.ts'

/** The bytes of an .xlsx file. Formulas keep the value that they had, and calculate when the file is opened. */
export function workbookBytes(workbook: Workbook): Uint8Array {
  const book = utils.book_new()
  for (const sheet of workbook.sheets) utils.book_append_sheet(book, sheetOf(sheet), sheet.name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

function sheetOf({ rows, widths, frozenRows }: WorkbookSheet): WorkSheet {
  const sheet: WorkSheet = {}
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const written = cellOf(cell)
      if (written) sheet[utils.encode_cell({ r: row, c: column })] = written
    })
  })
  const lastColumn = Math.max(0, ...rows.map((cells) => cells.length - 1))
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, rows.length - 1), c: lastColumn } })
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  if (frozenRows) sheet['!freeze'] = { xSplit: 0, ySplit: frozenRows }
  return sheet
}

function cellOf(cell: WorkbookCell) {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return { t: 's' as const, v: cell }
  if (typeof cell === 'number') return { t: 'n' as const, v: cell }
  return {
    t: 'n' as const,
    v: cell.value,
    ...(cell.formula && { f: cell.formula }),
    ...(cell.format && { z: cell.format }),
  }
}
