import { z } from 'zod'
import { scoreLabels, weights } from './score.ts'

const sentence = z.string().min(1)
const score = (what: keyof typeof weights) =>
  z
    .int()
    .min(1)
    .max(10)
    .nullable()
    .describe(
      `${scoreLabels[what]} from 1 to 10; weighs ${weights[what]} of 100; null where nobody knows anything of it`,
    )
const total = z.int().min(0).max(100).nullable()
const traits = (what: string) => z.array(sentence).max(4).describe(what)
const basis = 'ends with a source number such as [2], "(inferred from ...)" or "(assumption: how to check it)"'

/** How a trait begins of which nothing is known; readers are not shown it. */
export const notSaid = 'Not said'
export const isSaid = (trait: string) => !trait.startsWith(`${notSaid};`)

export const priority = z.enum(['Primary', 'Secondary', 'Emerging'])
export const urgency = z.enum(['High', 'Medium', 'Low'])

export const segment = z.object({
  name: sentence.describe('Who and where, so that a list of ten names could be made from it'),
  priority: priority.describe('One Primary: the highest total; then Secondary; Emerging is watched, not served yet'),
  prioritizationScore: total.describe('The weighted sum of the four sub-scores; null while one of them is'),
  scores: z.object({
    marketSize: score('marketSize'),
    painSeverity: score('painSeverity'),
    willingnessToPay: score('willingnessToPay'),
    adoptionReadiness: score('adoptionReadiness'),
  }),
  marketSize: z.string().describe(`How many, or what would count them; ${basis}`),
  painPointSeverity: z.string().describe(`How the job hurts them today; ${basis}`),
  willingnessToPaySegment: z.string().describe(`Who pays and for what; ${basis}`),
  adoptionReadiness: z.string().describe(`What they use now and what they would object; ${basis}`),
  demographicTraits: traits('Where they work or live, countable'),
  psychographicTraits: traits('What they want and what they refuse, in their words'),
  behavioralTraits: traits('What they do today that can be watched'),
  findTen: sentence.optional().describe('Where ten of them are met within two weeks: named places, lists, people'),
  wrongIf: sentence.optional().describe('The result of a week of talks that would show that this is no segment'),
  prioritizationReason: sentence.describe(
    'Which sub-score lifts it, which holds it back, and what would change its place',
  ),
})
export type Segment = z.infer<typeof segment>

export const marketGap = z.object({
  gapTitle: sentence,
  marketSize: sentence.describe(`For whom the gap is open, and how many; ${basis}`),
  urgency: urgency.describe(
    'High: a dated change or a duty opens it now. Medium: rivals leave it open. Low: only a habit does',
  ),
  description: sentence,
  opportunity: sentence.describe('What this product would do with it, and the cheapest test'),
  competitorLimitations: z.array(sentence).max(4).describe('Named vendor, colon, its limit with the source number'),
  referenceLinks: z.array(z.string()).max(4).describe('Addresses of the numbered sources cited above; no others'),
})
export type MarketGap = z.infer<typeof marketGap>

export const tableRow = z.object({
  segment: sentence.describe('Name of the segment, as on its card'),
  marketSize: score('marketSize'),
  painSeverity: score('painSeverity'),
  willingnessToPay: score('willingnessToPay'),
  adoptionReadiness: score('adoptionReadiness'),
  totalScore: total,
  recommendation: sentence.describe('What to do with this segment first'),
})

export const segmentationOutput = z.object({
  realTimeInsights: sentence.describe(
    `Two to four lines separated by line breaks: what moves these segments now; each ${basis}`,
  ),
  customerSegments: z.array(segment).min(1).max(5),
  marketGaps: z.array(marketGap).max(4),
  prioritizationTable: z.array(tableRow).min(1).max(5).describe('One row a segment, highest total first'),
})
export type SegmentationOutput = z.infer<typeof segmentationOutput>

export const segmentationResult = z.object({
  timestamp: z.iso.datetime(),
  ...segmentationOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type SegmentationResult = z.infer<typeof segmentationResult>
