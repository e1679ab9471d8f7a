import type { z } from 'zod'
import type { Parsed } from './agent-definition.ts'

/**
 * Parses by a schema and turns its issues into messages: the first issue is the one that the page shows, each field
 * has its first. An issue without a path belongs to the whole form and stands under the empty field name.
 */
export function parseWith<Value extends object>(schema: z.ZodType<Value>, value: unknown): Parsed<Value> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] ??= `Unknown field "${key}"`
      continue
    }
    const path = issue.path.map(String).join('.')
    fields[path] ??= issue.message
  }
  const first = parsed.error.issues[0]
  const message =
    first?.code === 'unrecognized_keys' ? `Unknown field "${first.keys[0]}"` : (first?.message ?? 'Invalid input')
  return { ok: false, message, fields }
}
