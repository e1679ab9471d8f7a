import { z } from 'zod'
import { openQuestion } from '#agents/_kit/claim.ts'

const sentence = z.string().min(1)
const claims = (what: string, min: number, max: number) =>
  z
    .array(sentence)
    .min(min)
    .max(max)
    .describe(
      `${what}. Each one sentence that ends with its source number such as [2], with "(inferred from [1], [3])", or with "(assumption: how to check it)"`,
    )

export const competitor = z.object({
  name: sentence,
  url: z.string().describe('The address as it stands in the sources; empty when no source has one'),
  features: z.array(sentence).max(6),
  benefits: z.array(sentence).min(1).max(5).describe('What its buyers choose it for'),
  weaknesses: z.array(sentence).min(1).max(5),
})
export type Competitor = z.infer<typeof competitor>

export const marketResearchOutput = z.object({
  positioningStatement: sentence.describe(
    'For (who) who (situation), (product) is a (category) that (outcome). Unlike (alternative), it (difference).',
  ),
  valueProposition: sentence.describe(
    "Two to four sentences: the job, today's cost of it, what changes, proof still missing",
  ),
  battleCard: z.object({ competitors: z.array(competitor).max(5) }),
  swotAnalysis: z.object({
    strengths: claims('What the idea has against a named weakness of a named rival or of the status quo', 0, 5),
    weaknesses: claims('What the idea lacks', 0, 5),
    opportunities: claims('What has changed in the market that helps', 0, 5),
    threats: claims('Who could move, and why', 0, 5),
  }),
  usps: claims('What only this product says', 0, 5),
  marketTrends: claims('What changes in the market, each with its date', 0, 6),
  openQuestions: z.array(openQuestion).max(6),
})
export type MarketResearchOutput = z.infer<typeof marketResearchOutput>

export const marketResearchResult = z.object({
  timestamp: z.iso.datetime(),
  ...marketResearchOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type MarketResearchResult = z.infer<typeof marketResearchResult>
