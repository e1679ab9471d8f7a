import { z } from 'zod'
import { hookPlatforms } from './input.ts'

const text = z.string().min(1)

export const hook = z.object({
  hook: text.describe(
    'The first line as it is posted; one concrete detail of the job; short enough to stand before the fold',
  ),
  why_it_works: text.describe('Which detail does the work, and why it stops these people'),
  emotional_trigger: text.describe('The feeling and what it hangs on'),
  inspired_by: text
    .nullable()
    .optional()
    .describe('Where the detail comes from: the words of the form, a step, a numbered source. Short'),
  line_behind: text
    .nullable()
    .optional()
    .describe('The line that follows it there, with what is offered; leave it out where the hook says it all'),
  check: text
    .nullable()
    .optional()
    .describe('What to find out before it is posted; null when it says only what the form says'),
})
export type Hook = z.infer<typeof hook>

export const hooksOutput = z.object({
  hooks: z.array(hook).max(10).describe('Five to eight'),
  notes: z
    .array(text)
    .max(6)
    .optional()
    .describe('What has to stand behind the lines, and what of the form could not be used'),
  bonus_trends: z
    .array(text)
    .max(4)
    .optional()
    .describe(
      'Dated developments that a hook can take up, each with its basis at the end: [2], (inferred from [1]) or (assumption: how to check it)',
    ),
})

export const hooksResult = z.object({
  product: z.string(),
  platform: z.enum(hookPlatforms),
  timestamp: z.iso.datetime(),
  ...hooksOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type HooksResult = z.infer<typeof hooksResult>
