import type { Block } from './block.ts'

/** Where the list of sources begins: by its shape too, since its heading is in the document's language. -1 where there is none. */
export const sourcesAt = (blocks: readonly Block[]): number =>
  blocks.findLastIndex(
    (block, at) =>
      block.type === 'heading' && block.level === 1 && (block.text === 'Sources' || blocks[at + 1]?.type === 'links'),
  )
