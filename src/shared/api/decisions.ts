import { z } from 'zod'
import { atLeast, atMost } from '../limited-text.ts'
import { documentEdit } from './documents.ts'

/** Says of a statement that whoever sends it has decided it; with `decided` false that nobody has. */
export const newDecision = z.strictObject({
  revision: documentEdit.shape.revision,
  /** As the document says it. */
  text: atMost(atLeast(z.string().trim(), 1, 'Choose a statement'), 4_000, 'Choose a shorter statement'),
  decided: z.boolean(),
})
export type NewDecision = z.infer<typeof newDecision>
