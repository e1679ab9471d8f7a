import { z } from 'zod'
import { id, text } from './text.ts'

/**
 * What a statement rests on: one or more entries of the dossier's table of sources, or experience, which then names the
 * cheapest way to check it.
 */
export const basis = z.union([
  z.strictObject({ source: id, also: z.array(id).max(5).optional() }),
  z.strictObject({
    experience: text.describe('The cheapest check of it, and where: "time ten tables with a stopwatch"'),
  }),
])
export type Basis = z.infer<typeof basis>

/** One page that was read. The excerpt lets a script compare the numbers and names of a claim with what was read. */
export const dossierSource = z.strictObject({
  name: text.describe('Publisher and title, as one would cite it'),
  url: z.url({ protocol: /^https?$/ }),
  year: z.int().min(1900).max(2027).nullable().describe('The year that the page names; null when it names none'),
  copyDate: z.string().min(4).max(40).optional().describe('The date of the copy that was read, or "undated copy"'),
  excerpt: z
    .string()
    .trim()
    .optional()
    .refine((words) => !words || words.split(/\s+/).length <= 25, 'an excerpt has at most 25 words')
    .describe('The words of the page that a claim rests on; at most 25'),
  checked: z.iso.date().describe('The day on which the copy was read'),
})
export type DossierSource = z.infer<typeof dossierSource>
