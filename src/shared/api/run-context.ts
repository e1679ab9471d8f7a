import { z } from 'zod'

/** What goes along with a form beside its own words. All of it is the user's own. */
export const runContext = z.strictObject({
  /** Runs whose results are used. */
  results: z.array(z.uuid()).max(6, 'Use at most six results').default([]),
  /** Uploaded notes. */
  notes: z.array(z.uuid()).max(6, 'Use at most six notes').default([]),
  /** Whether it is to be written as the user writes. */
  voice: z.boolean().default(false),
})
export type RunContext = z.infer<typeof runContext>

/** As a run keeps it: with the version that each result had when it was chosen. */
export const storedRunContext = runContext.extend({ versions: z.record(z.string(), z.int()).optional() })
export type StoredRunContext = z.infer<typeof storedRunContext>

export const isEmptyContext = ({ results, notes, voice }: RunContext): boolean =>
  results.length === 0 && notes.length === 0 && !voice
