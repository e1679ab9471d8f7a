import { z } from 'zod'

export const mostHandedResults = 6

/** What goes along with a form beside its own words. All of it is the user's own. */
export const runContext = z.strictObject({
  /** Runs whose results are used. */
  results: z.array(z.uuid()).max(mostHandedResults, 'Use at most six results').default([]),
  /** Items of these results that do not go along, by their runs. */
  without: z.record(z.uuid(), z.array(z.string().max(500)).max(500)).optional(),
  /** Uploaded notes. */
  notes: z.array(z.uuid()).max(6, 'Use at most six notes').default([]),
  /** Whether it is to be written as the user writes. */
  voice: z.boolean().default(false),
})
export type RunContext = z.infer<typeof runContext>

/** As a run keeps it: with the version that each result had when it was chosen. */
export const storedRunContext = runContext.extend({
  versions: z.record(z.string(), z.int()).optional(),
  /** The document says item by item what it rests on. Absent in runs of before. */
  byItem: z.literal(true).optional(),
})
export type StoredRunContext = z.infer<typeof storedRunContext>

export const isEmptyContext = ({ results, notes, voice }: RunContext): boolean =>
  results.length === 0 && notes.length === 0 && !voice

/** What a result hands over, item by item. */
export const resultItemList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      /** Its own id or name; '' for one without. */
      name: z.string(),
      /** Its beginning. */
      text: z.string(),
    }),
  ),
})
export type ResultItemList = z.infer<typeof resultItemList>
