import { z } from 'zod'
import { id, phrases, text } from '../dossier/text.ts'

/**
 * A kind of limit that people state in any trade, as a line that can fail. `{number}` becomes the number with its unit as typed, or `___` where none was;
 * `{quote}` the clause. A kind is found by its phrases, or by a number with one of its units on the side that `bound` says.
 */
export const limitKind = z
  .strictObject({
    id,
    name: text,
    says: phrases.optional(),
    notWhen: phrases.optional(),
    units: z.array(z.string().min(1).max(20)).optional().describe('As typed beside the number, lower case'),
    bound: z
      .enum(['most', 'least', 'any'])
      .optional()
      .describe('Whether "at most" or "at least" has to stand before the number; any: also neither'),
    fallback: z.literal(true).optional().describe('Any noun may follow the number; used where no other kind knows it'),
    unless: z
      .array(id)
      .optional()
      .describe('Kinds that say the same better: where one of them was found, this one is left out'),
    fails: text.describe('What has to be seen for it to have failed; a clause that follows "It has failed if"'),
    question: text.optional(),
    propose: text.optional(),
  })
  .refine(
    ({ says, units, bound, fallback }) =>
      (says?.length ?? 0) + (units?.length ?? 0) > 0 || (fallback && bound !== undefined),
    'found neither by a phrase nor by a unit',
  )
export type LimitKind = z.infer<typeof limitKind>
