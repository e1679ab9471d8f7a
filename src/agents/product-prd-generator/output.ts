import { z } from 'zod'
import { claim, openQuestion } from '#agents/_kit/claim.ts'

const text = z.string().min(1)

/** What the judgement and the advice of a document rest on: the user's words, the library, a source, or an assumption. */
const advice = z.object({ text, follows: text.optional().describe('What to do about it, or our proposed answer') })

export const prdOutput = z.object({
  productName: text.describe("The product's own name, or a plain working title made of what it does"),
  summary: text.describe('Three or four sentences: who, what job, what changes, what is still open'),
  pressRelease: z.object({
    headline: text.describe('Who can now do what; no praise'),
    subheadline: text.optional(),
    paragraphs: z.array(text).max(4).describe("Problem, solution, how it works, how to start; the customer's words"),
    quote: z.object({ text, speaker: text.describe('A role, not an invented person') }).optional(),
    ours: text.optional().describe('What the release says that the user did not'),
  }),
  beforeYouBuild: z
    .array(advice)
    .max(4)
    .optional()
    .describe(
      'What a colleague would point out: a number outside its range, two features that collide, how the market works',
    ),
  recommendations: z
    .array(z.object({ about: text.describe('Who pays, Price, Order, Riskiest bet, Main rival, Size'), text }))
    .max(6)
    .optional(),
  problem: z.object({
    statement: text,
    evidence: z.array(claim).max(5),
  }),
  users: z.array(z.object({ who: text, part: text.describe('uses, pays, approves, gains'), need: text })).max(5),
  requirements: z
    .array(
      z.object({
        id: z.string().regex(/^R\d+$/),
        priority: z.enum(['Must', 'Should', 'Could']),
        requirement: text.optional().describe('What the product does, from a step of the job or a constraint'),
        acceptance: z.string().describe('A test that can fail'),
        because: text.describe('The step, constraint, rule or rival weakness that it comes from'),
        quote: text.optional().describe("The user's own words for it"),
        details: z.array(text).max(3).optional().describe('Further lines that can fail'),
        edge: z.object({ wrong: text, answer: text }).optional().describe('What really goes wrong, and the answer'),
        ask: z
          .object({ question: text, proposal: text })
          .optional()
          .describe('What has to be settled before it is built, with our answer'),
      }),
    )
    .min(1)
    .max(16),
  decisions: z.array(advice).max(6).optional().describe('Questions that are settled before building, with our answer'),
  rules: z.array(advice).max(6).optional().describe('Rules that bind, each with what the product does'),
  outOfScope: z.array(text).max(8).describe('What the first release leaves out, each with why'),
  metrics: z
    .array(
      z.object({
        name: text,
        kind: z.enum(['Job done', 'Done well', 'Guard', 'Business']),
        definition: text.describe('Numerator, denominator, window'),
        target: text.describe('A first target marked as an assumption, or how the baseline is found'),
      }),
    )
    .max(8),
  risks: z.array(z.object({ risk: text, earlySign: text, answer: text })).max(6),
  faq: z.object({
    customer: z.array(z.object({ question: text, answer: text })).max(5),
    internal: z.array(z.object({ question: text, answer: text })).max(5),
  }),
  openQuestions: z.array(openQuestion).max(8),
  marketInsights: z
    .array(claim)
    .max(8)
    .describe('What the sources say about the market; empty when nothing was retrieved'),
})
export type PrdOutput = z.infer<typeof prdOutput>

export const prdResult = z.object({
  success: z.boolean(),
  timestamp: z.iso.datetime(),
  inputs: z.object({ productIdea: z.string(), additionalContext: z.string().nullable() }),
  /** Markdown: what the page shows, the user edits and every file is made from. */
  prd: z.string().trim().min(1, 'The document cannot be empty').max(200_000),
  marketInsights: z.object({
    areas: z.array(z.string()),
    insights: z.array(claim),
    searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
  }),
  error: z.string().nullable(),
})
export type PrdResult = z.infer<typeof prdResult>
