import type { DocumentContent, TouchedPlace } from '#shared/api/documents.ts'
import type { ProposedChange } from '#shared/api/refine.ts'
import { type Path, pointerOf, valueAt } from '#shared/json-pointer.ts'
import { citedIn } from './check-words.ts'
import { nameOf, saysTyped } from './item-name.ts'
import { withoutItem } from './propose-patch.ts'
import { isTouched, itemAround, type RefinePlace } from './refine-places.ts'

/** A list that is worth shortening has at least so many items. */
const fewest = 3
const mostProposed = 20

/** The lists that hold places, the outer before the inner. */
export function listsAround(content: DocumentContent, places: readonly RefinePlace[]): Path[] {
  const lists = new Map<string, Path>()
  for (const { path } of places) {
    for (let item = itemAround(path); item; item = itemAround(item.slice(0, -1))) {
      const list = item.slice(0, -1)
      if (list.length > 1) lists.set(pointerOf(list), list)
    }
  }
  return [...lists.values()].filter((list) => !isRowOfGrid(content, list)).sort((a, b) => a.length - b.length)
}

/** A row of a grid, such as the cells of all vendors: taking one out of a single row would break the columns. */
function isRowOfGrid(content: DocumentContent, list: Path): boolean {
  const around = itemAround(list)
  if (!around) return false
  const rows = valueAt(content, around.slice(0, -1))
  const own = valueAt(content, list)
  if (!Array.isArray(rows) || !Array.isArray(own) || rows.length < 2 || own.length < 2) return false
  return rows.every((row) => {
    const other = valueAt(row, list.slice(around.length))
    return (
      Array.isArray(other) &&
      other.length === own.length &&
      other.every((each, index) => nameOf(each) === nameOf(own[index]))
    )
  })
}

/** The lower, the less important, where an item says it by a word or a score. */
const weights: Record<string, number> = {
  must: 3,
  high: 3,
  primary: 3,
  should: 2,
  medium: 2,
  secondary: 2,
  could: 1,
  low: 1,
  emerging: 1,
}

function weightOf(item: unknown): number | null {
  if (typeof item !== 'object' || item === null) return null
  for (const key of ['priority', 'importance', 'impact', 'moscow', 'score']) {
    const value = (item as Record<string, unknown>)[key]
    if (typeof value === 'number') return value
    const weight = typeof value === 'string' ? weights[value.toLowerCase()] : undefined
    if (weight !== undefined) return weight
  }
  return null
}

/** The item that says of itself that it matters least, else the last: lists are written in the order of weight. */
function leastOf(list: readonly unknown[], typed: string): { at: number; why: string } | null {
  const found = list.map(weightOf)
  const known = found.filter((weight) => weight !== null)
  const lowest = Math.min(...known)
  const isOurs = (index: number) => !saysTyped(list[index], typed)
  if (known.length === list.length && Math.max(...known) > lowest) {
    const at = found.findLastIndex((weight, index) => weight === lowest && isOurs(index))
    return at === -1 ? null : { at, why: 'It has the lowest priority of its list.' }
  }
  const at = list.findLastIndex((_item, index) => isOurs(index))
  return at < list.length / 2
    ? null
    : { at, why: 'Lists are written in the order of weight, and it stands near the end.' }
}

/**
 * The least important item of each list, or line of each list of a longer text. Nothing is put in other words, and what the user typed
 * stays. `typed` is bare.
 */
export function leaveOut(
  content: DocumentContent,
  touched: readonly TouchedPlace[],
  places: readonly RefinePlace[],
  typed: string,
): ProposedChange[] {
  const proposed: ProposedChange[] = []
  const gone: string[] = []
  for (const path of listsAround(content, places)) {
    const list = valueAt(content, path)
    if (!Array.isArray(list) || list.length < fewest) continue
    // One item of a list is asked about as a whole: then lists around it stay.
    const asked = new Set(places.flatMap((place) => (startsWith(place.path, path) ? [place.path[path.length]] : [])))
    if (asked.size < 2) continue
    const least = leastOf(list, typed)
    if (!least) continue
    const { at, why } = least
    const pointer = pointerOf([...path, at])
    if (gone.some((each) => pointer.startsWith(`${each}/`))) continue
    gone.push(pointer)
    proposed.push(...withoutItem(pointer, content, touched, { id: String(proposed.length + 1), why }))
  }
  for (const run of bulletRuns(content, places)) {
    const last = run.findLast(({ place }) => !saysTyped(place.text, typed))
    if (last) proposed.push({ ...lineWithout(last, touched), id: String(proposed.length + 1) })
  }
  return proposed.slice(0, mostProposed)
}

const startsWith = (path: Path, outer: Path) => outer.every((step, index) => String(step) === String(path[index]))

interface BulletLine {
  place: RefinePlace
  line: string
  start: number
}

/** The lists of longer texts: neighbouring lines of one indent that begin with a bullet and have nothing below them. */
function bulletRuns(content: DocumentContent, places: readonly RefinePlace[]): BulletLine[][] {
  const runs: BulletLine[][] = []
  let end = -1
  let pointer = ''
  for (const place of places) {
    const whole = valueAt(content, place.path)
    if (place.at === null || typeof whole !== 'string') continue
    const start = whole.lastIndexOf('\n', place.at - 1) + 1
    const next = whole.indexOf('\n', place.at)
    const stop = next === -1 ? whole.length : next + 1
    const line = whole.slice(start, stop)
    // A line with a label in front is one of its kind, and no item of a ranking.
    if (/^[-*+] (?![*_])/.test(line)) {
      if (pointer === place.pointer && start === end) runs.at(-1)?.push({ place, line, start })
      else runs.push([{ place, line, start }])
      pointer = place.pointer
      end = stop
    } else if (/^\s+/.test(line) && pointer === place.pointer && start === end) {
      // What stands below an item belongs to it: such a list is left as it is.
      runs.pop()
    }
  }
  return runs.filter((run) => run.length >= fewest)
}

function lineWithout({ place, line, start }: BulletLine, touched: readonly TouchedPlace[]): Omit<ProposedChange, 'id'> {
  const cited = [...citedIn(line)]
  return {
    changes: [{ op: 'text', pointer: place.pointer, at: start, was: line, value: '' }],
    lines: [{ before: place.text, after: '' }],
    touched: isTouched(touched, place),
    why: 'Lists are written in the order of weight, and it stands near the end.',
    notes: cited.length > 0 ? [`What it cited goes with it: ${cited.map((number) => `[${number}]`).join(' ')}.`] : [],
  }
}
