import { counterparts } from './changed-items.ts'
import type { ResultItem } from './result-item.ts'

/** An item of another result that an item of a document rests on. */
export interface Origin {
  runId: string
  /** The version that was handed over. */
  version: number
  /** The item's id in that version. */
  item: string
}

/** A version of a result that another one was given, as items. */
export type VersionItems = (runId: string, version: number) => readonly ResultItem[]

export interface ItemChange {
  runId: string
  /** What it was called when it was handed over. */
  name: string
  /** Of an item that is still there the lines that differ. */
  was: string
  /** Null where it is no longer there. */
  now: string | null
}

export interface RestedOn {
  /** Of the document. */
  item: ResultItem
  origins: readonly Origin[]
}

/** The items of a document that rest on items of other results: those that cite them by the numbers of its sources. */
export function restingItems(
  items: readonly ResultItem[],
  sources: readonly { number: number; from?: Origin | undefined }[],
): RestedOn[] {
  const origins = new Map(sources.flatMap(({ number, from }) => (from ? [[number, from] as const] : [])))
  return items.flatMap((item) => {
    const own = item.cites.flatMap((number) => origins.get(number) ?? [])
    return own.length > 0 ? [{ item, origins: own }] : []
  })
}

/**
 * What has changed of the items that one rests on, from the version that was last seen to the latest. An item that was gone by the version
 * that was seen is not said again.
 */
export function changesOf(
  { origins }: RestedOn,
  seenOf: (origin: Origin) => number,
  latestOf: ReadonlyMap<string, number>,
  itemsOf: VersionItems,
): ItemChange[] {
  return origins.flatMap((origin) => {
    const { runId, version } = origin
    const latest = latestOf.get(runId)
    const seen = Math.max(version, seenOf(origin))
    if (latest === undefined || latest <= seen) return []
    const given = itemsOf(runId, version)
    const seenItems = itemsOf(runId, seen)
    const before = seen === version ? given.find(({ id }) => id === origin.item) : found(given, seenItems, origin.item)
    if (!before) return []
    const now = found(seenItems, itemsOf(runId, latest), before.id)
    if (now?.text === before.text) return []
    return [{ runId, name: before.name, ...(now ? differing(before.text, now.text) : { was: before.text, now: null }) }]
  })
}

/** The lines that only one of two texts has. */
function differing(was: string, now: string): { was: string; now: string } {
  const without = (text: string, other: string) => {
    const lines = new Set(other.split('\n'))
    return text
      .split('\n')
      .filter((line) => !lines.has(line))
      .join('\n')
      .trim()
  }
  return { was: without(was, now), now: without(now, was) }
}

const found = (before: readonly ResultItem[], after: readonly ResultItem[], id: string) =>
  counterparts(before, after).get(id) ?? undefined
