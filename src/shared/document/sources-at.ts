import type { Block } from './block.ts'

/** Where the list of sources begins; -1 where there is none. */
export const sourcesAt = (blocks: readonly Block[]): number =>
  blocks.findLastIndex((block) => block.type === 'heading' && block.listsSources)
