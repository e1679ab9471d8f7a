import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'
import { atMost } from '#shared/limited-text.ts'
import { longestName } from './input.ts'

const text = z.string().trim().min(1)

/** What the scale of impact means; the same words stand on the page. */
export const impactWords = [
  [3, 'massive'],
  [2, 'high'],
  [1, 'medium'],
  [0.5, 'low'],
  [0.25, 'minimal'],
] as const

export const feature = z.object({
  id: z.string().regex(/^F\d{1,2}$/),
  name: atMost(text, longestName).describe('What the product does, starting with a verb'),
  because: text.describe('The step, limit, rule, goal or rival that asks for it'),
  reach: z.number().min(0).max(100).optional().describe('Of 100 users in one quarter, how many meet it'),
  impact: z
    .number()
    .refine((value) => impactWords.some(([step]) => step === value), 'Impact is 0.25, 0.5, 1, 2 or 3')
    .optional()
    .describe('0.25 minimal, 0.5 low, 1 medium, 2 high, 3 massive: what it changes for one who meets it'),
  confidence: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('Percent: 80 when users were seen with it, 50 when inferred, 30 when guessed'),
  effort: z.number().min(0.5).max(100).optional().describe('Person-weeks'),
  needed: z
    .enum(['law', 'limit', 'core', 'named'])
    .nullable()
    .describe(
      'law: a rule that binds; limit: a condition that the user set; core: without it the job cannot be done; named: the description names it as part of the product; else null',
    ),
  dependsOn: z.array(z.string()).max(4).describe('Ids of features that have to exist before'),
  rests: text.describe('Why these four numbers: one sentence each, in the order reach, impact, confidence, effort'),
  check: text.describe('The cheapest way to check the least certain of them, and who does'),
})
/** As it is stored: a number that nobody has yet is missing, for the reader to type in. */
export type ListedFeature = z.infer<typeof feature>
/** With all four numbers, as it is scored. */
export type Feature = ListedFeature & { reach: number; impact: number; confidence: number; effort: number }

const advice = z.object({
  text,
  follows: text.optional().describe('What follows, or the proposed answer'),
})

export const planningOutput = z.object({
  summary: text.describe(
    'What to build first and why, in two or three sentences; no numbers that the table calculates',
  ),
  decideFirst: z.array(advice).max(5).optional().describe('What a colleague would point out before anybody builds'),
  features: z.array(feature).min(1).max(40),
  leftOut: z
    .array(z.object({ name: text, why: text }))
    .max(8)
    .describe('What a reader would expect and does not get, each with why'),
  openQuestions: z.array(openQuestion).max(6),
})
export type PlanningOutput = z.infer<typeof planningOutput>

export const planningResult = z.object({
  timestamp: z.iso.datetime(),
  inputs: z.object({
    productDescription: z.string(),
    goals: z.string().nullable(),
    candidateFeatures: z.string().nullable(),
  }),
  ...planningOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type PlanningResult = z.infer<typeof planningResult>
