import { z } from 'zod'
import { atMost } from '#shared/limited-text.ts'

const text = z.string().min(1)

/** What the page says. Text in [brackets] is a blank: something only the user knows. */
export const landingOutput = z.object({
  seo: z.object({
    title: atMost(z.string().min(1), 70).describe('At most 60 characters: name and job'),
    description: atMost(z.string().min(1), 170).describe('At most 155 characters: what one can do, and what it spares'),
  }),
  hero: z.object({
    eyebrow: z.string().describe('For whom; may be empty'),
    headline: text.describe('The job and what it spares, at most 80 characters; no praise'),
    subheadline: text.describe('How, in one or two sentences of the form'),
    button: text.describe('A verb; what happens next'),
    note: z
      .string()
      .describe('Under the button: what it costs or asks, as a blank where the form does not say it; may be empty'),
  }),
  problem: z.object({
    headline: z.string(),
    paragraphs: z.array(text).max(4).describe('Today, said to the reader, with a detail of the job each'),
  }),
  steps: z.object({
    headline: z.string(),
    items: z
      .array(z.object({ title: text, text: z.string() }))
      .max(5)
      .describe('The steps of the job in order'),
  }),
  benefits: z.object({
    headline: z.string(),
    items: z
      .array(
        z.object({
          today: text.describe('A pain'),
          after: text.describe('What the product changes about it, in the words of the form'),
        }),
      )
      .max(5),
  }),
  proof: z.object({
    headline: text,
    items: z
      .array(text)
      .max(6)
      .describe(
        "The form's own proof word by word; without any, one blank in brackets. Never an invented customer, logo, number or quotation",
      ),
  }),
  questions: z.object({
    headline: z.string(),
    items: z.array(z.object({ question: text, answer: text })).max(6),
  }),
  pricing: z.object({
    headline: text,
    text: text.describe("The form's own price, else blanks: [price] per [what]"),
    asks: z.array(text).max(4).describe('For the author, not on the page: what has to be decided'),
  }),
  closing: z.object({ headline: text, text: text, button: text }),
  toCheck: z.array(text).max(6).describe('For the author: what the copy says that nobody has confirmed'),
})
export type LandingOutput = z.infer<typeof landingOutput>

export const looks = ['daylight', 'ledger', 'night'] as const
export type Look = (typeof looks)[number]

export const landingResult = z.object({
  timestamp: z.iso.datetime(),
  product: z.string(),
  look: z.enum(looks),
  ...landingOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type LandingResult = z.infer<typeof landingResult>
