import type { Block } from '#shared/document/block.ts'

export interface FoldedPart {
  /** Place of the block; of the heading, when what follows it is folded. */
  heading: number
  /** Places of the blocks under a heading that is for reference; null for a block that stands open. */
  inside: readonly number[] | null
}

/** Gathers what stands under each heading that is marked as reference, up to the next heading of its level or above. */
export function foldedParts(blocks: readonly Block[]): FoldedPart[] {
  const parts: { heading: number; inside: number[] | null }[] = []
  let level = 0
  blocks.forEach((block, place) => {
    const open = parts.at(-1)?.inside
    const ends = block.type === 'heading' && block.level <= level
    if (open && !ends) {
      open.push(place)
      return
    }
    const folds = block.type === 'heading' && block.reference === true
    level = folds ? block.level : 0
    parts.push({ heading: place, inside: folds ? [] : null })
  })
  return parts
}
