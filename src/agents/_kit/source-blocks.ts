import type { Block } from '#shared/document/block.ts'
import { citedNumbers } from './cited-numbers.ts'

/**
 * The numbered list of sources at the end of a result; nothing when there are none. With the `result` it says which of them
 * nothing cites; they keep their numbers.
 */
export function sourceBlocks(
  results: readonly { title?: string | undefined; link?: string | undefined }[],
  result?: unknown,
): Block[] {
  if (results.length === 0) return []
  const cited = citedNumbers(result)
  return [
    { type: 'heading', level: 1, text: 'Sources' },
    {
      type: 'links',
      items: results.map(({ title, link }, index) => ({
        text: title ?? link ?? '',
        url: link || null,
        ...(cited.size > 0 && !cited.has(index + 1) ? { note: 'read, not cited' } : {}),
      })),
    },
  ]
}
