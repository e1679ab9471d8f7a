import { z } from 'zod'
import { basis } from './basis.ts'
import { id, phrases, text } from './text.ts'

/** A kind of person in a market: who buys, uses, gains or can stop it. Quotes are typical, not collected. */
export const role = z.strictObject({
  id,
  noun: z.string().min(2).describe('Singular, lower case, without article: "floor lead"'),
  nounPlural: z.string().min(2),
  says: phrases.describe('What founders call these people'),
  parts: z.array(z.enum(['buyer', 'user', 'recommender', 'blocker', 'beneficiary'])).min(1),
  side: z.string().optional().describe('One of the sides of the market'),
  organisation: text.describe('Where this person works or lives, with its size'),
  day: z.array(text).describe('Moments of a day with their hour, in which the product could stand'),
  goals: z.array(text),
  pains: z.array(text).describe('In their words, in quotation marks'),
  objections: z.array(text).describe('In their words, in quotation marks'),
  tools: z.array(text).optional(),
  decides: text.optional().describe('How, when and with whose money this person says yes or no'),
  triggers: z.array(text).describe('Events after which this person looks for something'),
  channels: z.array(text).describe('Where this person is reached: named or concrete'),
  kinds: z
    .array(z.strictObject({ kind: text, follows: text.describe('What follows for the product') }))
    .describe('Two or three kinds of the same role'),
  age: z.tuple([z.int(), z.int()]).optional().describe('The usual range of ages'),
  education: text.optional(),
  income: z.strictObject({ text, basis }).optional(),
})
export type Role = z.infer<typeof role>
