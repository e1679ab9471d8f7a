import Papa from 'papaparse'
import type { Block, ResultDocument, TableBlock } from '#shared/document/block.ts'
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

/** A number whose thousands are parted for people; most programs read it as a text, or as two cells. */
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

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
  const own = tablesOf(document)
  const tables = own.length > 0 ? own : tablesOf(asSections(document))
  const withCaptions = tables.length > 1
  return tables
    .map((table, index) => {
      const caption = plainText(table.caption ?? '') || `Table ${index + 1}`
      return recordsText([...(withCaptions ? [[caption]] : []), ...recordsOf(table)])
    })
    .join(LINE_END)
}

/** A document of text alone, as one table with a row a section. */
function asSections(document: ResultDocument): ResultDocument {
  const cards: { title: string; blocks: Block[] }[] = [{ title: plainText(document.title), blocks: [] }]
  for (const block of document.blocks) {
    if (block.type === 'heading') cards.push({ title: plainText(block.text), blocks: [] })
    else cards.at(-1)?.blocks.push(block)
  }
  const filled = cards.filter(({ blocks }, index) => index === 0 || blocks.length > 0)
  return { ...document, blocks: [{ type: 'cards', cards: filled }] }
}

function recordsOf(table: TableBlock): string[][] {
  return [
    table.columns.map((column) => plainText(column.label)),
    ...table.rows.map((row) =>
      table.columns.map(({ align }, index) => {
        const text = plainText(row[index] ?? '')
        return align === 'right' && GROUPED.test(text) ? text.replaceAll(',', '') : text
      }),
    ),
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
