import { z } from 'zod'
import { sector } from '../market.ts'
import { basis, dossierSource } from './basis.ts'
import { capability } from './capability.ts'
import { conditions } from './condition.ts'
import { marketCopy } from './copy.ts'
import { money } from './money.ts'
import { regionId } from './region-id.ts'
import { rival } from './rival.ts'
import { role } from './role.ts'
import { id, phrase, phrases, text } from './text.ts'

/**
 * What somebody with fifteen years in a market would say. Sentences are complete and are selected, never built from
 * parts; the only slots are {product}, {offer}, {users}, {price} and {place}, and `{slot|words}` has a fallback.
 * Order carries weight: what comes first in a list is core, the rest is detail.
 */

const frame = z.strictObject({ text, ...conditions })

/** How two named capabilities meet, the decision that follows and our proposed answer. */
export const tradeoff = z.strictObject({
  a: id,
  b: id,
  kind: z.enum(['conflict', 'need', 'decision', 'risk']),
  note: text,
  decide: text.describe('A question that somebody has to answer before building'),
  default: text.describe('Our proposed answer'),
  basis: basis.optional(),
  only: conditions.only,
})

/** How the market really works, what outsiders get wrong, and what follows for a product. */
export const marketDynamic = z.strictObject({
  fact: text,
  so: text,
  detail: text.optional(),
  saysAgain: z.string().optional().describe('The field that says it already ("waitlist.edge"); never print both'),
  basis,
  ...conditions,
})

/** A number that founders state, its usual range and what follows below, within and above it. */
export const benchmark = z.strictObject({
  id: z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]*$/),
  name: text,
  says: phrases.min(1).describe('Words that stand beside the number'),
  unit: z.string().min(1),
  usual: z.tuple([z.number(), z.number()]),
  below: text.optional(),
  within: text.optional(),
  above: text.optional(),
  basis,
})
export type Benchmark = z.infer<typeof benchmark>

const recommendation = z.strictObject({ text, basis: basis.optional(), ...conditions })

export const marketDossier = z.strictObject({
  schema: z.literal('dossier/3'),
  id,
  name: text,
  sector,
  asOf: z.iso.date(),
  origin: z.enum(['written', 'converted']).describe('converted: made by a script from the first library'),
  /** The readings it has passed; absent until then. A dossier with it is deep, any other is thin. */
  passed: z
    .strictObject({ on: z.iso.date(), briefs: z.int().min(3), mean: z.number().min(2).max(3), readers: z.int().min(1) })
    .optional(),
  formerIds: z.array(id).optional().describe('Ids under which old runs and links know it'),
  definition: text,
  submarkets: z.array(z.strictObject({ id, name: text, says: phrases, differs: text })),
  regions: z.array(z.strictObject({ id: regionId, differs: text })),
  placing: z.strictObject({
    names: phrases.min(1).describe('Each alone names this market'),
    suggests: phrases.describe('Words that count a little'),
    together: z.array(z.tuple([phrase, phrase])).describe('Two weak words that place it jointly'),
    notAbout: phrases.describe('Phrases that look alike and mean another market'),
  }),
  sides: z.strictObject({
    has: z.array(text).min(1),
    scarce: text.optional(),
    implied: z.array(z.strictObject({ who: text, why: text })).describe('Whom founders forget'),
    leaves: text.optional().describe('Who leaves and when'),
  }),
  frames: z.strictObject({
    problem: z.array(frame),
    position: z.array(frame),
    press: z.array(
      z.strictObject({
        slot: z.enum(['headline', 'scene', 'how', 'third', 'never', 'price', 'close']),
        text,
        ...conditions,
      }),
    ),
  }),
  roles: z.array(role),
  model: z.strictObject({
    entities: z.record(z.string(), z.array(text)),
    states: z.record(z.string(), text),
    events: z.array(z.string()),
  }),
  capabilities: z.array(capability).min(3),
  tradeoffs: z.array(tradeoff),
  dynamics: z.array(marketDynamic),
  benchmarks: z.array(benchmark),
  money,
  segments: z.array(
    z.strictObject({
      who: text,
      differentNeed: text,
      servedTodayBy: text,
      size: text,
      reach: text,
      willingness: text,
      basis: basis.optional(),
      ...conditions,
    }),
  ),
  gaps: z.array(
    z.strictObject({
      kind: z
        .enum(['gap', 'tradeoff', 'hypothesis'])
        .optional()
        .describe('tradeoff: what rivals chose not to do, and why; hypothesis: not seen in a source'),
      segment: text,
      unmet: text,
      why: text,
      test: text,
      ...conditions,
    }),
  ),
  rivals: z.array(rival),
  axes: z.array(z.strictObject({ name: text, low: text, high: text, placement: z.record(z.string(), text) })),
  substitutes: z.array(z.strictObject({ what: text, strength: text, weakness: text })),
  rules: z.array(
    z.strictObject({
      name: text,
      kind: z.enum(['law', 'contract', 'customer', 'platform', 'voluntary']),
      where: regionId,
      binds: text.describe('Whom, and what it asks'),
      consequence: text.describe('What the product does about it'),
      basis,
      ...conditions,
    }),
  ),
  qualities: z.array(z.strictObject({ need: text, criterion: text.describe('A line that can fail') })),
  neverSay: z.array(text).describe('Words that product and adverts must not use, for reasons of law or trust'),
  whyNow: z.array(
    z.strictObject({
      date: z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-\d\d)?)?$/, 'a date is YYYY, YYYY-MM or YYYY-MM-DD'),
      kind: z.enum(['law', 'platform', 'consolidation', 'exit', 'technology', 'behaviour', 'price', 'calendar']),
      what: text,
      changes: text,
      todo: text,
      watch: text,
      basis,
      ...conditions,
    }),
  ),
  risks: z.array(z.strictObject({ risk: text, earlySign: text, answer: text, ...conditions })),
  bets: z.array(
    z.strictObject({
      bet: text,
      why: text,
      test: text.describe('The cheapest test, with what result says go on'),
      basis: basis.optional(),
      ...conditions,
    }),
  ),
  recommend: z.strictObject({
    payer: z.array(recommendation),
    price: z.array(recommendation),
    order: z.array(recommendation),
    mainRival: z.array(recommendation),
    ours: z
      .array(recommendation)
      .describe('What our texts add that no user said: shown as such beside a press release'),
  }),
  roadmap: z.array(
    z.strictObject({ release: text, capabilities: z.array(id), learns: text, gate: text.describe('Go on if ...') }),
  ),
  questions: z.array(
    z.strictObject({ text, propose: text.optional().describe('Our answer'), owner: text.optional(), ...conditions }),
  ),
  faqs: z.array(z.strictObject({ q: text, a: text, basis: basis.optional(), ...conditions })),
  glossary: z.array(
    z.strictObject({
      term: text,
      meaning: text,
      in: z.partialRecord(z.enum(['de', 'fr', 'es', 'it', 'pt', 'nl']), phrases).optional(),
    }),
  ),
  copy: marketCopy,
  sales: z.strictObject({
    discovery: z.array(text),
    objections: z.array(z.strictObject({ says: text, answer: text, proof: text, ...conditions })),
    roleplays: z.array(z.strictObject({ you: text, they: text, goal: text })),
    demoOrder: z.array(text),
    pricingTalk: text.optional(),
  }),
  interview: z.strictObject({
    screening: z.array(text),
    recruiting: z.array(text),
    opening: text.optional(),
    closing: text.optional(),
    trap: text.optional().describe('What people say that misleads, and what to ask instead'),
  }),
  sources: z.record(id, dossierSource),
})
export type MarketDossier = z.infer<typeof marketDossier>
