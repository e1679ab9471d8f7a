import type { Source } from '../source.ts'
import type { Block, ListItem, ResultDocument } from './block.ts'
import { plainText } from './plain-text.ts'

/** What stands in a list of sources for what the author of a document let it read. */
export const ownDocumentWords = 'A document of the author'

/**
 * A document for readers who are not its author: what the author uploaded is not named in its lists of sources. Every entry keeps its
 * number, since texts refer to it. Passages of sources are no part of a document.
 */
export function withoutOwnDocuments(document: ResultDocument, sources: readonly Source[]): ResultDocument {
  const own = new Set(
    sources.flatMap(({ kind, title, publisher }) =>
      kind === 'document' ? [title, `${title} (${publisher})`, `${title}, ${publisher}`] : [],
    ),
  )
  if (own.size === 0) return document
  // A document that is kept as Markdown has its sources as a list of lines: "[2] interview.txt, Your document".
  const unnamedItem = (item: ListItem): ListItem => {
    const [, number = '', named = ''] = /^(\[\d+\] )(.*)$/.exec(plainText(item.text)) ?? []
    return own.has(named) ? { ...item, text: `${number}${ownDocumentWords}` } : item
  }
  const unnamed = (block: Block): Block => {
    if (block.type === 'cards') {
      return { ...block, cards: block.cards.map((card) => ({ ...card, blocks: card.blocks.map(unnamed) })) }
    }
    if (block.type === 'list') return { ...block, items: block.items.map(unnamedItem) }
    if (block.type !== 'links') return block
    const items = block.items.map((item) =>
      own.has(item.text) ? { ...item, text: ownDocumentWords, url: null } : item,
    )
    return { ...block, items }
  }
  return { ...document, blocks: document.blocks.map(unnamed) }
}
