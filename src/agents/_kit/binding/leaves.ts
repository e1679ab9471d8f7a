import type { z } from 'zod'
import type { Path } from '#shared/json-pointer.ts'

export interface Leaf {
  path: Path
  value: string | number
}

/** What the server wrote beside the answer: nothing of it is a statement that a person would put in other words. */
const notWritten = new Set(['timestamp', 'searchResults', 'inputs', 'metadata', 'success', 'error', 'decided'])

/** Every text and number that a result says, in its order. */
export function leavesOf(result: object): Leaf[] {
  return Object.entries(result)
    .filter(([key]) => !notWritten.has(key))
    .flatMap(([key, value]) => within(value, [key]))
}

function within(value: unknown, path: Path): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, value }]
  if (typeof value === 'number') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => within(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  // An id is what other items know this one by.
  return Object.entries(value).flatMap(([key, item]) => (key === 'id' ? [] : within(item, [...path, key])))
}

interface SchemaDefinition {
  innerType?: z.ZodType
  in?: z.ZodType
  options?: readonly z.ZodType[]
  entries?: Record<string, string | number>
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
}

// The members of a schema's definition by its kind, as the library documents them for tools.
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as SchemaDefinition

/** The words that a fixed list of a schema allows at a path; null where it takes any. */
export function choicesAt(schema: z.ZodType, path: Path): readonly string[] | null {
  const { innerType, in: input, options, entries, element, shape } = definitionOf(schema)
  if (innerType) return choicesAt(innerType, path)
  if (input) return choicesAt(input, path)
  if (options) {
    for (const option of options) {
      const found = choicesAt(option, path)
      if (found) return found
    }
    return null
  }
  const [step, ...rest] = path
  if (step === undefined) return entries ? Object.values(entries).map(String) : null
  const inner = element ?? shape?.[String(step)]
  return inner ? choicesAt(inner, rest) : null
}
