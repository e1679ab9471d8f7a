import type { Block, ListItem, TableBlock } from '#shared/document/block.ts'
import { widthInLetters } from '#shared/document/letter-width.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { columnShares, rowLines } from './column-shares.ts'

/** Lines of running text on a page, roughly. */
const PAGE_LINES = 46

/** Average letters of a line of running text. */
const LINE = 108

/** What stays on one page with its heading: a table up to a third of a page, a card up to half of one. */
const MOST_LINES = { table: Math.round(PAGE_LINES / 3), card: Math.round(PAGE_LINES / 2) }

const linesOfText = (text: string, line = LINE) => Math.max(1, Math.ceil(widthInLetters(text) / line))

/** About how many lines of a page a block takes. Pictures count as a page: what draws them keeps them whole. */
export function linesOf(block: Block): number {
  switch (block.type) {
    case 'heading':
      return 2.5
    case 'paragraph':
      return linesOfText(plainText(block.text)) + 0.5
    case 'quote':
    case 'callout':
      return linesOfText(plainText(block.text)) + 2
    case 'list':
      return block.items.reduce((sum, item) => sum + itemLines(item), 0)
    case 'fields':
      // Labels take about a quarter of the line.
      return block.fields.reduce((sum, field) => sum + linesOfText(plainText(field.value), LINE * 0.75) * 0.9 + 0.4, 1)
    case 'table':
      return tableLines(block)
    case 'links':
      return block.items.reduce((sum, item) => sum + linesOfText(`${item.text} ${plainText(item.note ?? '')}`), 0)
    case 'code':
      return block.text.split('\n').reduce((sum, line) => sum + linesOfText(line, LINE * 0.8), 1)
    case 'cards':
      return block.cards.reduce((sum, card) => sum + cardLines(card.blocks), 0)
    case 'chart':
      return PAGE_LINES
  }
}

/** Whether a table is read as one piece, and so stands on one page. */
export function isShortTable(table: TableBlock): boolean {
  // The widths of a long table cost time that is not needed to see that it is long.
  return table.rows.length <= MOST_LINES.table && tableLines(table) <= MOST_LINES.table
}

/** About how many lines the heading row and the first row of a table take: as much as begins on a page. */
export function firstTableLines(table: TableBlock): number {
  return tableLines({ ...table, rows: table.rows.slice(0, 1) })
}

/** Whether a card is read as one piece: with its title on one page. */
export function isShortCard(blocks: readonly Block[]): boolean {
  return cardLines(blocks) <= MOST_LINES.card
}

const cardLines = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + linesOf(block), 3.5)

function itemLines({ text, items = [] }: ListItem): number {
  return linesOfText(plainText(text)) + 0.2 + items.reduce((sum, item) => sum + itemLines(item), 0)
}

function tableLines(table: TableBlock): number {
  if (table.columns.length === 0) return 0
  const shares = columnShares(table)
  const rows = [table.columns.map(({ label }) => label), ...table.rows]
  return rows.reduce(
    (sum, row) =>
      sum +
      rowLines(
        table,
        shares,
        row.map((cell) => plainText(cell)),
      ) *
        0.9 +
      0.45,
    1,
  )
}
