import { z } from 'zod'
import { corrections, understoodItem, unsureItem } from '../corrections.ts'

/** A form before it is sent: the agent's id, and what its function would be sent. */
export const formToRead = z.strictObject({
  agent: z.string().max(100),
  input: z.record(z.string(), z.unknown()),
  corrections: corrections.optional(),
})

export const formReading = z.object({
  understood: z.array(understoodItem),
  /** What a person would be asked first; empty when nothing needs asking. */
  unsure: z.array(unsureItem),
  /** The caller's product of these words, whose confirmed reading was taken into account. */
  productId: z.string().nullable(),
})
export type FormReadingAnswer = z.infer<typeof formReading>
