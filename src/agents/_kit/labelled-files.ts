import type { TableBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import type { Workbook } from '#shared/document/workbook.ts'
import type { Assumption, Standings } from './assumptions.ts'

const saysSo = /assum|annahme|hypoth|suposici|افتراض|unverified/i

type Rows = readonly (readonly string[])[]

/**
 * Rows of a fixed shape, such as those that an issue tracker imports: what is assumed is marked in its cell, unless another cell of the row
 * says so. A list behind them would be imported as well.
 */
export function labelledRows(rows: Rows, { isAssumed }: Pick<Standings, 'isAssumed'>): Rows {
  return rows.map((cells, index) =>
    index === 0 || cells.some((cell) => saysSo.test(cell))
      ? cells
      : cells.map((cell) => (isAssumed(cell) ? `Assumption: ${cell}` : cell)),
  )
}

/** A workbook with a sheet for each of these tables. Cells of its own stay as they are: formulas may refer to them. */
export function withSheets(workbook: Workbook, tables: readonly TableBlock[]): Workbook {
  const sheets = tables.map(({ caption, columns, rows }) => ({
    name: plainText(caption ?? '').slice(0, 31),
    widths: columns.map((_, index) => (index === 0 ? 80 : 40)),
    frozenRows: 1,
    rows: [columns.map(({ label }) => plainText(label)), ...rows.map((row) => row.map(plainText))],
  }))
  return { ...workbook, sheets: [...workbook.sheets, ...sheets] }
}

/** A page to be published: a comment for whoever opens its text, since a reader of the page is not who it is handed to. */
export function withComment(html: string, assumed: readonly Assumption[]): string {
  if (assumed.length === 0) return html
  const lines = assumed.map(({ text, check }) => (check === '' ? text : `${text} To check: ${check}`))
  const comment = ['What is assumed; check it before you publish:', ...lines.map((line) => `- ${line}`)].join('\n')
  // Nothing in it may end the comment.
  return html.replace(/<head>\n?/, (head) => `${head}<!-- ${comment.replaceAll(/[<>]|-{2,}/g, ' ')} -->\n`)
}
