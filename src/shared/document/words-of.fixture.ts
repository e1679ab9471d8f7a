import type { Block, ListItem, ResultDocument } from './block.ts'
import { chartTable } from './chart-table.ts'
import { cleanText } from './clean-text.ts'
import { plainText } from './plain-text.ts'

/** Every word of a document in reading order, without any white space: what no format may lose. */
export function wordsOf(document: ResultDocument): string {
  return squeezed([document.title, document.subtitle ?? '', ...document.blocks.flatMap(textsOf)])
}

export function wordsOfBlocks(blocks: readonly Block[]): string {
  return squeezed(blocks.flatMap(textsOf))
}

function squeezed(texts: readonly string[]): string {
  return texts.map(cleanText).join('').replace(/\s/g, '')
}

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
      return [block.text]
    case 'code':
      return [block.text]
    case 'paragraph':
    case 'quote':
      return [plainText(block.text)]
    case 'list':
      return block.items.flatMap(itemTexts)
    case 'table':
      if (block.columns.length === 0) return []
      return [
        block.caption ?? '',
        ...block.columns.map((column) => column.label),
        ...block.rows.flatMap((row) => block.columns.map((_, index) => plainText(row[index] ?? ''))),
      ]
    case 'chart':
      return textsOf(chartTable(block))
    case 'fields':
      return block.fields.flatMap((field) => [plainText(field.label) ? `${field.label}:` : '', plainText(field.value)])
    case 'links':
      return block.items.flatMap((item) => [item.text, item.note ? `—${item.note}` : ''])
    case 'callout':
      return [block.title ?? '', plainText(block.text)]
    case 'cards':
      return block.cards.flatMap((card) => [
        card.title,
        card.subtitle ?? '',
        (card.badges ?? []).filter((badge) => plainText(badge) !== '').join('·'),
        ...card.blocks.flatMap(textsOf),
      ])
  }
}

function itemTexts(item: ListItem): string[] {
  return [plainText(item.text), ...(item.items ?? []).flatMap(itemTexts)]
}
