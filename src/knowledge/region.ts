import { z } from 'zod'
import { figure, sourceReference } from './market.ts'
import { cue } from './means.ts'

/**
 * One region of the built-in library: what names, money, law and everyday channels are like there.
 * One JSON file per region in `regions/`, named after its `id`. Broader regions (world, european-union) have no `iso2`.
 */

const text = z.string().trim().min(2)

export const regionRegulation = z.strictObject({
  name: text.describe('"Regulation (EU) 2016/679 (GDPR)"'),
  year: z.int().min(1900).max(2027).describe('Year it was adopted or took effect'),
  requires: text.describe('What it makes almost every digital product there do; one sentence'),
  earlySign: text.describe('How a team would notice that it is about to breach it'),
  source: sourceReference,
})

export const region = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  iso2: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  cues: z.array(cue).min(3).max(40).describe('Country names, demonyms and big cities; each belongs to one region only'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217 code of the money that prices there are shown in'),
  languages: z.array(text).min(1).max(8).describe('Languages that an interface there is expected in, most used first'),
  cities: z.array(text).min(6).max(16),
  givenNames: z.strictObject({
    feminine: z.array(text).min(12).max(30),
    masculine: z.array(text).min(12).max(30),
  }),
  familyNames: z.array(text).min(20).max(40),
  figures: z.array(figure).min(2).max(6),
  regulations: z.array(regionRegulation).max(5),
  everydayChannels: z
    .array(text)
    .min(3)
    .max(8)
    .describe('Named apps, sites and habits through which people there are reached'),
  payments: z.array(text).min(2).max(6).describe('How people there pay, most usual first'),
})
export type Region = z.infer<typeof region>
