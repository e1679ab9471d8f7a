import { z } from 'zod'
import { cleanText } from '#shared/clean-text.ts'
import { corrections, storedCorrections, understoodItem, unsureItem } from '#shared/corrections.ts'
import { evidenceReport } from '#shared/evidence.ts'
import { atMost } from '#shared/limited-text.ts'
import { runStatus, runTokens } from '#shared/run-events.ts'
import { runMode } from '#shared/run-mode.ts'
import { runStep } from '#shared/run-step.ts'
import { source } from '#shared/source.ts'
import { freeBlock } from './documents.ts'
import { storedRunContext } from './run-context.ts'

/** A page in Confluence that a result was sent to. */
export const sentPage = z.object({
  id: z.string(),
  title: z.string(),
  spaceKey: z.string(),
  /** Where a person opens it. */
  url: z.string(),
  /** Of the result, as the page holds it; a lower one than the run's is from before an edit. */
  revision: z.int().positive(),
  sentAt: z.string(),
})
export type SentPage = z.infer<typeof sentPage>

/** One run as the interface answers it. Times are ISO 8601 in UTC. */
export const runView = z.object({
  id: z.string(),
  agentId: z.string(),
  status: runStatus,
  /** The form as it was sent; a page fills its form from it. */
  input: z.record(z.string(), z.unknown()),
  /** The result in the fields of the function's answer, as last edited; null until it succeeded. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** 0 without a result, 1 as written, one more with each edit. */
  revision: z.int().nonnegative(),
  /** What people added beside the result. */
  blocks: z.array(freeBlock).default([]),
  sources: z.array(source),
  /** What a run of a model did on its way, in order: searches, pages read, checks. */
  steps: z.array(runStep),
  /** What was done with a model's answer before it became the result; null for the built-in writer and before the end. */
  evidence: evidenceReport.nullable(),
  /** Of all calls of a model; null likewise. */
  tokens: runTokens.nullable(),
  /** US dollars of those tokens by the price at that time; null where none was set. */
  cost: z.number().nullable(),
  mode: runMode,
  /** True where the user's own key paid. */
  ownKey: z.boolean(),
  /** Which version of the agent's prompt wrote it; null for the built-in writer. */
  promptVersion: z.int().nullable(),
  /** What the model said of its thoughts; null where it said nothing. */
  thoughts: z.string().nullable(),
  /** What went along with the form; null for most runs. */
  context: storedRunContext.nullable(),
  /** What the run computed before it wrote, for agents that do; null else. */
  prepared: z.record(z.string(), z.unknown()).nullable(),
  /** "built-in" or "vendor/model". */
  model: z.string(),
  /** Which version of the built-in writer, or of the agent's prompt, wrote it; null before the end and for runs of earlier times. */
  writerVersion: z.string().nullable(),
  /** The JSON text that a failed or cancelled run had written. */
  partial: z.string().nullable(),
  /** What was read out of the input, as label and value pairs for people; empty before it was read. */
  understood: z.array(understoodItem),
  /** What the reading was not sure of: the best supported was taken. */
  unsure: z.array(unsureItem),
  /** What the run has asked and waits for; null unless it is `asking`. */
  questions: z.array(unsureItem).nullable(),
  /** What the user put right of it before this run, or answered in it. */
  corrections: storedCorrections,
  /** The product that it was written for; null for most, and once the product is removed. */
  productId: z.string().nullable(),
  /** Where the result was sent in Confluence, last sent first. */
  sentPages: z.array(sentPage),
  error: z
    .object({
      code: z.string(),
      error: z.string(),
      /** What is wrong with a text that could not be used. */
      problems: z.array(z.string()).optional(),
      /** What the model's provider said; for administrators alone. */
      vendorWord: z.string().optional(),
    })
    .nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  durationMs: z.int().nullable(),
})
export type RunView = z.infer<typeof runView>

/** One line of the history: no result, no sources. */
export const runListItem = runView
  .pick({
    id: true,
    agentId: true,
    status: true,
    model: true,
    mode: true,
    ownKey: true,
    tokens: true,
    cost: true,
    promptVersion: true,
    writerVersion: true,
    createdAt: true,
    finishedAt: true,
    durationMs: true,
  })
  .extend({
    title: z
      .string()
      .describe('What the user calls it, else the title of the result, else the first words of the input'),
    product: z
      .string()
      .nullable()
      .describe('The product that it is about; null before the end and where it is about none'),
    pinned: z.boolean(),
  })
export type RunListItem = z.infer<typeof runListItem>

export const runList = z.object({ runs: z.array(runListItem), nextCursor: z.string().nullable() })
export type RunList = z.infer<typeof runList>

export const runListQuery = z.object({
  q: atMost(z.string().trim(), 200).overwrite(cleanText).optional(),
  agent: z.string().max(100).overwrite(cleanText).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  product: z.uuid().optional().describe('Only the runs of this product'),
  pinned: z.enum(['only', 'without']).optional().describe('Only the pinned runs, or only the others; all when absent'),
})
export type RunListQuery = z.infer<typeof runListQuery>

/** What the user changes of a run's line in lists. A blank title goes back to the result's own. */
export const runLabels = z
  .strictObject({
    title: atMost(z.string().trim(), 120, 'Please keep the title under 120 characters').overwrite(cleanText),
    pinned: z.boolean(),
  })
  .partial()
  .refine((labels) => Object.keys(labels).length > 0, 'Say what to change: title or pinned')
export type RunLabels = z.infer<typeof runLabels>

export const resultEdit = z.strictObject({
  result: z.record(z.string(), z.unknown()),
  revision: z.int().positive().max(2_147_483_647),
})
export type ResultEdit = z.infer<typeof resultEdit>

/** What a run has asked is answered as a correction is made, by field; without any the run goes on with what it has. */
export const runAnswers = z.strictObject({
  answers: corrections,
  productId: z.uuid().optional().describe('A product of the caller, for a run that has none'),
})
export type RunAnswers = z.infer<typeof runAnswers>

/** What a function answers where the run has asked (202). */
export const askingRun = z.object({
  run: z.object({ id: z.string(), model: z.string() }),
  questions: z.array(unsureItem),
})

/** What a function's answer holds beside the result. */
export const readingOfRun = runView.pick({ understood: true, unsure: true })
export type ReadingOfRun = z.infer<typeof readingOfRun>

export const runReference = z.object({
  id: z.string(),
  model: z.string(),
  writerVersion: z.string().optional(),
  durationMs: z.int().nonnegative(),
  evidence: evidenceReport.optional(),
  tokens: runTokens.optional(),
  /** US dollars, where a price is set. */
  cost: z.number().optional(),
})
