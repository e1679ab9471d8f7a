import { z } from 'zod'
import { id, phrase, phrases, text } from '../dossier/text.ts'

const several = /\S[\s-]+\S/

/** A question whose answer changes the page, with what we propose until somebody answers. */
export const proposedQuestion = z.strictObject({
  ask: text,
  propose: text.describe('Our answer with its reason, a complete sentence'),
  buttons: z.array(z.string().trim().min(1).max(60)).min(2).max(4).optional(),
})
export type ProposedQuestion = z.infer<typeof proposedQuestion>

/** Something that products of any market may do. A dossier's own capability always wins over it. */
export const crossCapability = z.strictObject({
  id,
  name: text.describe('A short noun phrase that stands as a heading'),
  anyTrade: z
    .literal(true)
    .optional()
    .describe('Means the same in every trade: its phrase needs no second sign that it is meant'),
  names: z
    .array(phrase.regex(several, 'a bare word misleads: two words, or a term of `alone`'))
    .min(2)
    .max(60)
    .describe('Phrases that name it in a clause'),
  alone: phrases.optional().describe('Single words that mean nothing else in any trade: "transcription"'),
  notWhen: phrases.optional().describe('Phrases in which those words mean something else; they block the match'),
  job: text.describe('What somebody wants of it, a bare infinitive: "give my place to somebody who can use it"'),
  requirement: text,
  acceptance: z.array(text).min(1).max(3).describe('Lines that can fail, the most telling first'),
  edge: z.strictObject({ wrong: text, answer: text }),
  tests: z.array(text).min(1).max(3).describe('"Given ..., when ..., then ..."'),
  question: proposedQuestion,
  metric: z.strictObject({
    name: text,
    formula: text.describe('What is divided by what, over which time'),
    target: text.describe('A first target, an assumption'),
  }),
  effort: z.enum(['S', 'M', 'L']).describe('Of a first version: up to 2 person-weeks, 3 to 6, more'),
})
export type CrossCapability = z.infer<typeof crossCapability>
