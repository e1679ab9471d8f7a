import type { Piece } from '#agents/_kit/binding/bound-document.ts'
import { pathOf, pointerOf, valueAt } from '#shared/json-pointer.ts'

/** The item of a list in the result that a row, card or list item of the document shows. */
export interface Unit {
  pointer: string
  value: unknown
}

/** The innermost item that holds all of these fields; null where they belong to several, or to no list. */
export function unitOf(result: object, pieces: readonly Piece[]): Unit | null {
  const paths = pieces.flatMap((piece) =>
    typeof piece === 'string' || piece.passage ? [] : [pathOf(piece.pointer) ?? []],
  )
  const [first] = paths
  if (!first) return null
  let length = first.length
  for (const path of paths) {
    while (length > 0 && !first.slice(0, length).every((step, index) => step === path[index])) length -= 1
  }
  for (; length > 0; length -= 1) {
    const list = valueAt(result, first.slice(0, length - 1))
    if (Array.isArray(list)) {
      const pointer = pointerOf(first.slice(0, length))
      return { pointer, value: valueAt(result, first.slice(0, length)) }
    }
  }
  return null
}

/** What a new item below begins with: a copy, so that every part that it must have is there. Ids count on. */
export function copyOf(result: object, { pointer, value }: Unit): unknown {
  if (typeof value === 'string') return 'New entry'
  const list = valueAt(result, (pathOf(pointer) ?? []).slice(0, -1))
  if (typeof value !== 'object' || value === null || !('id' in value) || !Array.isArray(list)) return value
  const taken = list.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '',
  )
  const [, letters = ''] = /^(\D*)\d+$/.exec(String(value.id)) ?? []
  const highest = Math.max(0, ...taken.map((id) => Number(/\d+$/.exec(id)?.[0] ?? 0)))
  return { ...value, id: `${letters}${highest + 1}` }
}

/** The place after this one. */
export function below(pointer: string): string {
  const path = pathOf(pointer) ?? []
  return pointerOf([...path.slice(0, -1), String(Number(path.at(-1)) + 1)])
}
