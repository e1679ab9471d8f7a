import type { TableBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'

/** Letters that a page has room for beside each other, roughly; tables of more columns are set smaller. */
const LINE_LETTERS = 95
const SMALL_LINE_LETTERS = 106
const MOST_LARGE_COLUMNS = 6

/** A longer word may be broken, so it does not claim more room. */
const LONGEST_WORD = 16

/** A column of texts up to this length stays on one line. */
const ONE_LINE = 14

/** What the distance to the next column takes, in letters. */
const MARGIN = 3

/** Labels are bold. */
const BOLD = 1.15

/** A table of thousands of rows looks like its first ones. */
const MOST_ROWS = 200

/**
 * How a table's width is divided among its columns, as shares that add up to 1. Every column has room for its longest ordinary
 * word; what is left goes, letter by letter, where it makes the table lower, which is where the long texts are.
 */
export function columnShares(table: TableBlock): number[] {
  const texts = table.columns.map(({ label }, column) => [
    plainText(label),
    ...table.rows.slice(0, MOST_ROWS).map((row) => plainText(row[column] ?? '')),
  ])
  const widths = texts.map((cells) => leastOf(cells))
  const line = table.columns.length > MOST_LARGE_COLUMNS ? SMALL_LINE_LETTERS : LINE_LETTERS
  const spare = Math.floor(line - sum(widths))
  if (spare > 0) handOut(texts, widths, spare)
  const total = sum(widths)
  return widths.map((width) => width / total)
}

/** Room for the longest word, or for the longest text where all are short. */
function leastOf([label = '', ...cells]: readonly string[]): number {
  const longest = Math.max(0, ...cells.map(({ length }) => length))
  const word = Math.max(
    3,
    Math.ceil(longestWord(label) * BOLD),
    ...(longest <= ONE_LINE ? [longest] : cells.map(longestWord)),
  )
  return Math.min(LONGEST_WORD, word) + MARGIN
}

/** Each letter goes to the column that makes the most rows high; where no row is higher than a line, to all alike. */
function handOut(texts: readonly (readonly string[])[], widths: number[], spare: number): void {
  const rows = texts[0]?.length ?? 0
  for (let letter = 0; letter < spare; letter += 1) {
    const gains = widths.map(() => 0)
    for (let row = 0; row < rows; row += 1) {
      const lines = texts.map((cells, column) => (cells[row]?.length ?? 0) / ((widths[column] ?? 0) - MARGIN))
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

function longestWord(text: string): number {
  let longest = 0
  for (const word of text.split(/[\s/–-]+/)) longest = Math.max(longest, word.length)
  return longest
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
