import { z } from 'zod'
import { type Correctable, correctable, longestCorrection, longestNotMeant } from './correctable.ts'
import { atMost } from './limited-text.ts'

const text = (longest: number) =>
  atMost(z.string({ error: 'A correction must be text' }).trim(), longest, `Please keep it under ${longest} characters`)
const words = text(longestCorrection)

/**
 * The user's words for what was read wrongly or not at all. They go along with a run's input and outweigh what the form
 * says. A blank one corrects nothing.
 */
export const corrections = z
  .strictObject({
    name: words,
    who: words,
    pays: words,
    job: words,
    notMeant: text(longestNotMeant),
    today: words,
    where: words,
    numbers: words,
    market: words,
  } satisfies Record<Correctable, z.ZodType<string>>)
  .partial()
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, each]) => each !== '')) as Corrections)
export type Corrections = { [Key in Correctable]?: string }

/** As a run keeps them. */
export const storedCorrections = z.partialRecord(z.enum(correctable), z.string())

/** One thing that was understood: label and value for people. `corrects` is there where a person can put it right. */
export const understoodItem = z.object({
  label: z.string(),
  value: z.string(),
  corrects: z.enum(correctable).optional(),
  /** True when the value is the user's correction. */
  corrected: z.boolean().optional(),
  /** The clauses that `value` lists, where each of them can be said not to be meant. */
  parts: z.array(z.string()).optional(),
})
export type UnderstoodItem = z.infer<typeof understoodItem>

/** What the reading is not sure of: the question, and the two or three likely answers. Other words may be given as well. */
export const unsureItem = z.object({ field: z.enum(correctable), question: z.string(), options: z.array(z.string()) })
export type UnsureItem = z.infer<typeof unsureItem>
