import { z } from 'zod'
import { sourceReference } from './market.ts'
import { cue } from './means.ts'

/**
 * One sector of the built-in library: how many firms of which size there are, with their staff and payroll. One JSON file per
 * sector in `industries/`, named after its `id`.
 */

const text = z.string().trim().min(3)

const firmSize = z.strictObject({
  from: z.int().min(0).describe('Fewest employees'),
  to: z.int().positive().nullable().describe('Most employees; null: no upper bound'),
  firms: z.int().nonnegative(),
  establishments: z.int().nonnegative().describe('Places of work: shops, clinics, sites'),
  employment: z.int().nonnegative(),
  payroll: z.number().nonnegative().describe('USD per year'),
})
export type FirmSize = z.infer<typeof firmSize>

export const industry = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  naics: z.string().regex(/^\d{2}(-\d{2})?$/),
  statisticalName: text.describe('As the source calls the sector'),
  cues: z
    .array(cue)
    .min(3)
    .max(40)
    .describe('Kinds of organisation, as a founder writes them; each in one sector only'),
  region: text,
  year: z.int().min(2015).max(2027),
  source: sourceReference,
  sizes: z.array(firmSize).min(1).max(8).describe('From the smallest to the largest, without overlap'),
})
export type Industry = z.infer<typeof industry>
