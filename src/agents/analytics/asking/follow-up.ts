import { z } from 'zod'
import { shownFinding } from '../shown-finding.ts'
import { queryPlan } from './query-plan.ts'

/** A question that was asked of a finished analysis, with its computed answer. */
export const followUp = z.object({
  id: z.string(),
  question: z.string(),
  /** The question as it was understood: "total revenue by region, only plan Pro". */
  understood: z.string(),
  plan: queryPlan,
  finding: shownFinding,
  /** Rows that the answer rests on. */
  rows: z.int().nonnegative(),
  /** A model's text about the computed values; null where the built-in writer answers. */
  narrative: z.string().nullable(),
  /** Sentences of the model that were removed since a figure in them was not computed. */
  removed: z.int().nonnegative(),
  askedAt: z.iso.datetime(),
})
export type FollowUp = z.infer<typeof followUp>

/** What is said of sentences that a model wrote and that were not kept. */
export const removedText = (removed: number) =>
  removed === 1
    ? "One sentence of the model's text was removed: a figure in it was not computed."
    : `${removed} sentences of the model's text were removed: figures in them were not computed.`
