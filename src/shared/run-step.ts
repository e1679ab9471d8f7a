import { z } from 'zod'

/**
 * One thing that a run of a model did on its way, for people: "Searched "night shift apps": 6 pages". The same id again says the same
 * step anew, such as that it is over.
 */
export const runStep = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** A sentence without a full stop; words of a page in it are quoted and short. */
  text: z.string(),
  /** The page that it is about. */
  url: z.string().optional(),
})
export type RunStep = z.infer<typeof runStep>
