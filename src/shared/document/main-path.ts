import type { Block, ResultDocument } from './block.ts'
import { sourcesAt } from './sources-at.ts'

/**
 * The blocks that are read in one go: without what a page shows closed under a folded heading, without the list of sources,
 * and without charts, which are looked at: only files that hold no picture spell their numbers out. A folded heading reaches to the next one of its level or above.
 */
export function mainPath({ blocks }: Pick<ResultDocument, 'blocks'>): Block[] {
  let folded = 0
  const sources = sourcesAt(blocks)
  return blocks.flatMap((block, at): Block[] => {
    if (block.type === 'heading') {
      if (folded > 0 && block.level <= folded) folded = 0
      if (folded === 0 && (block.folded || at === sources)) folded = block.level
    }
    if (folded > 0 || block.type === 'links') return []
    return [
      block.type === 'cards'
        ? { ...block, cards: block.cards.map((card) => ({ ...card, blocks: mainPath(card) })) }
        : block,
    ]
  })
}

/** A document's blocks with each folded section as one. The heading of a section is not among its blocks. */
export function sectionsOf(
  blocks: readonly Block[],
): ({ kind: 'block'; block: Block; at: number } | { kind: 'folded'; title: string; blocks: Block[]; at: number })[] {
  const parts: ReturnType<typeof sectionsOf> = []
  let open: { level: number; blocks: Block[] } | null = null
  for (const [at, block] of blocks.entries()) {
    if (open && block.type === 'heading' && block.level <= open.level) open = null
    if (open) {
      open.blocks.push(block)
      continue
    }
    if (block.type === 'heading' && block.folded) {
      open = { level: block.level, blocks: [] }
      parts.push({ kind: 'folded', title: block.text, blocks: open.blocks, at })
    } else parts.push({ kind: 'block', block, at })
  }
  return parts
}
