import { z } from 'zod'
import { understoodItem } from '#shared/corrections.ts'
import { exportFormats } from '#shared/document/export-format.ts'
import { source } from '#shared/source.ts'

/** A finished run that everybody may look at: what the product itself wrote about a made-up product. */
export const sample = z.strictObject({
  agentId: z.string(),
  title: z.string(),
  input: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
  sources: z.array(source),
  sourcesNote: z.string().nullable(),
  understood: z.array(understoodItem),
  prepared: z.record(z.string(), z.unknown()).nullable(),
  /** When it was written. */
  timestamp: z.iso.datetime(),
  model: z.string(),
})
export type Sample = z.infer<typeof sample>

/** A sample in a list. */
export const sampleListItem = z.strictObject({
  agentId: z.string(),
  title: z.string(),
  /** Its first sentences. */
  excerpt: z.string(),
  formats: z.array(z.enum(exportFormats)),
})
export type SampleListItem = z.infer<typeof sampleListItem>
