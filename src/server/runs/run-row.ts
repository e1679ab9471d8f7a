import type { RunView, SentPage } from '#shared/api/runs.ts'
import type { RunChange } from '#shared/api/user-events.ts'
import type { Corrections } from '#shared/corrections.ts'
import type { RunStatus } from '#shared/run-events.ts'
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
  title: string
  result: Record<string, unknown> | null
  revision: number
  model: string
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
  /** Milliseconds since it was made, by the database's clock; only a claim reads it. */
  age_ms?: number
}

export const runColumns = `id, user_id, session_id, agent_id, status, period, input, corrections, title, result, revision, model,
  error_code, error_text, body_hash, fence, attempt, origin, created_at, started_at, finished_at`

/** For the user's open pages. */
export function runChange(row: Pick<RunRow, 'id' | 'agent_id'>, status: RunChange['status']): RunChange {
  return { id: row.id, agentId: row.agent_id, status }
}

/** A run with what it retrieved and what it read out of its input, which are stored once, as its events, and where it was sent. */
export interface ReadRun extends RunRow {
  sources: Source[]
  understood: RunView['understood']
  sent_pages: SentPage[]
}

export function durationOf(row: Pick<RunRow, 'created_at' | 'finished_at'>): number | null {
  return row.finished_at ? Math.max(0, row.finished_at.getTime() - row.created_at.getTime()) : null
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
    sentPages: row.sent_pages,
    result: row.result,
    revision: row.revision,
    sources: row.sources,
    model: row.model,
    partial: left.partial,
    prepared: left.prepared,
    understood: row.understood,
    error: row.error_code ? { code: row.error_code, error: row.error_text ?? '' } : null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    durationMs: durationOf(row),
  }
}
