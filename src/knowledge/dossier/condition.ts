import { z } from 'zod'
import { regionId } from './region-id.ts'
import { id } from './text.ts'

/** When a text may be used, beyond the capabilities it needs. All that are given must hold. */
export const only = z.strictObject({
  submarket: z.union([id, z.array(id).min(1)]).optional(),
  region: z.union([regionId, z.array(regionId).min(1)]).optional(),
  named: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('Companies or platforms; one of them must be named by the user'),
  notNamed: z.array(z.string()).min(1).optional().describe('None of them may be named by the user'),
  benchmarks: z
    .array(z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]*((<=|>=|<|>)\d+(\.\d+)?)?$/))
    .min(1)
    .optional()
    .describe('The user stated this number ("seats"), or stated it within a bound ("seats<=60")'),
})
export type Only = z.infer<typeof only>

/** Shown if at least one capability of `when` was named; always, when it is absent or empty. */
export const when = z.array(id).optional()

/** The fields of a text that is shown only under conditions. */
export const conditions = { when, only: only.optional() }

/** What the conditions of a text are, whatever else it holds. */
export interface Conditional {
  when?: readonly string[] | undefined
  /** Used only if every one of these capabilities was named, since the text claims them all. */
  asserts?: readonly string[] | undefined
  only?: Only | undefined
}
