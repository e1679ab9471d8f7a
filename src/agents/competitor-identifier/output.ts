import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'

const sentence = z.string().min(1)

const writtenCompetitor = z.object({
  name: sentence.describe('As the vendor writes it; for a way of today what people call it'),
  description: sentence.describe(
    'Two to four sentences: why it competes for this very job, what it is chosen for, where it is weak against this product. Each ends with its source number such as [2], or with "(assumption: how to check it)"',
  ),
  website: z.string().nullable().describe('Its address as it stands in a numbered source; null when no source has it'),
  reference: z.string().nullable().describe('Address of the source that says it; null without one'),
  sourceNumber: z.int().positive().nullable().describe('Number of that source; null without one'),
})

const groups = (kind: typeof writtenCompetitor) => ({
  direct: z.array(kind).max(5).describe('Sold to the same people for the same job'),
  indirect: z
    .array(kind)
    .max(5)
    .describe('Gets the same job done in another way, or for other buyers: ways of today, neighbouring products'),
  potential: z.array(kind).max(5).describe('Does not do the job here yet, and has something to build it on'),
})

export const competitorOutput = z.object({
  summary: sentence.describe('Two sentences: which job they compete for, and where the gap between them is'),
  ...groups(writtenCompetitor),
  openQuestions: z.array(openQuestion).max(4),
})
export type CompetitorOutput = z.infer<typeof competitorOutput>

export const competitor = z.object({
  name: sentence,
  description: sentence,
  website: z.string().optional(),
  reference: z.string().optional(),
  sourceNumber: z.int().positive().optional(),
})
export type Competitor = z.infer<typeof competitor>

export const competitorResult = z.object({
  timestamp: z.iso.datetime(),
  summary: sentence,
  direct: z.array(competitor),
  indirect: z.array(competitor),
  potential: z.array(competitor),
  openQuestions: z.array(openQuestion),
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type CompetitorResult = z.infer<typeof competitorResult>

export const groupKeys = ['direct', 'indirect', 'potential'] as const
export type GroupKey = (typeof groupKeys)[number]

/** Titles of the three sections, what belongs in each, and what it says when it is empty. */
export const groupTexts: Record<GroupKey, { title: string; about: string; empty: string }> = {
  direct: {
    title: 'Direct Competitors',
    about: 'Sold to the same people for the same job.',
    empty: 'No direct competitors were found in the sources of this run.',
  },
  indirect: {
    title: 'Indirect Competitors',
    about: 'Get the job done in another way, or for other buyers.',
    empty: 'No indirect competitors were found in the sources of this run.',
  },
  potential: {
    title: 'Potential Future Competitors',
    about: 'Do not do this job here yet, and have something to build it on.',
    empty: 'No potential future competitors were found in the sources of this run.',
  },
}
