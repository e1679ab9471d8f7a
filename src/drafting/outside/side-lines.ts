import type { SideLine } from '#knowledge/outside/advisory.ts'
import { readSideLines } from '#knowledge/outside/read-outside.ts'
import type { FoundSignal, FoundSignals } from './advise.ts'

let kept: readonly SideLine[] | undefined

/** One word that could mean anything ("connects", "school") calls for no line of its own. */
const isSure = (signal: FoundSignal | undefined) => signal?.central === true && signal.firm

/** The lines for one place of the page that fit what was found; those with most signals first, the general one last. */
export function sideLines(use: SideLine['use'], found: FoundSignals): string[] {
  kept ??= readSideLines()
  return kept
    .filter(
      (line) =>
        line.use === use &&
        (line.all.length > 1 ? line.all.every((id) => found.has(id)) : line.all.every((id) => isSure(found.get(id)))),
    )
    .sort((a, b) => b.all.length - a.all.length)
    .map(({ text }) => text)
}
