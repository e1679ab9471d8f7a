import { z } from 'zod'
import { cue } from './means.ts'

/**
 * One channel in which a product is made known, and what a text has to be there. One JSON file per channel in `channels/`,
 * named after its `id`. A limit of the kind `platform` is the platform's own; one of the kind `house` is our rule.
 */

const text = z.string().trim().min(3)
const characters = z.int().positive()

export const channel = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().trim().min(1),
  aliases: z
    .array(cue.or(z.literal('x')))
    .min(1)
    .describe('As a person writes it in a list of channels, lower case'),
  form: z.enum(['post', 'caption', 'short-video', 'video', 'email', 'article', 'ad']),
  state: text.describe('What a person does there when the text arrives; follows "Somebody who"'),
  limit: z
    .strictObject({
      characters,
      of: text.describe('What is counted: "post", "caption", "subject"'),
      basis: z.enum(['platform', 'house']),
    })
    .describe('A text over it is refused or cut, so it is checked'),
  target: z.strictObject({ low: z.int().positive(), high: z.int().positive(), of: text }),
  hookCharacters: characters.describe('How much of a text is seen before somebody decides to read on'),
  titleCharacters: characters.optional(),
  opening: text,
  shape: text,
  call: text,
  link: z.enum(['in-post', 'in-profile', 'in-description', 'in-text', 'button']),
  hashtags: z.strictObject({ most: z.int().nonnegative(), place: text }),
  tips: z.array(text).min(3).max(4).describe('May hold {people} (plural) and {thing} (singular with article)'),
  measures: z
    .array(z.strictObject({ name: text, definition: text.describe('May hold {people}') }))
    .min(2)
    .max(3)
    .describe('The first says whether it reached the right people, the second whether they went on'),
  avoid: text.describe('Noun phrase: what fails here'),
})
export type Channel = z.infer<typeof channel>
