import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { cue } from './means.ts'

/**
 * Every country, and groups of countries, with what a market is counted from. A group's counts are sums of its members, its
 * shares are weighted by population; `year` of a group is the middle year of its members.
 */

const measured = z.strictObject({ value: z.number().positive(), year: z.int().min(2000).max(2027) })
const share = z.strictObject({ value: z.number().min(0).max(100), year: z.int().min(2000).max(2027) })

const origin = z.strictObject({ name: z.string().min(3), url: z.url({ protocol: /^https$/ }) })

export const place = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  iso2: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .describe('null for a group'),
  name: z.string().min(2),
  cues: z.array(cue).min(1).max(20).describe('Names and demonyms, as they stand in a form'),
  members: z.array(z.string().regex(/^[A-Z]{2}$/)).describe('The countries of a group; empty for a country'),
  population: measured.describe('People'),
  internetUsers: share.optional().describe('% of the population'),
  labourForce: measured.optional().describe('People'),
  gdp: measured.optional().describe('Current US dollars per year'),
  under15: share.optional().describe('% of the population'),
  over64: share.optional().describe('% of the population'),
})
export type Place = z.infer<typeof place>

export const placeMeasures = ['population', 'internetUsers', 'labourForce', 'gdp', 'under15', 'over64'] as const
export type PlaceMeasure = (typeof placeMeasures)[number]

const places = z.strictObject({
  sources: z.record(z.enum(placeMeasures), origin),
  places: z.array(place).min(1),
})

export interface Places {
  /** Where each measure was read. */
  sources: Readonly<Record<PlaceMeasure, { name: string; url: string }>>
  places: readonly Place[]
}

/** Reads `places.json` from disk, checked; do it once at start. */
export function readPlaces(): Places {
  const parsed = places.safeParse(JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8')))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Error(`knowledge places.json: ${issue?.path.join('.')}: ${issue?.message}`)
}
