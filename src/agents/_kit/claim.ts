import { z } from 'zod'

/** A sentence that says something about the world, with what it rests on. */
export const claim = z.object({
  text: z.string().min(1).describe('One sentence. A fact ends with its source number in brackets: "... [2]".'),
  basis: z
    .enum(['fact', 'inference', 'assumption'])
    .describe(
      'fact: stands in a numbered source; inference: follows from facts named in the text; assumption: neither',
    ),
  check: z
    .string()
    .nullable()
    .describe('For an assumption: the cheapest way to check it, and who does. Null for a fact.'),
})

export const openQuestion = z.object({
  question: z.string().min(1),
  owner: z.string().min(1).describe('A job, such as "Product manager"'),
  test: z.string().min(1).describe('The cheapest way to an answer'),
})
export type OpenQuestion = z.infer<typeof openQuestion>
