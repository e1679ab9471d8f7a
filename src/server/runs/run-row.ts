import type { FreeBlock } from '#shared/api/documents.ts'
import type { StoredRunContext } from '#shared/api/run-context.ts'
import type { RunView, SentPage } from '#shared/api/runs.ts'
import type { RunChange } from '#shared/api/user-events.ts'
import type { Corrections, UnsureItem } from '#shared/corrections.ts'
import type { RunStatus } from '#shared/run-events.ts'
import type { RunMode } from '#shared/run-mode.ts'
import type { RunStep } from '#shared/run-step.ts'
import type { Source } from '#shared/source.ts'

/** Where a run came from: for logs, traces and counts, never for what it does. */
export interface RunOrigin {
  requestId: string | null
  /** Of the request's span, so that a run that waited or was taken up stays in its trace. */
  traceparent: string | null
  /** The plan's name at the start. */
  plan: string
}

/** A row of `runs` as the driver returns it, without what only the claim needs. */
export interface RunRow {
  id: string
  user_id: string
  session_id: string
  agent_id: string
  status: RunStatus
  period: string
  input: Record<string, unknown>
  corrections: Corrections | null
  product_id: string | null
  title: string
  result: Record<string, unknown> | null
  revision: number
  model: string
  prompt_version: number | null
  input_tokens: number | null
  output_tokens: number | null
  /** US dollars. */
  cost: number | null
  mode: RunMode
  /** True where the user's own key pays. */
  own_key: boolean
  context: StoredRunContext | null
  writer_version: string | null
  may_ask: boolean
  /** What it has asked, answered or not. */
  questions: UnsureItem[] | null
  /** Text, as the driver returns a bigint. */
  waited_ms: string
  error_code: string | null
  error_text: string | null
  body_hash: string
  fence: number
  attempt: number
  /** Null for runs of an earlier version. */
  origin: RunOrigin | null
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
  /** Milliseconds since it was made, by the database's clock and without those that it waited for an answer; only a claim reads it. */
  age_ms?: number
}

export const runColumns = `id, user_id, session_id, agent_id, status, period, input, corrections, product_id, title, result, revision, model,
  prompt_version, writer_version, input_tokens, output_tokens, cost, mode, own_key, context, may_ask, questions, waited_ms, error_code, error_text, body_hash, fence, attempt, origin, created_at, started_at, finished_at`

/** For the user's open pages. */
export function runChange(row: Pick<RunRow, 'id' | 'agent_id'>, status: RunChange['status']): RunChange {
  return { id: row.id, agentId: row.agent_id, status }
}

/** A run with what it retrieved and what it read out of its input, which are stored once, as its events, and where it was sent. */
export interface ReadRun extends RunRow {
  sources: Source[]
  /** What people added beside the result. */
  blocks: FreeBlock[]
  understood: RunView['understood']
  unsure: RunView['unsure']
  sent_pages: SentPage[]
  steps: RunStep[]
  /** Of the final event of a run of a model. */
  evidence: RunView['evidence']
  tokens: RunView['tokens']
  /** What the model said of its thoughts; null where it said nothing. */
  thoughts: string | null
  /** What the error says more than its code and text. */
  error_details: { problems?: string[]; vendorWord?: string } | null
}

export function durationOf(row: Pick<RunRow, 'created_at' | 'finished_at' | 'waited_ms'>): number | null {
  return row.finished_at
    ? Math.max(0, row.finished_at.getTime() - row.created_at.getTime() - Number(row.waited_ms))
    : null
}

export function toRunView(
  row: ReadRun,
  left: { partial: string | null; prepared: Record<string, unknown> | null },
): RunView {
  return {
    id: row.id,
    agentId: row.agent_id,
    status: row.status,
    input: row.input,
    corrections: row.corrections ?? {},
    productId: row.product_id,
    sentPages: row.sent_pages,
    result: row.result,
    revision: row.revision,
    blocks: row.blocks,
    sources: row.sources,
    steps: row.steps,
    evidence: row.evidence,
    tokens: row.tokens,
    model: row.model,
    mode: row.mode,
    ownKey: row.own_key,
    promptVersion: row.prompt_version,
    cost: row.cost,
    thoughts: row.thoughts,
    context: row.context,
    writerVersion: row.writer_version,
    partial: left.partial,
    prepared: left.prepared,
    understood: row.understood,
    unsure: row.unsure,
    questions: row.status === 'asking' ? row.questions : null,
    error: row.error_code ? { code: row.error_code, error: row.error_text ?? '', ...row.error_details } : null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    durationMs: durationOf(row),
  }
}
