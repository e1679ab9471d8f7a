import type { CardsBlock, TableBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { shortened } from '#shared/shortened.ts'

/** Characters of a column's label, which stands on every card. */
const LONGEST_LABEL = 120

/** More columns than this are unreadable on a portrait page. */
const MOST_COLUMNS = 10

/** A table too wide for a page as one card a row, named after its first cell; undefined for a table that fits. */
export function cardsOfWideTable(table: TableBlock): CardsBlock | undefined {
  if (table.columns.length <= MOST_COLUMNS) return undefined
  const labels = table.columns.slice(1).map(({ label }) => shortened(plainText(label), LONGEST_LABEL))
  return {
    type: 'cards',
    cards: table.rows.map((row, index) => ({
      title: plainText(row[0] ?? '') || `${index + 1}`,
      blocks: [
        {
          type: 'fields',
          fields: labels.map((label, place) => ({ label, value: row[place + 1] ?? '' })),
        },
      ],
    })),
  }
}
