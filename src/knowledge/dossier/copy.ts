import { z } from 'zod'
import { conditions, only } from './condition.ts'
import { id, text } from './text.ts'

const asserts = z.array(id).describe('The capabilities that the text claims; it is used only when all were named')

/** What is written to customers. A text is publishable as it stands, or not there. */
export const marketCopy = z.strictObject({
  voice: text,
  use: z.array(z.string()),
  avoid: z.array(z.string()),
  angles: z.array(z.strictObject({ pain: text, promise: text, proofNeeded: text, asserts, only: only.optional() })),
  assertNothing: z.array(
    z.strictObject({
      kind: z.enum(['post', 'article outline', 'email opening', 'video']),
      text: z.string().min(2).max(2500),
      needs: text.optional().describe('What has to be true or done before it goes out'),
      ...conditions,
    }),
  ),
  hooks: z.array(
    z.strictObject({
      text,
      kind: z.enum([
        'claim',
        'scene',
        'turn',
        'question',
        'quote',
        'promise',
        'advice',
        'news',
        'position',
        'list',
        'fact',
      ]),
      asserts,
      only: only.optional(),
    }),
  ),
  closes: z.array(z.strictObject({ text, asserts, needs: text.optional(), only: only.optional() })),
  stories: z.array(z.strictObject({ text, note: text })).describe('Anecdotes with blanks, to be replaced'),
  channels: z.strictObject({
    fits: z.array(z.strictObject({ what: text, why: text })),
    doesNotFit: z.array(z.strictObject({ what: text, why: text })),
  }),
  season: z.array(z.strictObject({ when: text, what: text })).describe("The trade's calendar"),
})
export type MarketCopy = z.infer<typeof marketCopy>
