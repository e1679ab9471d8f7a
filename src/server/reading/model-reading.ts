import { z } from 'zod'
import type { BriefSource } from '#shared/brief.ts'
import { correctable } from '#shared/correctable.ts'
import type { Corrections } from '#shared/corrections.ts'
import { type Gap, gaps } from '#shared/gap.ts'
import { type BriefReading, type Quote, sureness } from '#shared/reading.ts'

const texts = (most: number) => z.array(z.string().min(1)).max(most)

/** What a model is asked to find in a form before anything is written. Nothing is translated: texts are copied as typed. */
export const modelReading = z.object({
  language: z.string().describe('BCP 47 primary tag of the language that the form is written in'),
  name: z.string().nullable().describe('Name of the product; null when the form gives none'),
  offer: z.string().nullable().describe('The clause of the form that says what it is'),
  users: texts(6).describe('Who uses it'),
  payer: z.string().nullable().describe('Who pays; null when the form does not say'),
  features: texts(24).describe('Everything that the form says it does, each once, in the order of the form'),
  limits: texts(10).describe('Rules, budgets, dates and technical limits'),
  numbers: texts(16).describe('Every number with its unit'),
  price: z.string().nullable(),
  places: texts(6).describe('Where it is sold'),
  today: texts(6).describe('How these people do it today'),
  rivals: texts(8).describe('Companies and products that the form names as alternatives'),
  market: z.object({
    name: z.string().min(1).describe('The market that it is sold in, as its trade calls it, in a few words of English'),
    library: z.string().nullable().describe('Id of the candidate that is this very market; null when none is'),
    sureness: sureness.describe(
      'sure: one reading fits; unsure: two readings would lead to different documents; outside: you do not know this market',
    ),
  }),
  missing: z.array(z.enum(gaps)).max(10).describe('What the form does not say and a colleague would have to ask'),
  unsure: z
    .array(
      z.object({
        field: z.enum(correctable),
        question: z.string().min(1),
        options: texts(4),
        matters: z
          .enum(['document', 'harm', 'detail'])
          .describe('document: the answers lead to different documents; harm: a wrong guess could hurt somebody'),
      }),
    )
    .max(3)
    .describe('Where two readings fit: the question that settles it, with the likely answers'),
  searches: texts(3).describe(
    'Web searches that would find the rivals, prices and rules of this market; no name of a person',
  ),
})
export type ModelReading = z.infer<typeof modelReading>

const gapOf: Partial<Record<keyof Corrections, Gap>> = {
  who: 'actor',
  pays: 'buyer',
  job: 'job',
  today: 'alternative',
  where: 'geography',
}

/** The same with what the user put right, which outweighs the model as it outweighs the form. */
export function correctedReading(reading: ModelReading, corrections: Corrections): ModelReading {
  const { who, pays, job, today, where, market } = corrections
  const settled = Object.keys(corrections) as (keyof Corrections)[]
  return {
    ...reading,
    ...(who ? { users: [who] } : {}),
    ...(pays ? { payer: pays } : {}),
    ...(job ? { features: [job, ...reading.features] } : {}),
    ...(today ? { today: [today] } : {}),
    ...(where ? { places: [where] } : {}),
    market: market ? { ...reading.market, name: market, sureness: 'sure' } : reading.market,
    missing: reading.missing.filter((gap) => !settled.some((field) => gapOf[field] === gap)),
    unsure: reading.unsure.filter(({ field }) => !settled.includes(field)),
  }
}

/**
 * In the shape that all readings have. `known`: the market of the library that it is, where it is one; `places`: those that our own reading
 * found, with the regions that they are in.
 */
export function toBriefReading(
  reading: ModelReading,
  source: BriefSource,
  known: { id: string; name: string } | null,
  places: BriefReading['places'],
): BriefReading {
  const quote = (text: string) => quoteOf(text, source)
  const quotes = (all: readonly string[]) => all.map(quote)
  return {
    language: reading.language,
    name: reading.name === null ? null : quote(reading.name),
    offer: reading.offer === null ? null : quote(reading.offer),
    market: {
      sureness: reading.market.sureness,
      found: known ?? { id: '', name: reading.market.name },
      submarket: null,
      alternatives: [],
      written: false,
      deep: false,
    },
    people: quotes(reading.users).map((each) => ({ ...each, role: null })),
    payer: reading.payer === null ? null : quote(reading.payer),
    capabilities: [],
    own: quotes(reading.features),
    background: [],
    numbers: quotes(reading.numbers).map((each) => ({
      ...each,
      value: Number(/\d+(?:\.\d+)?/.exec(each.text.replaceAll(',', ''))?.[0] ?? 0),
      unit: each.text.replace(/[\d.,\s]+/g, ' ').trim(),
      benchmark: null,
      position: null,
    })),
    limits: quotes(reading.limits),
    price: reading.price === null ? null : quote(reading.price),
    places: quotes(reading.places).map((each) => ({
      ...each,
      regions: places.filter(({ text }) => each.text.includes(text)).flatMap(({ regions }) => regions),
    })),
    today: quotes(reading.today),
    rivals: quotes(reading.rivals).map((each) => ({ ...each, rival: null })),
    asides: [],
    proof: [],
    refused: [],
    unused: [],
  }
}

/** Where it stands in the form; an empty span of the description for words that are not there as they are. */
function quoteOf(text: string, source: BriefSource): Quote {
  for (const field of ['description', 'audience', 'market', 'context'] as const) {
    const start = source[field]?.toLowerCase().indexOf(text.toLowerCase()) ?? -1
    if (start >= 0) return { text, field, start, end: start + text.length }
  }
  return { text, field: 'description', start: 0, end: 0 }
}
