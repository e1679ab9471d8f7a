import { z } from 'zod'

/**
 * One means of the built-in library: a way in which a product works (a marketplace, an API, a wearable) and what such a
 * product always has to solve, whatever its market. One JSON file per means in `means/`, named after its `id`.
 */

const text = z.string().trim().min(3)

/** A phrase as it stands in a pitch or brief. Lower case, so that it can be compared with lowered input as it is. */
export const cue = z
  .string()
  .trim()
  .min(2)
  .refine((value) => value === value.toLowerCase(), 'a cue is lower case')

export const metricKind = z.enum(['done', 'done-well', 'guard', 'business'])

/** A requirement that follows from how the product works. `{actor}` and `{object}` are filled by the drafter. */
export const solvedCapability = z.strictObject({
  capability: text.describe('Verb phrase in base form: "Keep both sides of a booking informed"'),
  criterion: text.describe(
    'Acceptance test that can fail; may hold {actor} (a singular person without article: "nurse") and {object} (a singular thing without article: "shift")',
  ),
  why: text.describe('One sentence: what goes wrong without it'),
})

export const knownRisk = z.strictObject({
  risk: text,
  earlySign: text.describe('What a team would see first, before the damage'),
  answer: text.describe('What to do about it'),
})

export const knownMetric = z.strictObject({
  name: text,
  definition: text.describe('Numerator, denominator and window'),
  kind: metricKind.describe(
    'done: the job was done; done-well: done well; guard: what must not get worse; business: money or growth',
  ),
  direction: z.enum(['up', 'down']),
})

export const openQuestion = z.strictObject({
  question: text.describe('Ends with a question mark'),
  cheapestTest: text.describe('What answers it with the least time and money'),
  owner: text.describe('A job: "Product manager", "Engineering lead", "Legal counsel"'),
})
export type OpenQuestion = z.infer<typeof openQuestion>

export const means = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  cues: z.array(cue).min(4).max(40).describe('Phrases of a pitch that show this means; each belongs to one means only'),
  alwaysSolves: z.array(solvedCapability).min(2).max(4),
  risks: z.array(knownRisk).min(2).max(4),
  metrics: z.array(knownMetric).min(1).max(3),
  questions: z.array(openQuestion).min(2).max(3),
})
export type Means = z.infer<typeof means>
