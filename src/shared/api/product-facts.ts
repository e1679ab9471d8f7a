import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import { atMost } from '../limited-text.ts'
import { factKinds, ownFact } from '../own-fact.ts'

export const mostFacts = 200
export const longestFact = 500
/** Facts of one request, such as pasted lines. */
export const mostFactsAtOnce = 50

/** What the user knows of a product. `date` is YYYY-MM-DD; blank parts are not known. */
export const newFact = z.strictObject({
  kind: z.enum(factKinds, 'Choose what kind of fact it is'),
  text: atMost(
    z.string().overwrite(cleanText).trim().min(1, 'Say what is known'),
    longestFact,
    `Please keep a fact under ${longestFact} characters`,
  ),
  source: atMost(z.string().overwrite(cleanText).trim(), 300, 'Please keep the source under 300 characters').default(
    '',
  ),
  date: z.union([z.iso.date('Write the date as YYYY-MM-DD'), z.literal('')]).default(''),
})
export type NewFact = z.infer<typeof newFact>

export const newFacts = z.strictObject({
  facts: z
    .array(newFact)
    .min(1, 'Say what is known')
    .max(mostFactsAtOnce, `Please add at most ${mostFactsAtOnce} facts at once`),
})

/** Replaces what is given. */
export const factChange = z
  .strictObject({
    kind: newFact.shape.kind,
    text: newFact.shape.text,
    source: newFact.shape.source.removeDefault(),
    date: newFact.shape.date.removeDefault(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Say what to change')
export type FactChange = z.infer<typeof factChange>

/** Times are ISO 8601 in UTC. */
export const productFact = ownFact.omit({ used: true }).extend({ createdAt: z.string(), updatedAt: z.string() })
export type ProductFact = z.infer<typeof productFact>

export const factsAnswer = z.object({ facts: z.array(productFact) })
/** Newest first. */
export const factList = factsAnswer.extend({
  /** Of the product. */
  total: z.int().nonnegative(),
  nextCursor: z.string().nullable(),
})
export type FactList = z.infer<typeof factList>

export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
export type PageQuery = z.infer<typeof pageQuery>
