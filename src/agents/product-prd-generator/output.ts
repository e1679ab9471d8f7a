import { z } from 'zod'
import { claim, openQuestion } from '#agents/_kit/claim.ts'

const text = z.string().min(1)

export const prdOutput = z.object({
  productName: text.describe("The product's own name, or a plain working title made of what it does"),
  summary: text.describe('Three or four sentences: who, what job, what changes, what is still open'),
  pressRelease: z.object({
    headline: text.describe('Who can now do what; no praise'),
    subheadline: text,
    paragraphs: z
      .array(text)
      .min(2)
      .max(4)
      .describe("Problem, solution, how it works, how to start; the customer's words"),
    quote: z.object({ text, speaker: text.describe('A role, not an invented person') }),
  }),
  problem: z.object({
    statement: text,
    evidence: z.array(claim).min(1).max(5),
  }),
  users: z
    .array(z.object({ who: text, part: text.describe('uses, pays, approves, gains'), need: text }))
    .min(1)
    .max(5),
  requirements: z
    .array(
      z.object({
        id: z.string().regex(/^R\d+$/),
        priority: z.enum(['Must', 'Should', 'Could']),
        requirement: text.describe('What the product does, from a step of the job or a constraint'),
        acceptance: text.describe('A test that can fail'),
        because: text.describe('The step, constraint, rule or rival weakness that it comes from'),
      }),
    )
    .min(3)
    .max(12),
  outOfScope: z.array(text).min(1).max(5).describe('What the first release leaves out, each with why'),
  metrics: z
    .array(
      z.object({
        name: text,
        kind: z.enum(['Job done', 'Done well', 'Guard', 'Business']),
        definition: text.describe('Numerator, denominator, window'),
        target: text.describe('A first target marked as an assumption, or how the baseline is found'),
      }),
    )
    .min(3)
    .max(6),
  risks: z
    .array(z.object({ risk: text, earlySign: text, answer: text }))
    .min(3)
    .max(6),
  faq: z.object({
    customer: z
      .array(z.object({ question: text, answer: text }))
      .min(2)
      .max(5),
    internal: z
      .array(z.object({ question: text, answer: text }))
      .min(2)
      .max(5),
  }),
  openQuestions: z.array(openQuestion).min(2).max(8),
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
