import { z } from 'zod'
import { cue, knownMetric, knownRisk } from './means.ts'

/** One way in which a product earns its money. One JSON file per model in `business-models/`, named after its `id`. */
export const businessModel = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().trim().min(3),
  cues: z.array(cue).min(4).max(40).describe('Phrases of a pitch that show this model; each belongs to one model only'),
  mechanics: z.string().trim().min(20).describe('One sentence: who pays whom, for what and when'),
  metrics: z.array(knownMetric).min(2).max(4),
  risks: z.array(knownRisk).min(2).max(4),
})
export type BusinessModel = z.infer<typeof businessModel>
