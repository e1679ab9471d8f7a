import type { Block } from '#shared/document/block.ts'

/** The numbered list of sources at the end of a result; nothing when there are none. */
export function sourceBlocks(results: readonly { title?: string | undefined; link?: string | undefined }[]): Block[] {
  if (results.length === 0) return []
  return [
    { type: 'heading', level: 1, text: 'Sources' },
    {
      type: 'links',
      items: results.map((result) => ({ text: result.title ?? result.link ?? '', url: result.link || null })),
    },
  ]
}
