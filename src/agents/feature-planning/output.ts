import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'

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
  name: text.max(200).describe('What the product does, starting with a verb'),
  because: text.describe('The step, limit, rule, goal or rival that asks for it'),
  reach: z.number().min(0).max(100).describe('Of 100 users in one quarter, how many meet it'),
  impact: z
    .number()
    .refine((value) => impactWords.some(([step]) => step === value), 'Impact is 0.25, 0.5, 1, 2 or 3')
    .describe('0.25 minimal, 0.5 low, 1 medium, 2 high, 3 massive: what it changes for one who meets it'),
  confidence: z
    .number()
    .min(0)
    .max(100)
    .describe('Percent: 80 when users were seen with it, 50 when inferred, 30 when guessed'),
  effort: z.number().min(0.5).max(100).describe('Person-weeks'),
  needed: z
    .enum(['law', 'limit', 'core'])
    .nullable()
    .describe(
      'law: a rule that binds; limit: a condition that the user set; core: without it the job cannot be done; else null',
    ),
  dependsOn: z.array(z.string()).max(4).describe('Ids of features that have to exist before'),
  rests: text.describe('Why these four numbers: one sentence each, in the order reach, impact, confidence, effort'),
  check: text.describe('The cheapest way to check the least certain of them, and who does'),
})
export type Feature = z.infer<typeof feature>

export const planningOutput = z.object({
  summary: text.describe(
    'What to build first and why, in two or three sentences; no numbers that the table calculates',
  ),
  features: z.array(feature).min(1).max(20),
  leftOut: z
    .array(z.object({ name: text, why: text }))
    .max(6)
    .describe('What a reader would expect and does not get, each with why'),
  openQuestions: z.array(openQuestion).min(1).max(4),
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
