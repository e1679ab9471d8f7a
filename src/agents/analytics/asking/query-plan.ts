import { z } from 'zod'

/** Most follow-up questions of one run: enough for an hour of asking, and a bound on what one use can compute. */
export const mostFollowUps = 20
export const longestFollowUp = 300

/** The column name that stands for the table's time axis. */
export const isoDay = z.iso.date()

/** What a follow-up asks for. Names only what the vocabulary of the file holds; nothing in it is a statement of a database. */
export const queryPlan = z.strictObject({
  /** "why" decomposes a change, "value" reports values. */
  intent: z.enum(['value', 'why']),
  /** Id of a measure of the vocabulary. */
  measure: z.string(),
  /** Columns that rows are split by. */
  by: z.array(z.string()).max(2),
  /** Length of the periods of a course over time; null for values over the whole time. */
  over: z.enum(['day', 'week', 'month', 'quarter', 'year']).nullable(),
  filters: z
    .array(z.strictObject({ column: z.string(), values: z.array(z.string()).min(1).max(20), without: z.boolean() }))
    .max(4),
  /** First day, and the first day after it. */
  period: z.strictObject({ from: isoDay, to: isoDay }).nullable(),
  /** "previous": the periods just before; "year": the same periods a year earlier. */
  compare: z.enum(['previous', 'year']).nullable(),
  /** The day from which on rows are compared with those before it. */
  since: isoDay.nullable(),
})
export type QueryPlan = z.infer<typeof queryPlan>
