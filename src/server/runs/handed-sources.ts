import { citedNumbers } from '#agents/_kit/cited-numbers.ts'
import type { NumberedItem } from '#drafting/index.ts'
import { renumbered } from '#server/lineage/renumbered.ts'
import type { HandedResult } from '#shared/run-along.ts'
import { shortened } from '#shared/shortened.ts'
import type { Source } from '#shared/source.ts'

const longestExcerpt = 1200
const longestName = 60
/** Citations have two digits. */
const lastNumber = 99

/**
 * The items of handed-over results as sources behind the run's own: what is written cites them, so that it is recorded which item each
 * statement rests on, a reader sees the passage, and the claim is held against it.
 */
export function handedSources(
  results: readonly HandedResult[],
  own: readonly Source[],
  first = own.reduce((most, { number }) => Math.max(most, number), 0) + 1,
): Source[] {
  return results
    .flatMap(({ runId, agent, date, version, items }) =>
      items.map(({ id, name, text }) => ({
        kind: 'document' as const,
        title: `${agent}, version ${version}${name ? `: ${shortened(name, longestName)}` : ''}`,
        url: null,
        publisher: 'Your document',
        excerpt: shortened(text, longestExcerpt),
        year: Number(date.slice(0, 4)),
        from: { runId, version, item: id },
      })),
    )
    .slice(0, Math.max(0, lastNumber - first + 1))
    .map((source, index) => ({ number: first + index, ...source }))
}

/** What handed-over results offer, each item with the number of its source. */
export function numberedItems(results: readonly HandedResult[], sources: readonly Source[]): NumberedItem[] {
  return results.flatMap(({ runId, offered }) =>
    offered.flatMap(({ item, ...offer }) => {
      const source = sources.find(({ from }) => from?.runId === runId && from.item === item)
      return source ? [{ ...offer, number: source.number }] : []
    }),
  )
}

/** An answer and its sources without the items that it does not cite; the others count on from the run's own sources. */
export function withCitedItems<Answer extends object>(
  answer: Answer,
  sources: readonly Source[],
): { output: Answer; sources: Source[] } {
  const cited = citedNumbers(answer)
  const kept = sources.filter(({ from, number }) => !from || cited.has(number))
  let next = kept.reduce((most, { from, number }) => (from ? most : Math.max(most, number)), 0)
  const numbers = new Map(kept.flatMap(({ from, number }) => (from ? [[number, ++next] as const] : [])))
  return {
    output: renumbered(answer, numbers) as Answer,
    sources: kept.map((source) => ({ ...source, number: numbers.get(source.number) ?? source.number })),
  }
}
