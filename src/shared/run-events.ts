import { z } from 'zod'
import { understoodItem, unsureItem } from './corrections.ts'
import { evidenceReport } from './evidence.ts'
import { runStep } from './run-step.ts'
import { source } from './source.ts'

/** Where a run is. The page names the stage; each one is really entered, none is simulated. */
export const progressStage = z.enum([
  'queued',
  'reading',
  'computing',
  'researching',
  'writing',
  'checking',
  'repairing',
  'saving',
])
export type ProgressStage = z.infer<typeof progressStage>

/** `asking`: it has a question open and does nothing until that is answered. */
export const runStatus = z.enum(['queued', 'running', 'asking', 'succeeded', 'failed', 'cancelled'])
export type RunStatus = z.infer<typeof runStatus>

export const runTokens = z.object({ input: z.int().nullable(), output: z.int().nullable() })

const runStart = z.object({
  type: z.literal('run-start'),
  runId: z.string(),
  agentId: z.string(),
  model: z.string(),
  timestamp: z.iso.datetime(),
  /** 1, and one more each time the run is taken up again: a watcher drops the text that it has. */
  attempt: z.int().positive(),
})
const progress = z.object({
  type: z.literal('progress'),
  stage: progressStage,
  /** What was read out of the input, once it is known: label and value pairs for people. */
  understood: z.array(understoodItem).optional(),
  /** What the reading was not sure of: the best supported was taken. With `understood`. */
  unsure: z.array(unsureItem).optional(),
  /** BCP 47 tag of what will be written; absent for English. With `understood`. */
  language: z.string().optional(),
  note: z.string().optional(),
})
/** What the run has to know before it goes on. It waits, for a day at most; the next event says that it was answered. */
const question = z.object({ type: z.literal('question'), questions: z.array(unsureItem) })
/** What the run computed before it writes, as plain JSON: an agent's own shape. */
const prepared = z.object({ type: z.literal('prepared'), value: z.record(z.string(), z.unknown()) })
const sources = z.object({ type: z.literal('sources'), sources: z.array(source), note: z.string().nullable() })
/** What the run is doing, or has done, on its way to the answer. */
const step = z.object({ type: z.literal('step'), ...runStep.shape })
/** A piece of the answer's JSON text. The pieces of one attempt, joined, are the text so far. */
const delta = z.object({ type: z.literal('delta'), text: z.string(), restart: z.boolean().optional() })
/** What the model said of its thoughts, where its vendor sends that. */
const thoughts = z.object({ type: z.literal('thoughts'), text: z.string() })
const runEnd = z.object({
  type: z.literal('run-end'),
  result: z.record(z.string(), z.unknown()),
  revision: z.int(),
  model: z.string(),
  /** Not in runs of earlier times. */
  writerVersion: z.string().optional(),
  durationMs: z.int().nonnegative(),
  /** What was done with a model's answer before it became the result. */
  evidence: evidenceReport.optional(),
  /** Of all calls of a model; null where its server did not say. */
  tokens: runTokens.optional(),
  /** US dollars of those tokens; null where no price is set. */
  cost: z.number().nullable().optional(),
  /** Which version of the agent's prompt wrote it, and whether the user's own key paid. */
  promptVersion: z.int().nullable().optional(),
  ownKey: z.boolean().optional(),
})
const runError = z.object({
  type: z.literal('run-error'),
  code: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** What is wrong with a text that could not be used; the text is that of the deltas. */
  problems: z.array(z.string()).optional(),
  /** What the model's provider said; for administrators alone. */
  vendorWord: z.string().optional(),
})

/**
 * The stream of one run. On the wire each is a server-sent event named by `type`, with its sequence number (from 1,
 * without gaps) as the event's id and the rest as JSON.
 */
export const runEvent = z.discriminatedUnion('type', [
  runStart,
  progress,
  question,
  prepared,
  sources,
  step,
  delta,
  thoughts,
  runEnd,
  runError,
])
export type RunEvent = z.infer<typeof runEvent>

export function isFinal(event: RunEvent): boolean {
  return event.type === 'run-end' || event.type === 'run-error'
}
