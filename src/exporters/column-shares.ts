import type { TableBlock } from '#shared/document/block.ts'
import { widthInLetters } from '#shared/document/letter-width.ts'
import { plainText } from '#shared/document/plain-text.ts'

/** Average letters that a page has room for beside each other; tables of more columns are set smaller. */
const LINE_LETTERS = 120
const SMALL_LINE_LETTERS = 135
const MOST_LARGE_COLUMNS = 6

/** A longer word may be broken, so it does not claim more room; few columns leave more of it. */
const longestWord = (columns: number) => (columns <= 4 ? 26 : 19)

/** A column of texts up to this width stays on one line: amounts always, "Product manager" where there are few columns. */
const oneLine = (columns: number, isAmount: boolean) => (isAmount || columns <= 5 ? 19 : 15)

/** What the distance to the next column takes, in letters. */
const MARGIN = 3

/** Labels are bold. */
const BOLD = 1.04

/** A table of thousands of rows looks like its first ones. */
const MOST_ROWS = 200

/** Average letters of a whole line of this table. */
export const lineLetters = (table: TableBlock) =>
  table.columns.length > MOST_LARGE_COLUMNS ? SMALL_LINE_LETTERS : LINE_LETTERS

/**
 * How a table's width is divided among its columns, as shares that add up to 1. Every column has room for its longest ordinary
 * word; what is left goes, letter by letter, where it makes the table lower, which is where the long texts are.
 */
export function columnShares(table: TableBlock): number[] {
  const texts = table.columns.map(({ label }, column) => [
    plainText(label),
    ...table.rows.slice(0, MOST_ROWS).map((row) => plainText(row[column] ?? '')),
  ])
  const lengths = texts.map((cells) => cells.map(widthInLetters))
  const widths = texts.map((cells, column) =>
    leastOf(cells, table.columns.length, table.columns[column]?.align === 'right'),
  )
  const spare = Math.floor(lineLetters(table) - sum(widths))
  if (spare > 0) handOut(lengths, widths, spare)
  const total = sum(widths)
  return widths.map((width) => width / total)
}

/** How many lines the cells of a row take where the columns have these shares. */
export function rowLines(table: TableBlock, shares: readonly number[], cells: readonly string[]): number {
  const line = lineLetters(table)
  return Math.max(
    1,
    ...shares.map((share, column) => Math.ceil((widthInLetters(cells[column] ?? '') * 1.05) / (share * line - MARGIN))),
  )
}

/** Room for the longest word, or for the longest text where all are short. */
function leastOf([label = '', ...cells]: readonly string[], columns: number, isAmount: boolean): number {
  const longest = Math.max(0, ...cells.map(widthInLetters))
  const word = Math.max(
    3,
    widestWord(label) * BOLD,
    ...(longest <= oneLine(columns, isAmount) ? [longest] : cells.map(widestWord)),
  )
  return Math.min(longestWord(columns), word) + MARGIN
}

/** Each letter goes to the column that makes the most rows high; where no row is higher than a line, to all alike. */
function handOut(texts: readonly (readonly number[])[], widths: number[], spare: number): void {
  const rows = texts[0]?.length ?? 0
  for (let letter = 0; letter < spare; letter += 1) {
    const gains = widths.map(() => 0)
    for (let row = 0; row < rows; row += 1) {
      const lines = texts.map((cells, column) => (cells[row] ?? 0) / ((widths[column] ?? 0) - MARGIN))
      const most = Math.max(...lines)
      const highest = lines.indexOf(most)
      // Words do not fill a line to its end.
      if (most > 0.9) gains[highest] = (gains[highest] ?? 0) + most / (widths[highest] ?? 1)
    }
    const best = gains.indexOf(Math.max(...gains))
    if ((gains[best] ?? 0) === 0) return
    widths[best] = (widths[best] ?? 0) + 1
  }
}

/** An address that begins with a slash is one word: readers of Word do not break it there. */
function widestWord(text: string): number {
  let widest = 0
  for (const word of text.split(/[\s–-]+/)) {
    for (const part of word.startsWith('/') ? [word] : word.split('/')) widest = Math.max(widest, widthInLetters(part))
  }
  return widest
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
