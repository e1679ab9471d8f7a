import { z } from 'zod'

/** How a column can be read. */
export const columnKinds = ['sum', 'mean', 'category', 'ignore'] as const

/** What the user put right of how a file's columns are read. */
export const dictionary = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        name: z.string().max(300),
        kind: z.enum(columnKinds),
        /** Shown with each value: a currency or "%"; empty for none. */
        unit: z.string().trim().max(8),
        /** Whether more of it is good. */
        more: z.enum(['good', 'bad', 'neutral']),
      }),
    )
    .max(200),
  /** The column whose measure comes first; null where none is chosen. */
  main: z.string().max(300).nullable(),
})
export type Dictionary = z.infer<typeof dictionary>

/** A dictionary as it is remembered, under the shape of the files that it is for. */
export const rememberedDictionary = z.strictObject({ shape: z.string(), dictionary })
export type RememberedDictionary = z.infer<typeof rememberedDictionary>
