import { z } from 'zod'
import { analysisChart, columnSummary, dataLimit, findingKinds } from './prepared.ts'

const text = z.string().min(1)
const bound =
  'Every figure, group and period is a reference such as {{f3.rate}} to a computed value; no digits and no number words of your own'

/** At most as many as a team can start on. */
export const mostSuggestions = 5

export const analyticsOutput = z.object({
  headline: text.describe(
    `One sentence: what matters most in this file, and the answer when a question was asked. ${bound}`,
  ),
  sections: z
    .array(
      z.object({
        title: text.describe('Three to six words'),
        text: text.describe(
          `One to four sentences that connect findings: what they mean together, what they rule out. ${bound}`,
        ),
      }),
    )
    .min(1)
    .max(5),
  suggestions: z
    .array(
      z.object({
        title: text.describe('The action in three to nine words, beginning with a verb'),
        action: text.describe(`What to do first, concretely, in one or two sentences. ${bound}`),
        because: text.describe(`The finding that it follows from, in one sentence. ${bound}`),
        owner: text.describe('A job, such as "Lifecycle marketer"'),
        check: text.describe(`What in the next export shows that it worked, or that it did not. ${bound}`),
        findings: z.array(z.string()).min(1).describe('Ids of the findings that it rests on'),
      }),
    )
    .min(1)
    .max(mostSuggestions),
})
export type AnalyticsOutput = z.output<typeof analyticsOutput>

/** A finding as it is shown: nothing refers to anything any more. */
export const shownFinding = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  title: z.string(),
  statement: z.string(),
  caution: z.string().nullable(),
  tone: z.enum(['bad', 'good', 'neutral']),
  answers: z.boolean(),
  columns: z.array(z.string()),
  chart: analysisChart.nullable(),
})
export type ShownFinding = z.infer<typeof shownFinding>

export const suggestion = z.object({
  title: text,
  action: text,
  because: text,
  owner: text,
  check: text,
  findings: z.array(z.string()),
})
export type Suggestion = z.infer<typeof suggestion>

export const analyticsResult = z.object({
  dataSummary: z.object({
    fileName: z.string(),
    totalRows: z.int().nonnegative(),
    columns: z.array(z.string()),
    format: z.string(),
    profile: z.array(columnSummary),
    notes: z.array(z.string()),
  }),
  question: z.string().nullable(),
  headline: z.string(),
  /** Headline and sections in one text. */
  analysis: text,
  sections: z.array(z.object({ title: text, text })),
  findings: z.array(shownFinding),
  suggestions: z.array(suggestion).max(mostSuggestions),
  limits: z.array(dataLimit),
  timestamp: z.iso.datetime(),
})
export type AnalyticsResult = z.infer<typeof analyticsResult>
