import { z } from 'zod'
import { cue } from './means.ts'

/**
 * One audience of the built-in library: a life situation or small organisation that is not an occupation ("New parent",
 * "Small shop owner"). One JSON file per audience in `audiences/`, named after its `id`.
 */

const text = z.string().trim().min(3)

export const audience = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: text.describe('Singular: "New parent"'),
  synonyms: z.array(cue).min(3).max(24).describe('As a founder writes it, singular; each belongs to one audience only'),
  situation: text.describe('With an article: "a two-income household with a first baby"'),
  goals: z.array(text).min(2).max(4).describe('Start with a base-form verb'),
  pains: z
    .array(text)
    .min(3)
    .max(4)
    .describe('Concrete full clauses in the third person without subject: "Finds out ..."'),
  objections: z.array(text).min(2).max(3).describe('Why this person would say no to a new product'),
  dailyTasks: z.array(text).min(3).max(5),
  tools: z.array(text).min(3).max(6),
  channels: z.array(text).min(3).max(5).describe('Named communities, media, places and people'),
  technology: text.describe('One sentence: devices, moments and constraints'),
  buyingMotivation: text.describe('What makes this person pay or agree; one sentence'),
  payer: text.describe('Who pays'),
  ageRange: z
    .tuple([z.int().min(0).max(110), z.int().min(0).max(110)])
    .refine(([from, to]) => from < to, 'from the younger to the older age'),
  incomeNote: text.describe('How income varies in this situation; no figure without a source'),
})
export type Audience = z.infer<typeof audience>
