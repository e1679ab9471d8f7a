import { z } from 'zod'

/** What a follow-up question can name: the measures, columns, values and the time of one file. */
export const vocabulary = z.object({
  row: z.object({ one: z.string(), many: z.string() }),
  /** The main measure first. */
  measures: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['count', 'sum', 'mean', 'share', 'ratio']),
      label: z.string(),
      /** Other names for it, such as the column's own. */
      names: z.array(z.string()),
    }),
  ),
  dimensions: z.array(z.object({ column: z.string(), label: z.string(), values: z.array(z.string()) })),
  /** Null for a file without a time axis. `last` is the last day that the file holds. */
  time: z
    .object({
      label: z.string(),
      grain: z.enum(['day', 'week', 'month', 'quarter', 'year']),
      first: z.string(),
      last: z.string(),
    })
    .nullable(),
})
export type Vocabulary = z.infer<typeof vocabulary>
