import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'
import { atMost } from '#shared/limited-text.ts'

const text = z.string().trim().min(1)
export const columns = ['now', 'next', 'later'] as const
export type Column = (typeof columns)[number]

export const roadmapItem = z.object({
  id: z.string().regex(/^R\d{1,2}$/),
  column: z.enum(columns),
  title: atMost(text, 200).describe('What is done, starting with a verb'),
  outcome: text.describe('What is true for whom when it is done; no list of features'),
  evidence: text.describe(
    'What speaks for it: ends with its source number such as [2], with "(inferred from ...)" or with "(assumption: how to check it)"',
  ),
  bets: z.array(text).max(3).describe('What has to turn out true for it to work'),
  exitCriteria: z
    .array(text)
    .max(4)
    .describe('Tests that can fail, each with a count, a time or an observable outcome'),
  dependsOn: z.array(z.string()).max(4).describe('Ids of items that have to be done before'),
  weeks: z.number().min(0.5).max(400).describe('Person-weeks; an assumption until the team has sized it'),
  observeWeeks: z
    .number()
    .min(0)
    .max(52)
    .describe('Calendar weeks of watching before the exit criteria can be judged: a pilot of four weeks is 4'),
  due: z.iso.date().nullable().describe('YYYY-MM-DD when a law or the form fixes a date, else null'),
})
export type RoadmapItem = z.infer<typeof roadmapItem>

export const milestone = z.object({
  date: z.iso.date(),
  label: text,
  basis: z.enum(['given', 'rule']).describe('given: stands in the form; rule: a law of a numbered source'),
})
export type Milestone = z.infer<typeof milestone>

const advice = z.object({
  text,
  follows: text.optional().describe('What follows, or the proposed answer'),
})

export const roadmapOutput = z.object({
  summary: text.describe(
    'What the next quarter is for and what waits, in two or three sentences; no dates that the timeline calculates',
  ),
  capacity: z.object({
    people: z.int().min(1).max(200).describe('As the form says; 3 when it does not'),
    focus: z
      .number()
      .min(10)
      .max(100)
      .describe('Percent of their time that goes into this roadmap; 60 unless the form says otherwise'),
    basis: text.describe('What the two numbers rest on'),
  }),
  decideFirst: z
    .array(advice)
    .max(6)
    .optional()
    .describe('Why in this order, and what a colleague would point out first'),
  items: z.array(roadmapItem).min(1).max(20),
  milestones: z.array(milestone).max(8),
  changes: z
    .array(z.object({ signal: text, change: text }))
    .max(5)
    .describe('What would change this plan: an observation, and what is then done instead'),
  openQuestions: z.array(openQuestion).max(8),
})
export type RoadmapOutput = z.infer<typeof roadmapOutput>

export const roadmapResult = z.object({
  timestamp: z.iso.datetime(),
  inputs: z.object({
    productDescription: z.string(),
    goals: z.string().nullable(),
    horizon: z.enum(['6', '12', '18']),
    teamSize: z.int().nullable(),
    fixedDates: z.string().nullable(),
    constraints: z.string().nullable(),
  }),
  ...roadmapOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type RoadmapResult = z.infer<typeof roadmapResult>
