import { z } from 'zod'
import { understoodItem } from './corrections.ts'
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

export const runStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled'])
export type RunStatus = z.infer<typeof runStatus>

/** Who wrote a result: "built-in" or "vendor/model". */
export const writer = z.object({ id: z.string(), label: z.string() })

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
  note: z.string().optional(),
})
/** What the run computed before it writes, as plain JSON: an agent's own shape. */
const prepared = z.object({ type: z.literal('prepared'), value: z.record(z.string(), z.unknown()) })
const sources = z.object({ type: z.literal('sources'), sources: z.array(source), note: z.string().nullable() })
/** A piece of the answer's JSON text. The pieces of one attempt, joined, are the text so far. */
const delta = z.object({ type: z.literal('delta'), text: z.string(), restart: z.boolean().optional() })
const runEnd = z.object({
  type: z.literal('run-end'),
  result: z.record(z.string(), z.unknown()),
  revision: z.int(),
  model: z.string(),
  durationMs: z.int().nonnegative(),
})
const runError = z.object({
  type: z.literal('run-error'),
  code: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/**
 * The stream of one run. On the wire each is a server-sent event named by `type`, with its sequence number (from 1,
 * without gaps) as the event's id and the rest as JSON.
 */
export const runEvent = z.discriminatedUnion('type', [runStart, progress, prepared, sources, delta, runEnd, runError])
export type RunEvent = z.infer<typeof runEvent>

export function isFinal(event: RunEvent): boolean {
  return event.type === 'run-end' || event.type === 'run-error'
}
