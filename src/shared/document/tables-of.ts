import type { Block, CardsBlock, ListItem, ResultDocument, RichText, TableBlock } from './block.ts'
import { chartTable } from './chart-table.ts'
import { plainText } from './plain-text.ts'

type Card = CardsBlock['cards'][number]

/**
 * Everything in a document that fits a spreadsheet, in reading order: its tables, also those inside cards, and each set
 * of cards as a table with one row a card. The caption says where a table stands.
 */
export function tablesOf(document: ResultDocument): TableBlock[] {
  return tablesIn(document.blocks, '')
}

export function hasTables(document: ResultDocument): boolean {
  return tablesOf(document).length > 0
}

function tablesIn(blocks: readonly Block[], place: string): TableBlock[] {
  let heading = place
  return blocks.flatMap((block) => {
    if (block.type === 'heading') heading = plainText(block.text) || heading
    if (block.type === 'chart') return [chartTable(block)]
    if (block.type === 'table') {
      return block.columns.length > 0 ? [{ ...block, caption: plainText(block.caption ?? '') || heading }] : []
    }
    if (block.type !== 'cards' || block.cards.length === 0) return []
    const inner = block.cards.flatMap((card) => tablesIn(card.blocks, plainText(card.title) || heading))
    return [tableOfCards(block, heading), ...inner]
  })
}

/** Columns are the union of what the cards have, in the order of first appearance. */
function tableOfCards(block: CardsBlock, caption: string): TableBlock {
  const rows = block.cards.map(rowOfCard)
  const labels = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  return {
    type: 'table',
    caption,
    columns: labels.map((label) => ({ label })),
    rows: rows.map((row) => labels.map((label) => (row.get(label) ?? []).join('; '))),
  }
}

function rowOfCard(card: Card): Map<string, string[]> {
  const row = new Map<string, string[]>()
  const add = (label: string, ...values: readonly RichText[]) => {
    const texts = values.map(plainText).filter((text) => text !== '')
    if (texts.length > 0) row.set(label, [...(row.get(label) ?? []), ...texts])
  }
  row.set('Title', [plainText(card.title)])
  add('Subtitle', card.subtitle ?? '')
  add('Badges', ...(card.badges ?? []))
  let heading = ''
  for (const block of card.blocks) {
    switch (block.type) {
      case 'heading':
        heading = plainText(block.text)
        break
      case 'fields':
        for (const field of block.fields) add(plainText(field.label) || heading || 'Details', field.value)
        break
      case 'list':
        add(heading || 'Points', ...block.items.flatMap(itemTexts))
        break
      case 'paragraph':
      case 'quote':
        add(heading || (block.type === 'quote' ? 'Quote' : 'Description'), block.text)
        break
      case 'callout':
        add(plainText(block.title ?? '') || heading || 'Note', block.text)
        break
      case 'links':
        add(heading || 'Links', ...block.items.map((item) => [item.text, item.url ?? ''].join(' ')))
        break
      case 'code':
        add(heading || 'Code', block.text)
        break
      case 'chart':
      case 'table':
      case 'cards':
        // They become tables of their own.
        break
    }
  }
  return row
}

function itemTexts(item: ListItem): RichText[] {
  return [item.text, ...(item.items ?? []).flatMap(itemTexts)]
}
