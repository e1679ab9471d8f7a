import { isDeepStrictEqual } from 'node:util'
import type { DocumentChange } from '#shared/api/documents.ts'
import { type Path, pointerOf } from '#shared/json-pointer.ts'

export interface Difference {
  path: Path
  /** Undefined where it is not there. */
  before: unknown
  after: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The innermost places in which two values differ. Lists of different length differ as a whole. */
export function differencesOf(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => differencesOf(item, after[index], [...path, index]))
  }
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differencesOf(
        Object.hasOwn(before, key) ? before[key] : undefined,
        Object.hasOwn(after, key) ? after[key] : undefined,
        [...path, key],
      ),
    )
  }
  return [{ path, before, after }]
}

// What was parsed from JSON holds nothing but JSON, which is what the casts trust.
type JsonValue = Extract<DocumentChange, { op: 'set' }>['value']

/** The same as changes, for whoever stored a whole result. */
export function changesBetween(before: object, after: object): DocumentChange[] {
  return differencesOf(before, after).map((each) => ({
    op: 'set',
    pointer: pointerOf(each.path),
    was: (each.before ?? null) as JsonValue,
    value: (each.after ?? null) as JsonValue,
  }))
}
