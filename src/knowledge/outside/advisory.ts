import { z } from 'zod'
import { id, text } from '../dossier/text.ts'
import { proposedQuestion } from './cross-capability.ts'

/** Something that a brief speaks of, in whatever trade: found by its phrases, unless a phrase of `notWhen` covers the words. */
export const signal = z.strictObject({
  id,
  says: z.array(z.string().trim().min(2).max(60)).min(1),
  notWhen: z.array(z.string().trim().min(2).max(60)).optional(),
  within: z.literal('price').optional().describe('Counts only in the clause that states the price'),
})
export type Signal = z.infer<typeof signal>

/**
 * What a colleague would point out where all signals of `all` and none of `none` were found. Its sentences hold in any trade: they hold no noun
 * of the user's field.
 */
export const advisory = z.strictObject({
  id,
  all: z.array(id).min(1).max(3),
  none: z.array(id).optional(),
  stops: z
    .literal(true)
    .optional()
    .describe('Somebody could be hurt: the page says so first and writes nothing that sells before it is answered'),
  text: text.max(320),
  question: proposedQuestion,
})
export type Advisory = z.infer<typeof advisory>

/**
 * A line for one place of the page, taken where all its signals were found; the first that fits wins, one without signals fits where no other does; a post has a question only where one fits.
 * `{quote}` becomes the user's own words.
 */
export const sideLine = z.strictObject({
  use: z.enum(['rival', 'first', 'ask', 'check']),
  all: z.array(id),
  text,
})
export type SideLine = z.infer<typeof sideLine>
