import type { SideLine } from '#knowledge/outside/advisory.ts'
import { readSideLines, readSizingSums } from '#knowledge/outside/read-outside.ts'
import type { SizingSum, SumPart } from '#knowledge/outside/sizing-sum.ts'
import type { FoundSignal, FoundSignals } from './advise.ts'

let keptLines: readonly SideLine[] | undefined
let keptSums: readonly SizingSum[] | undefined

/** The lines for one place of the page that fit what was found; those with most signals first, the general one last. */
export function sideLines(use: SideLine['use'], found: FoundSignals): string[] {
  keptLines ??= readSideLines()
  return fitting(
    keptLines.filter((line) => line.use === use),
    found,
  ).map(({ text }) => text)
}

/** The sum that sizes such a product. */
export function sizingParts(found: FoundSignals): readonly SumPart[] {
  keptSums ??= readSizingSums()
  return fitting(keptSums, found)[0]?.parts ?? []
}

/** One word that could mean anything ("connects", "school") calls for no line of its own. */
const isSure = (signal: FoundSignal | undefined) => signal?.central === true && signal.firm

function fitting<Entry extends { all: readonly string[] }>(entries: readonly Entry[], found: FoundSignals): Entry[] {
  return entries
    .filter(({ all }) => (all.length > 1 ? all.every((id) => found.has(id)) : all.every((id) => isSure(found.get(id)))))
    .toSorted((a, b) => b.all.length - a.all.length)
}
