import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Well-known products that founders describe their own by: "Airbnb for boats". What they are known for says how the new product
 * works, and nothing of its market.
 */
export const analogy = z.strictObject({
  names: z.array(z.string().trim().min(2)).min(1),
  thing: z.string().trim().min(2).describe('What one does there with a thing, base form: "rent" (boats)'),
  people: z
    .strictObject({
      verb: z.string().trim().min(2),
      object: z.string().trim().min(2).nullable().describe('null: the people themselves are found or booked'),
    })
    .describe('What people get done there: lawyers "keep notes"'),
  words: z.string().trim().min(3).describe('What one does there, as a description would say it; for placing'),
})
export type Analogy = z.infer<typeof analogy>

/** Reads `analogies.json` from disk, checked; do it once at start. */
export function readAnalogies(): Analogy[] {
  const parsed = z
    .array(analogy)
    .safeParse(JSON.parse(readFileSync(new URL('./analogies.json', import.meta.url), 'utf8')))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Error(`knowledge analogies.json: ${issue?.path.join('.')}: ${issue?.message}`)
}
