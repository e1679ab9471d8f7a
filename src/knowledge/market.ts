import { z } from 'zod'

/**
 * One market of the built-in library: what a product manager who has worked in it for years would know.
 * One JSON file per market in `markets/`, named after its `id`. Prose is written for this project; a figure, price,
 * regulation or dated development is there only with where it comes from.
 */

const text = z.string().trim().min(3)
const url = z.url({ protocol: /^https$/ })

/** Where a fact was read. `checkedAt` is null until a machine with a network has fetched the address. */
export const sourceReference = z.strictObject({
  name: text.describe('Publisher and title, as one would cite it'),
  url,
  year: z.int().min(1990).max(2027),
  checkedAt: z.iso.date().nullable().default(null),
})
export type SourceReference = z.infer<typeof sourceReference>

export const vendorKind = z.enum(['leader', 'challenger', 'open-source', 'adjacent', 'could-enter'])
export type VendorKind = z.infer<typeof vendorKind>

export const vendor = z.strictObject({
  name: z.string().trim().min(1),
  url: url.describe('The home page or the product page of the vendor'),
  kind: vendorKind,
  line: text.describe('What it is, in one line, without praise'),
  goodAt: text.describe('What buyers choose it for'),
  weakAt: text.describe('Where it leaves a gap that a new product could use; concrete, fair'),
  buyer: text.describe('The kind of buyer it is made for'),
  capabilities: z.array(text).min(2).max(6).describe('Noun phrases of what it does'),
  checkedAt: z.iso.date().nullable().default(null),
})
export type Vendor = z.infer<typeof vendor>

export const marketRole = z.strictObject({
  title: text.describe('Job title or kind of person, singular: "Shift supervisor", "Parent of a school child"'),
  part: z.enum(['buyer', 'user', 'blocker', 'beneficiary']),
  organization: text.describe('Where this person works or lives: "a 60-bed nursing home"'),
  goals: z.array(text).min(2).max(4),
  pains: z.array(text).min(2).max(4).describe('How the job hurts this role, concretely'),
  objections: z.array(text).min(1).max(3).describe('Why this role would say no to a new product'),
  dailyTasks: z.array(text).min(2).max(5),
  tools: z.array(text).min(2).max(6).describe('What they use for the job today'),
  channels: z
    .array(text)
    .min(2)
    .max(5)
    .describe('Where this role is reached: named communities, trade press, events, people'),
  buyingMotivation: text.describe('What makes this role pay or agree; one sentence'),
})

export const figure = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: text.describe('What is counted, precise enough to multiply: "Nursing homes certified by Medicare, US"'),
  value: z.number(),
  unit: text.describe('people, firms, USD per year, %, ...'),
  region: text,
  year: z.int().min(1990).max(2027).describe('The year that the figure describes'),
  source: sourceReference,
})
export type Figure = z.infer<typeof figure>

export const sector = z.enum([
  'business-operations',
  'commerce',
  'construction-property',
  'consumer-life',
  'creative-media',
  'data-ai',
  'developer',
  'education',
  'energy-climate',
  'finance',
  'food-agriculture',
  'government-nonprofit',
  'health',
  'hr-work',
  'legal',
  'logistics-mobility',
  'manufacturing',
  'marketing-sales',
  'security',
  'travel-leisure',
])
export type Sector = z.infer<typeof sector>

export const market = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text.describe('What buyers call it: "Employee scheduling software"'),
  sector,
  definition: text.describe('One sentence: who does what with such products'),
  synonyms: z
    .array(text)
    .min(4)
    .max(32)
    .describe('Phrases that name the market itself, lower case; each alone is enough to place a product here'),
  jobs: z
    .array(
      z.strictObject({
        verb: z.string().trim().min(2).describe('Base form: "swap"'),
        objects: z
          .array(z.string().trim().min(2))
          .min(1)
          .max(10)
          .describe('Lower case, singular and multi-word: "shift", "duty roster"'),
      }),
    )
    .min(4)
    .max(14)
    .describe('Verb and object together are strong evidence: "swap" + "shift"'),
  terms: z
    .array(z.string().trim().min(2))
    .min(6)
    .max(40)
    .describe('Weaker context words, lower case: "rota", "overtime", "ward"'),
  notAbout: z
    .array(text)
    .max(12)
    .describe('Phrases that look alike but mean another market: "stock trading" for shift swap'),
  pitches: z
    .array(text)
    .min(8)
    .max(48)
    .describe(
      'What products of this market do, as founders say it in a few words: "swap shifts", "scan business cards at a fair"',
    ),
  words: z
    .array(z.string().trim().min(2))
    .min(6)
    .max(48)
    .describe(
      'People, things and occasions that descriptions of such products name: "barrel", "harvest", "learner driver"',
    ),
  statusQuo: z
    .array(
      z.strictObject({
        what: text.describe('What people use instead of such a product today: "a paper rota on the break-room wall"'),
        strength: text,
        weakness: text,
      }),
    )
    .min(2)
    .max(4),
  tableStakes: z
    .array(
      z.strictObject({
        capability: text.describe('What every serious product here must do; a verb phrase'),
        criterion: text.describe('An acceptance test that can fail, with a number or an observable outcome'),
        why: text,
      }),
    )
    .min(3)
    .max(6),
  vendors: z.array(vendor).min(3).max(24),
  roles: z.array(marketRole).min(3).max(7).describe('At least one buyer, one user and one blocker'),
  buyingTriggers: z.array(text).min(2).max(5).describe('Events after which somebody looks for such a product'),
  prices: z
    .array(
      z.strictObject({
        what: text.describe('"Per user and month, entry plan"'),
        low: z.number().nonnegative(),
        high: z.number().nonnegative(),
        currency: z.enum(['USD', 'EUR', 'GBP']),
        unit: text.describe('per user per month, per order, % of transaction, ...'),
        basis: z.enum(['fact', 'assumption']).describe('fact only with a source'),
        note: text.describe('What the range rests on, or how to check it'),
        source: sourceReference.nullable(),
      }),
    )
    .min(1)
    .max(3),
  metrics: z
    .array(
      z.strictObject({
        name: text,
        definition: text.describe('Numerator, denominator and window'),
        kind: z
          .enum(['done', 'done-well', 'guard', 'business'])
          .describe('done: the job was done; done-well: done well; guard: what must not get worse'),
        direction: z.enum(['up', 'down']),
      }),
    )
    .min(4)
    .max(7),
  regulations: z
    .array(
      z.strictObject({
        name: text.describe('"Regulation (EU) 2016/679 (GDPR)"'),
        region: text,
        year: z.int().min(1900).max(2027).describe('Year it was adopted or took effect'),
        requires: text.describe('What it makes a product in this market do; one sentence'),
        earlySign: text.describe('How a team would notice that it is about to breach it'),
        source: sourceReference,
      }),
    )
    .max(5),
  failureModes: z
    .array(
      z.strictObject({
        risk: text.describe('How products of this market fail; specific'),
        earlySign: text,
        answer: text,
      }),
    )
    .min(3)
    .max(5),
  developments: z
    .array(
      z.strictObject({
        date: z
          .string()
          .regex(/^\d{4}(-\d{2})?$/)
          .describe('YYYY or YYYY-MM'),
        what: text,
        changes: text.describe('What it changes for a product in this market'),
        source: sourceReference.nullable().describe('null: common knowledge of the trade, shown as library'),
      }),
    )
    .max(4)
    .describe('Of the last years (2019 or later)'),
  figures: z.array(figure).max(5),
})
export type Market = z.infer<typeof market>
