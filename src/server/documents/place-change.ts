import { isDeepStrictEqual } from 'node:util'
import type { DocumentChange } from '#shared/api/documents.ts'
import { pathOf, pointerOf, valueAt, withValueAt } from '#shared/json-pointer.ts'

type Step = string

const pathIn = (pointer: string): Step[] => pathOf(pointer) ?? []

/** Where a list's place leads that others have inserted into or removed from meanwhile; null when it is gone. */
function shifted(path: readonly Step[], by: DocumentChange): Step[] | null {
  if (by.op !== 'insert' && by.op !== 'remove') return [...path]
  const list = pathIn(by.pointer)
  const at = Number(list.pop())
  if (path.length <= list.length || !list.every((step, index) => step === path[index])) return [...path]
  const own = Number(path[list.length])
  if (!Number.isInteger(own)) return [...path]
  if (by.op === 'remove' && own === at) return null
  const move = by.op === 'insert' ? (own >= at ? 1 : 0) : own > at ? -1 : 0
  return path.with(list.length, String(own + move))
}

/** A change as it reads after those that came in between; null when what it changes was removed. */
export function rebased(change: DocumentChange, between: readonly DocumentChange[]): DocumentChange | null {
  let path: Step[] | null = pathIn(change.pointer)
  for (const by of between) {
    if (change.op === 'insert' && path && by.op === 'remove' && by.pointer === pointerOf(path)) continue
    path = path && shifted(path, by)
    if (!path) return null
  }
  return { ...change, pointer: pointerOf(path) }
}

export interface Placed<Content> {
  /** Null where somebody else changed the same place, or it is gone: `theirs` stands there now. */
  content: Content | null
  theirs?: unknown
  /** Where it went, after what others have changed; null when everything stands there already. */
  change: DocumentChange | null
}

/** Where a passage stands now: where it stood, else its one other place; -1 when it is gone or cannot be distinguished from another. */
function placeOfPassage(text: string, passage: string, at: number): number {
  if (text.startsWith(passage, at)) return at
  if (passage === '') return -1
  const first = text.indexOf(passage)
  return first !== -1 && text.indexOf(passage, first + 1) === -1 ? first : -1
}

/** Makes one change, where what it was made on still stands. Sent twice it is made once. */
export function placeChange<Content extends object>(content: Content, change: DocumentChange): Placed<Content> {
  const path = pathIn(change.pointer)
  const now = valueAt(content, path)
  const refused: Placed<Content> = { content: null, theirs: now, change: null }
  const withValue = (value: unknown) => withValueAt(content, path, value) as Content
  if (change.op === 'set') {
    if (isDeepStrictEqual(now, change.value)) return { content, change: null }
    // What is not there yet, such as an optional field, is changed from null.
    if (!isDeepStrictEqual(now ?? null, change.was)) return refused
    return valueAt(content, path.slice(0, -1)) === undefined ? refused : { content: withValue(change.value), change }
  }
  if (change.op === 'text') {
    if (typeof now !== 'string') return refused
    const at = placeOfPassage(now, change.was, change.at)
    if (at !== -1) {
      if (change.was === change.value) return { content, change: null }
      const text = now.slice(0, at) + change.value + now.slice(at + change.was.length)
      return { content: withValue(text), change: { ...change, at } }
    }
    return change.value !== '' && now.startsWith(change.value, change.at) ? { content, change: null } : refused
  }
  const list = valueAt(content, path.slice(0, -1))
  const at = Number(path.at(-1))
  if (!Array.isArray(list) || !Number.isInteger(at) || at < 0) return refused
  const withList = (value: unknown[]) => withValueAt(content, path.slice(0, -1), value) as Content
  if (change.op === 'insert') {
    const place = Math.min(at, list.length)
    const pointer = pointerOf([...path.slice(0, -1), String(place)])
    return { content: withList(list.toSpliced(place, 0, change.value)), change: { ...change, pointer } }
  }
  if (at >= list.length || !isDeepStrictEqual(now, change.was)) return refused
  return { content: withList(list.toSpliced(at, 1)), change }
}
