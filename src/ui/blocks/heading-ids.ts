import type { Block } from '#shared/document/block.ts'

/** One id per block, undefined for what is no heading. Numbered by place, so that the same title may come twice. */
export function headingIds(blocks: readonly Block[], prefix: string): (string | undefined)[] {
  return blocks.map((block, index) => (block.type === 'heading' ? `${prefix}-${index}` : undefined))
}

export interface ContentsEntry {
  id: string
  level: number
  text: string
}

/** The headings of the two upper levels, for a table of contents. */
export function contentsOf(blocks: readonly Block[], prefix: string): ContentsEntry[] {
  const ids = headingIds(blocks, prefix)
  return blocks.flatMap((block, index) => {
    const id = ids[index]
    return block.type === 'heading' && block.level <= 2 && id ? [{ id, level: block.level, text: block.text }] : []
  })
}
