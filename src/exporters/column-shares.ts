import type { TableBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'

/** Letters that a page has room for beside each other, roughly. */
const LINE_LETTERS = 95

/** A longer word may be broken, so it does not claim more room. */
const LONGEST_WORD = 16

/** A cell of up to so many letters holds a number or a mark. */
const NUMBER = 4

/** A column of texts up to this length stays on one line. */
const ONE_LINE = 12

/**
 * How a table's width is divided among its columns, as shares that add up to 1: every column has room for its longest
 * ordinary word, and the rest goes where the long texts are.
 */
export function columnShares(table: TableBlock): number[] {
  const needs = table.columns.map((column, index) => {
    const cells = table.rows.map((row) => plainText(row[index] ?? ''))
    // A column of numbers is as wide as the longest word over it; its label may take two lines.
    if (cells.length > 0 && cells.every((text) => text.length <= NUMBER)) {
      const least =
        Math.min(LONGEST_WORD, Math.max(3, longestWord(column.label), ...cells.map(({ length }) => length))) + 3
      return { least, wish: least }
    }
    const texts = [column.label, ...cells]
    const lengths = texts.map((text) => text.length)
    const longest = Math.max(...lengths)
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    const word = Math.max(3, ...texts.map((text) => longestWord(text)))
    const least = Math.min(LONGEST_WORD, longest <= ONE_LINE ? longest : word) + 4
    return { least, wish: Math.max(least, Math.min(60, (average + longest) / 2)) }
  })
  const least = sum(needs.map((need) => need.least))
  const wish = sum(needs.map((need) => need.wish))
  const spare = Math.max(0, LINE_LETTERS - least)
  const widths = needs.map((need) =>
    wish <= LINE_LETTERS || wish === least
      ? need.wish
      : need.least + (spare * (need.wish - need.least)) / (wish - least),
  )
  const total = sum(widths)
  return widths.map((width) => width / total)
}

function longestWord(text: string): number {
  let longest = 0
  for (const word of text.split(/[\s/–-]+/)) longest = Math.max(longest, word.length)
  return longest
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
