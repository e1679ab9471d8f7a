import type { z } from 'zod'
import type { Parsed } from './agent-definition.ts'
import { issueSentence } from './issue-sentence.ts'

/**
 * Parses by a schema and turns its issues into sentences: the first issue is the one that the page shows, each field
 * has its first. An issue without a path belongs to the whole form and stands under the empty field name.
 */
export function parseWith<Value extends object>(schema: z.ZodType<Value>, value: unknown): Parsed<Value> {
  const parsed = schema.safeParse(value, { error: issueSentence })
  if (parsed.success) return { ok: true, value: parsed.data }
  // Whoever calls chooses the names: "constructor" is one like any other.
  const fields = new Map<string, string>()
  const add = (field: string, message: string) => {
    if (!fields.has(field)) fields.set(field, message)
  }
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add(key, `Unknown field "${key}"`)
    else add(issue.path.map(String).join('.'), issue.message)
  }
  const first = parsed.error.issues[0]
  const message =
    first?.code === 'unrecognized_keys'
      ? `Unknown field "${first.keys[0]}"`
      : (first?.message ?? 'This value cannot be taken here.')
  return { ok: false, message, fields: Object.fromEntries(fields), places: parsed.error.issues.map(placeOf) }
}

/** Keys that a schema does not know are not in the path of its issue. */
const placeOf = ({ path, code }: z.core.$ZodIssue) => `${path.map(String).join('.') || 'all'}: ${code}`
