import { z } from 'zod'

/** What was done with a model's answer before it became a result, each findable in it. */
export const evidenceReport = z.object({
  /** Claims whose source does not hold them: they stand as assumptions now. */
  downgraded: z.array(
    z.object({
      /** The same for the same claim at the same place. Absent in reports of an earlier version. */
      id: z.string().optional(),
      basis: z.literal('assumption').optional(),
      /** RFC 6901, into the writer's output. */
      path: z.string(),
      /** The beginning of the claim as it stands now. */
      text: z.string(),
      /** What the source lacks. */
      why: z.string(),
    }),
  ),
  /** Addresses that no source and no word of the form has. */
  linksRemoved: z.array(z.string()),
  /** Numbers of sources that there are not. */
  citationsRemoved: z.int().nonnegative(),
  /** Parts that did not fit and could not be put right. */
  leftOut: z.int().nonnegative(),
  /** Every statement with what it rests on. Absent in reports of an earlier version. */
  items: z
    .array(
      z.object({
        /** The same for the same words in the same part of the document. */
        id: z.string(),
        /** RFC 6901, into the writer's output. */
        path: z.string(),
        /** "none": it carries no mark, and rests on the form at best. */
        basis: z.enum(['fact', 'inference', 'assumption', 'none']),
      }),
    )
    .optional(),
  /** Where the document is longer than people read through: its words, and how many it should have at most. */
  length: z.object({ words: z.int(), most: z.int() }).optional(),
})
export type EvidenceReport = z.infer<typeof evidenceReport>
