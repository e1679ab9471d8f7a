import { z } from 'zod'
import { atMost } from '#shared/limited-text.ts'

const text = z.string().min(1)

export const contentOutput = z.object({
  channelSpecificContent: z.object({
    content: z
      .string()
      .describe(
        'Never empty. The whole text for the chosen channel, ready to paste, with line breaks. [link] stands where the address goes. Email begins with the lines "Subject: ..." and "Preview: ..."; YouTube with "Title: ..." and has "Description:"; TikTok is a script that ends with "Caption: ..."; a blog post begins with "# title" and "Page description: ..." and has "## headings"',
      ),
    tips: z.array(text).max(6).describe('What to do with this text in this channel, each with a detail of the job'),
  }),
  tagline: atMost(z.string().min(1), 90).describe('At most 60 characters, the job and what it spares; no praise'),
  socialPosts: z.object({
    twitter: z.string().describe('At most 280 characters, a link counts as 23'),
    linkedin: z.string().describe('At most 3,000 characters; the first two lines stand alone'),
    instagram: z.string().describe('At most 2,200 characters; no link, "Link in profile."'),
  }),
  realPainPoints: z
    .string()
    .describe(
      'Two to five lines, one pain each, no bullets. Each ends with its source number such as [2], with "(inferred from the description)", or with "(assumption: how to check it)"',
    ),
  toCheck: z
    .array(text)
    .max(6)
    .describe(
      'What a text above says or promises that nobody has confirmed, and what must be filled in, before it goes out',
    ),
  withheld: z
    .array(z.object({ id: text, what: text, why: text }))
    .max(4)
    .optional()
    .describe('Texts that could not be published as they stand and were not written; leave it out'),
})
export type ContentOutput = z.infer<typeof contentOutput>

export const contentResult = z.object({
  timestamp: z.iso.datetime(),
  ...contentOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type ContentResult = z.infer<typeof contentResult>
