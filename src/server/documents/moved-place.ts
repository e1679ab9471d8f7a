import { type Passage, passagesOf } from '#agents/_kit/binding/passages.ts'
import { rebased } from '#server/documents/place-change.ts'
import type { DocumentChange, DocumentContent } from '#shared/api/documents.ts'
import { pathOf, pointerOf, valueAt } from '#shared/json-pointer.ts'
import { type BlockPlace, findSame, textAt } from './block-place.ts'

const roots = ({ result, blocks }: DocumentContent) => ({ result, blocks })

const idOf = (item: unknown): string | null =>
  item !== null && typeof item === 'object' && 'id' in item && typeof item.id === 'string' ? item.id : null

/** A save, with what all threads of its document ask about it: each long text is read once for all of them. */
export interface Saved {
  before: DocumentContent
  after: DocumentContent
  changes: readonly DocumentChange[]
  /** Where exactly these words stand now. */
  same: (said: string) => BlockPlace | null
  passages: (text: string) => Passage[]
}

export function savedOf(before: DocumentContent, after: DocumentContent, changes: readonly DocumentChange[]): Saved {
  const known = new Map<string, Passage[]>()
  const passages = (text: string) => {
    const read = known.get(text) ?? passagesOf(text)
    known.set(text, read)
    return read
  }
  return { before, after, changes, same: findSame(after), passages }
}

/**
 * The same place after a save, null where its block is gone. Items that have ids are found by them, wherever they stand now; others move
 * with what was inserted and removed around them. What was edited in its place stays.
 */
export function movedPlace(place: BlockPlace, saved: Saved): BlockPlace | null {
  const { before, after, changes } = saved
  const moved = rebased({ op: 'set', pointer: place.pointer, was: null, value: null }, changes)
  const pointer = pointerById(place.pointer, before, after) ?? moved?.pointer
  if (pointer === undefined || pointer === null) return null
  if (pointer === goneItem) return null
  const said = textAt(before, place)
  const now = place.at === undefined ? { pointer } : passageIn(place, pointer, saved)
  if (now && textAt(after, now) === said) return now
  // A list that was replaced as a whole says something else in the same place.
  const replaced = changes.some(({ op, pointer: changed }) => op === 'set' && place.pointer.startsWith(`${changed}/`))
  const byId = pointer !== place.pointer || hasIds(place.pointer, before)
  if (replaced && !byId) return said === null ? null : saved.same(said)
  return now && textAt(after, now) !== null ? now : null
}

const goneItem = ''

/** Where the items of a path that have ids stand now; '' where one is gone, null for a path without any. */
function pointerById(pointer: string, before: DocumentContent, after: DocumentContent): string | null {
  const path = pathOf(pointer) ?? []
  const found: string[] = []
  let any = false
  for (const [depth, step] of path.entries()) {
    const list = valueAt(roots(before), path.slice(0, depth))
    const id = Array.isArray(list) ? idOf(list[Number(step)]) : null
    const now = valueAt(roots(after), found)
    if (id === null || !Array.isArray(now)) {
      found.push(step)
      continue
    }
    any = true
    const at = now.findIndex((item) => idOf(item) === id)
    if (at === -1) return goneItem
    found.push(String(at))
  }
  return any ? pointerOf(found) : null
}

function hasIds(pointer: string, content: DocumentContent): boolean {
  const path = pathOf(pointer) ?? []
  return path.some((_, depth) => idOf(valueAt(roots(content), path.slice(0, depth + 1))) !== null)
}

/** Where a passage of a longer text stands after edits of that text. */
function passageIn(place: BlockPlace, pointer: string, saved: Saved): BlockPlace | null {
  let { at = 0, length = 0 } = place
  let isWhole = true
  for (const change of saved.changes) {
    if (change.pointer !== place.pointer && change.pointer !== pointer) continue
    if (change.op !== 'text') {
      isWhole = false
      break
    }
    const end = change.at + change.was.length
    const grown = change.value.length - change.was.length
    if (end <= at) at += grown
    else if (change.at >= at && end <= at + length) length += grown
    else if (change.at < at + length) return null
  }
  if (isWhole) return length > 0 ? { pointer, at, length } : null
  return passageOfWhole(place, pointer, saved)
}

/** The text was replaced as a whole: the same words, else the passage in the same place among as many. */
function passageOfWhole(place: BlockPlace, pointer: string, { before, after, passages }: Saved): BlockPlace | null {
  const was = passages(textAt(before, { pointer: place.pointer }) ?? '')
  const now = passages(textAt(after, { pointer }) ?? '')
  const index = was.findIndex(({ at }) => at === place.at)
  const said = was[index]?.text
  const same = now.filter(({ text }) => text === said)
  const found = same.length === 1 ? same[0] : was.length === now.length ? now[index] : same[0]
  return found ? { pointer, at: found.at, length: found.text.length } : null
}
