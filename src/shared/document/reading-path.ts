import type { Block } from './block.ts'

/** What is always looked up and never read through. */
const lookedUp = new Set(['Sources'])

/**
 * The blocks that a reader goes through from top to bottom: without the parts that are marked as reference, which pages fold,
 * and without the list of sources. A reference part ends at the next heading of its level or above.
 */
export function readingPath(blocks: readonly Block[]): Block[] {
  let foldedAt: number | null = null
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'heading') {
      if (foldedAt !== null && block.level <= foldedAt) foldedAt = null
      if (foldedAt === null && (block.reference || lookedUp.has(block.text))) foldedAt = block.level
    }
    if (foldedAt !== null) return []
    if (block.type !== 'cards') return [block]
    return [{ ...block, cards: block.cards.map((card) => ({ ...card, blocks: readingPath(card.blocks) })) }]
  })
}
