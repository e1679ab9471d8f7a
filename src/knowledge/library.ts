import { readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'

/**
 * Reads one folder of JSON entries, each checked by its schema. The file's name must be the entry's id.
 * Throws an Error that names the file and the field on the first entry that does not fit.
 */
export function readEntries<Schema extends z.ZodType<{ id: string }>>(folder: URL, schema: Schema): z.output<Schema>[] {
  return entryNames(folder).map((name) => readEntry(folder, name, schema))
}

export const entryNames = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

/** One of them, by the name of its file. */
export function readEntry<Schema extends z.ZodType<{ id: string }>>(
  folder: URL,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`knowledge ${name}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  if (`${parsed.data.id}.json` !== name) throw new Error(`knowledge ${name}: the id is ${parsed.data.id}`)
  return parsed.data
}
