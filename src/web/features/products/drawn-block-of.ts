import type { StandingBlock } from '#shared/api/standing.ts'
import { blockOf, type DrawnBlock } from '../documents/drawn/blocks-in.ts'

/** Where a block of the document is drawn, by the first of its texts that is found. */
export function drawnBlockOf<Drawn extends DrawnBlock>(
  drawn: readonly Drawn[],
  { words }: StandingBlock,
): Drawn | undefined {
  for (const each of words) {
    const found = blockOf(drawn, each)
    if (found) return drawn.find((block) => block === found)
  }
  return undefined
}
