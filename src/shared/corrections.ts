import { z } from 'zod'
import { type Correctable, correctable, longestCorrection } from './correctable.ts'

const words = z
  .string({ error: 'A correction must be text' })
  .trim()
  .max(longestCorrection, `Please keep it under ${longestCorrection} characters`)

/**
 * The user's words for what was read wrongly or not at all. They go along with a run's input and outweigh what the form
 * says. A blank one corrects nothing.
 */
export const corrections = z
  .strictObject({ who: words, pays: words, job: words, today: words, where: words, market: words })
  .partial()
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, text]) => text !== '')) as Corrections)
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
})
export type UnderstoodItem = z.infer<typeof understoodItem>
