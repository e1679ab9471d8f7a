import { z } from 'zod'
import type { BriefField } from './brief.ts'

/**
 * What was found in the words of a form before anything is written: the one object that the panel, all parts of a result and all agents
 * of a product share. Everything is quoted as typed; nothing is conjugated or translated.
 */

const field = z.enum(['name', 'description', 'audience', 'market', 'context'] satisfies ('name' | BriefField)[])

/** Words of the user and where they stand; `start` and `end` count UTF-16 units of the field. */
export const quote = z.object({ text: z.string(), field, start: z.int().min(0), end: z.int().min(0) })
export type Quote = z.infer<typeof quote>

/** Where a stated number lies in the usual range of the market. */
export const benchmarkPosition = z.enum(['below', 'within', 'above'])

export const foundNumber = z.object({
  ...quote.shape,
  value: z.number(),
  unit: z.string().describe('As typed beside it: "beds", "%", "€"; empty when none was'),
  benchmark: z.string().nullable().describe('Id of the benchmark of the market that it was matched to'),
  position: benchmarkPosition.nullable(),
})
export type FoundNumber = z.infer<typeof foundNumber>

export const foundPerson = z.object({
  ...quote.shape,
  role: z.string().nullable().describe('Id of the role of the market; null for people whom the dossier does not know'),
})
export type FoundPerson = z.infer<typeof foundPerson>

export const foundCapability = z.object({
  ...quote.shape,
  capability: z.string().describe('Id of the capability of the market'),
  phrase: z.string().describe('The phrase of the dossier that found it, or the words that are like its phrases'),
  meant: z
    .boolean()
    .optional()
    .describe(
      'True where no phrase stands there and the words only mean it: enough to write of, too little for a claim in copy',
    ),
})
export type FoundCapability = z.infer<typeof foundCapability>

export const foundPlace = z.object({
  ...quote.shape,
  regions: z.array(z.string()).describe('Region ids of the dossiers'),
})
export type FoundPlace = z.infer<typeof foundPlace>

/** sure: write. unsure: ask first where one can ask, else write and say so. outside: no market fits. */
export const sureness = z.enum(['sure', 'unsure', 'outside'])
export type Sureness = z.infer<typeof sureness>

const marketName = z.object({ id: z.string(), name: z.string() })

export const briefReading = z.object({
  language: z.string().describe('BCP 47 primary tag; "und" when it is unknown'),
  name: quote.nullable(),
  offer: quote.nullable().describe("The user's clause that says what it is"),
  market: z.object({
    sureness,
    found: marketName.nullable(),
    submarket: z.string().nullable(),
    alternatives: z.array(marketName),
    /** Whether the dossier was written by hand, and whether it has passed its readings. */
    written: z.boolean(),
    deep: z.boolean(),
    /** Whether hardly a word of its vocabulary is there, so that a few may have met by chance. */
    faint: z.boolean().optional(),
    /** Whether the evidence for it is strong enough without a single named feature. */
    certain: z.boolean().optional(),
  }),
  people: z.array(foundPerson),
  payer: quote.nullable(),
  capabilities: z
    .array(foundCapability)
    .describe(
      'What the user named and the market knows, in the order of the words; again for each clause that names it',
    ),
  own: z.array(quote).describe('What the user named and the market does not know: theirs, kept as typed'),
  background: z.array(quote).describe('What the user says of how things are: never a feature'),
  asides: z
    .array(quote)
    .describe(
      'Private notes to whoever writes, what the user says of other products, and further prices: never a feature, never in copy',
    ),
  proof: z
    .array(quote)
    .default([])
    .describe(
      'What the user states of results, customers, reviews, certificates and origin: no feature, and the strongest line of copy',
    ),
  numbers: z.array(foundNumber),
  limits: z.array(quote).describe('What it must be or must not do; the refusals among them too'),
  refused: z
    .array(foundCapability)
    .describe('Capabilities of the market that the user refuses ("no accounts"): out of scope, never proposed'),
  price: quote.nullable(),
  places: z.array(foundPlace),
  today: z.array(quote),
  rivals: z.array(z.object({ ...quote.shape, rival: z.string().nullable() })),
  /** Products that it works with: none of them is a rival. Absent in readings of earlier versions. */
  connected: z.array(quote).optional(),
  unused: z.array(z.string()).describe('Words of the description that nothing above holds'),
})
export type BriefReading = z.infer<typeof briefReading>
