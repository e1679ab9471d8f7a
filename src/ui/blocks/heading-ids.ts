import type { Block } from '#shared/document/block.ts'

/** One id per block, undefined for what is no heading. Numbered by place, so that the same title may come twice. */
export function headingIds(blocks: readonly Block[], prefix: string): (string | undefined)[] {
  return blocks.map((block, index) => (block.type === 'heading' ? `${prefix}-${index}` : undefined))
}

export interface ContentsEntry {
  id: string
  text: string
}

/** The level of the uppermost heading: documents do not all start at the same one. */
export function topLevelOf(blocks: readonly Block[]): number {
  return Math.min(4, ...blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : [])))
}

/** The uppermost headings, for a table of contents. */
export function contentsOf(blocks: readonly Block[], prefix: string): ContentsEntry[] {
  const ids = headingIds(blocks, prefix)
  const top = topLevelOf(blocks)
  return blocks.flatMap((block, index) => {
    const id = ids[index]
    return block.type === 'heading' && block.level === top && id ? [{ id, text: block.text }] : []
  })
}
