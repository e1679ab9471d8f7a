import { z } from 'zod'
import { cleanText } from '#shared/clean-text.ts'
import { storedCorrections, understoodItem } from '#shared/corrections.ts'
import { runStatus } from '#shared/run-events.ts'
import { source } from '#shared/source.ts'

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
  sources: z.array(source),
  /** What the run computed before it wrote, for agents that do; null else. */
  prepared: z.record(z.string(), z.unknown()).nullable(),
  /** "built-in" or "vendor/model". */
  model: z.string(),
  /** The JSON text that a failed or cancelled run had written. */
  partial: z.string().nullable(),
  /** What was read out of the input, as label and value pairs for people; empty before it was read. */
  understood: z.array(understoodItem),
  /** What the user put right of it before this run. */
  corrections: storedCorrections,
  /** Where the result was sent in Confluence, last sent first. */
  sentPages: z.array(sentPage),
  error: z.object({ code: z.string(), error: z.string() }).nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  durationMs: z.int().nullable(),
})
export type RunView = z.infer<typeof runView>

/** One line of the history: no result, no sources. */
export const runListItem = runView
  .pick({ id: true, agentId: true, status: true, model: true, createdAt: true, finishedAt: true, durationMs: true })
  .extend({ title: z.string().describe('The first words of the input') })
export type RunListItem = z.infer<typeof runListItem>

export const runList = z.object({ runs: z.array(runListItem), nextCursor: z.string().nullable() })
export type RunList = z.infer<typeof runList>

export const runListQuery = z.object({
  q: z.string().trim().max(200).overwrite(cleanText).optional(),
  agent: z.string().max(100).overwrite(cleanText).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

export const resultEdit = z.strictObject({
  result: z.record(z.string(), z.unknown()),
  revision: z.int().positive(),
})
export type ResultEdit = z.infer<typeof resultEdit>

/** What a function's answer holds beside the result. */
export const runReference = z.object({ id: z.string(), model: z.string(), durationMs: z.int().nonnegative() })
