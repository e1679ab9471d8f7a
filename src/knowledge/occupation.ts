import { z } from 'zod'
import { sourceReference } from './market.ts'
import { cue } from './means.ts'

/**
 * One occupation of the built-in library: what the working day of such a person is like.
 * One JSON file per occupation in `occupations/`, named after its `id`. Pay and employment are US figures of their source.
 */

const text = z.string().trim().min(3)

export const occupation = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: text.describe('Singular and natural: "Registered nurse"'),
  synonyms: z
    .array(cue)
    .min(2)
    .max(24)
    .describe('As a founder writes it, singular; each belongs to one occupation only'),
  sectorWords: z
    .array(cue)
    .min(2)
    .max(14)
    .describe('Context words that go with the occupation: "ward", "shift handover"'),
  medianPay: z
    .strictObject({
      value: z.number().positive().describe('USD per year, median'),
      year: z.int().min(2020).max(2027),
      bound: z
        .enum(['exact', 'at-least'])
        .default('exact')
        .describe('at-least: the source publishes only that the median is this or more'),
      source: sourceReference,
    })
    .nullable()
    .describe('null: the source publishes no pay for it'),
  education: text.describe('Usual entry education, as one would write it in a profile'),
  employment: z
    .strictObject({
      value: z.number().positive().describe('People employed, US'),
      year: z.int().min(2020).max(2027),
      source: sourceReference,
    })
    .nullable(),
  statisticalTitle: text.describe(
    'Title of the group that pay and employment describe; may be wider than the occupation',
  ),
  workplaces: z.array(text).min(2).max(4).describe('Natural phrases with an article: "a 300-bed hospital"'),
  dailyTasks: z.array(text).min(3).max(5),
  goals: z.array(text).min(2).max(3).describe('Start with a base-form verb'),
  pains: z
    .array(text)
    .min(3)
    .max(4)
    .describe('Concrete full clauses in the third person without subject: "Finds out ..."'),
  tools: z.array(text).min(3).max(5),
  channels: z.array(text).min(3).max(5).describe('Named associations, communities, trade press, or concrete people'),
  technology: text.describe('One sentence: devices, moments and constraints of using technology at work'),
  payer: text.describe('Who pays for the tools that this person uses'),
})
export type Occupation = z.infer<typeof occupation>
