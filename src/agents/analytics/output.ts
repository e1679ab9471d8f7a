import { z } from 'zod'
import { followUp } from './asking/follow-up.ts'
import { mostFollowUps } from './asking/query-plan.ts'
import { vocabulary } from './asking/vocabulary.ts'
import { rememberedDictionary } from './dictionary.ts'
import { columnSummary, dataLimit } from './prepared.ts'
import { shownFinding } from './shown-finding.ts'

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
  /** What a follow-up question can name; null in results that were stored before there were any. */
  vocabulary: vocabulary.nullable().default(null),
  /** Follow-up questions that are offered. */
  suggestedQuestions: z.array(z.string()).default([]),
  /** How the columns were read; null in results that were stored before it was kept. */
  dictionary: rememberedDictionary.nullable().default(null),
  /** What was asked of the finished analysis, the first first. */
  followUps: z.array(followUp).max(mostFollowUps).default([]),
  timestamp: z.iso.datetime(),
})

export type AnalyticsResult = z.infer<typeof analyticsResult>
