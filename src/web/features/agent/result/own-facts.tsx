import { ownFactBlocks, ownFactsIn } from '#agents/_kit/own-facts.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'

/** What the run was given of the user's facts, behind a view that an agent draws by itself. */
export function OwnFacts({ result }: { result: object }) {
  const blocks = ownFactBlocks(ownFactsIn(result))
  return blocks.length > 0 && <Blocks blocks={blocks} idPrefix="own-facts" />
}
