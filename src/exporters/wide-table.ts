import type { CardsBlock, TableBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'

/** More columns than this are unreadable on a portrait page. */
const MOST_COLUMNS = 10

/** A table too wide for a page as one card a row, named after its first cell; undefined for a table that fits. */
export function cardsOfWideTable(table: TableBlock): CardsBlock | undefined {
  if (table.columns.length <= MOST_COLUMNS) return undefined
  return {
    type: 'cards',
    cards: table.rows.map((row, index) => ({
      title: plainText(row[0] ?? '') || `${index + 1}`,
      blocks: [
        {
          type: 'fields',
          fields: table.columns.slice(1).map((column, place) => ({ label: column.label, value: row[place + 1] ?? '' })),
        },
      ],
    })),
  }
}
