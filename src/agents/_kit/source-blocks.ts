import type { Block } from '#shared/document/block.ts'
import { citedNumbers, linkedAddresses } from './cited-numbers.ts'

/**
 * The numbered list of sources at the end of a result; nothing when there are none. With the `result`, what nothing cites is left out
 * behind the last that is; before it the others keep their numbers and say so.
 */
export function sourceBlocks(
  results: readonly { title?: string | undefined; link?: string | undefined }[],
  result?: unknown,
): Block[] {
  if (results.length === 0) return []
  const cited = citedNumbers(result)
  const linked = linkedAddresses(result)
  const isUsed = (link: string | undefined, number: number) => cited.has(number) || linked.has(link ?? '')
  // A number keeps its place; what stands behind the last cited source helps nobody.
  const last = cited.size > 0 ? results.findLastIndex(({ link }, index) => isUsed(link, index + 1)) : results.length - 1
  return [
    { type: 'heading', level: 1, text: 'Sources', listsSources: true },
    {
      type: 'links',
      items: results.slice(0, last + 1).map(({ title, link }, index) => ({
        text: title ?? link ?? '',
        url: link || null,
        ...(cited.size > 0 && !isUsed(link, index + 1) ? { note: 'read, not cited' } : {}),
      })),
    },
  ]
}
