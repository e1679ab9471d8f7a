import type { Block, ListItem, ResultDocument, RichText } from './block.ts'

/** The same document with each statement changed: paragraphs, quotes, items, cells, values and callouts; no headings, labels or code. */
export function mapTexts(document: ResultDocument, change: (text: RichText) => RichText): ResultDocument {
  const items = (list: readonly ListItem[]): ListItem[] =>
    list.map((item) => ({ ...item, text: change(item.text), ...(item.items ? { items: items(item.items) } : {}) }))
  const mapped = (block: Block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'quote':
      case 'callout':
        return { ...block, text: change(block.text) }
      case 'list':
        return { ...block, items: items(block.items) }
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map(change)) }
      case 'fields':
        return { ...block, fields: block.fields.map((field) => ({ ...field, value: change(field.value) })) }
      case 'cards':
        return { ...block, cards: block.cards.map((card) => ({ ...card, blocks: card.blocks.map(mapped) })) }
      default:
        return block
    }
  }
  return { ...document, blocks: document.blocks.map(mapped) }
}
