import { z } from 'zod'

const sentence = z.string().min(1)

export const trendCategory = z.enum(['Regulation', 'Competition', 'Technology', 'Money', 'Demand'])
export const trendImpact = z.enum(['high', 'medium', 'low'])
export type TrendImpact = z.infer<typeof trendImpact>

const writtenTrend = z.object({
  title: sentence.describe('What happened, in at most 14 words, with the names'),
  date: z.string().describe('When, as the source says it: "May 2025" or "2024"'),
  summary: sentence.describe(
    'Two or three sentences: what happened and when, what it changes for products of this industry, ending with the source number such as [2]',
  ),
  source: z.string().nullable().describe('Publisher and title of the source, with its year; null when there is none'),
  sourceNumber: z.int().positive().nullable().describe('Its number among the sources; null when there is none'),
  part: sentence.describe('Which part of the industry it concerns, such as "Payroll software"'),
  category: trendCategory,
  impact: trendImpact,
  impactReason: sentence.describe('Why this impact, in one clause that could be disputed'),
  watch: z
    .string()
    .describe('What to look at to see it coming or growing: a measure or an early sign of this industry'),
  act: z.string().describe('Who does what next: a job, a verb, and the people to ask'),
})

export const trendOutput = z.object({
  scope: sentence.describe('How the industry was read and what the trends rest on; one or two sentences'),
  trends: z.array(writtenTrend).max(8).describe('Empty when no source dates a change of this industry'),
  figures: z
    .array(sentence)
    .max(3)
    .describe('Sizes of this industry, each with value, unit, year and source number; empty without a source'),
  toFind: z
    .array(sentence)
    .max(4)
    .describe('With fewer than three trends: who finds the missing ones, where and in which time; else empty'),
})
export type TrendOutput = z.infer<typeof trendOutput>

/** A trend as it is stored: a person may change it, so that only what the screen cannot do without is required. */
export const trend = z.object({
  title: sentence,
  summary: sentence,
  source: z.string().optional(),
  category: trendCategory.optional(),
  impact: trendImpact.optional(),
  date: z.string(),
  sourceNumber: z.int().positive().optional(),
  part: z.string(),
  impactReason: z.string(),
  watch: z.string(),
  act: z.string(),
})
export type Trend = z.infer<typeof trend>

export const trendResult = z.object({
  industry: sentence,
  timestamp: z.iso.datetime(),
  scope: z.string(),
  trends: z.array(trend).max(8),
  figures: z.array(z.string()),
  /** Not in scans of earlier versions. */
  toFind: z.array(z.string()).optional(),
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type TrendResult = z.infer<typeof trendResult>
