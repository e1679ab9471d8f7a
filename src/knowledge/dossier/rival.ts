import { z } from 'zod'
import { basis } from './basis.ts'
import { regionId } from './region-id.ts'
import { id, phrases, text } from './text.ts'

/** What a rival does: `unknown` is never read as `no`, and a `no` needs a source. */
export const coverage = z.enum(['yes', 'partly', 'no', 'unknown'])

export const rival = z.strictObject({
  name: z.string().trim().min(1),
  says: phrases.optional().describe('Other spellings under which it is named'),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  kind: z.enum(['direct', 'indirect', 'open-source', 'could-enter']),
  owner: text.optional(),
  submarket: id.optional(),
  regions: z.array(regionId),
  coverage: z.record(id, coverage).describe('By capability; one that is absent is unknown'),
  seen: z.array(id).optional().describe('The cells that were read in a source; the others are common knowledge'),
  chosenFor: text,
  weakAt: text,
  price: z.strictObject({ text, basis }).optional(),
  ask: text.optional().describe('A fair question to this rival or its customer that shows where it ends'),
  basis: basis.optional(),
})
export type Rival = z.infer<typeof rival>
