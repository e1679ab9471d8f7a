import Papa from 'papaparse'
import type { ResultDocument, TableBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { tablesOf } from '#shared/document/tables-of.ts'
import type { Exporter } from '../exporter.ts'

/** Without this mark Excel reads UTF-8 as the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * What a spreadsheet would run as a formula, also in its full-width form and behind white space, which some cut off; signed
 * plain numbers are let through.
 */
const FORMULA = /^(?![+-]\d[\d.,' ]*%?$)(?:[\t\r]|\s*[=+\-@＝＋－＠])/

/** Every table of the document; several are parted by an empty line and each is headed by its caption. */
export const csvExporter: Exporter = {
  format: 'csv',
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  write: async (document) => new TextEncoder().encode(BYTE_ORDER_MARK + csvText(document)),
}

/** The bytes of a .csv file with these rows, the first one its header. */
export function csvBytes(rows: readonly (readonly string[])[]): Uint8Array {
  return new TextEncoder().encode(BYTE_ORDER_MARK + recordsText(rows))
}

function csvText(document: ResultDocument): string {
  const tables = tablesOf(document)
  if (tables.length === 0) return recordsText([[plainText(document.title)]])
  const withCaptions = tables.length > 1
  return tables
    .map((table, index) => {
      const caption = plainText(table.caption ?? '') || `Table ${index + 1}`
      return recordsText([...(withCaptions ? [[caption]] : []), ...recordsOf(table)])
    })
    .join(LINE_END)
}

function recordsOf(table: TableBlock): string[][] {
  return [
    table.columns.map((column) => plainText(column.label)),
    ...table.rows.map((row) => table.columns.map((_, index) => plainText(row[index] ?? ''))),
  ]
}

function recordsText(records: readonly (readonly string[])[]): string {
  return (
    Papa.unparse(
      records.map((record) => [...record]),
      { newline: LINE_END, escapeFormulae: FORMULA },
    ) + LINE_END
  )
}
