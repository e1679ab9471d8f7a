import type { Database } from '#server/db/database.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { StoredEvent } from './run-signals.ts'

/** Identifies the right to write to a run: the number changes whenever another server takes it up or somebody ends it. */
export interface Lease {
  runId: string
  fence: number
}

export interface Success {
  result: object
  inputTokens: number | null
  outputTokens: number | null
  /** What is not stored yet, the final event last; its result is stored once, with the run. */
  events: readonly StoredEvent[]
}

const succeed = `
with done as (
  update runs set status = 'succeeded', result = $3, revision = 1, input_tokens = $4, output_tokens = $5,
    finished_at = now(), lease_owner = null, lease_until = null
  where id = $1 and fence = $2 and status = 'running'
  returning id, user_id, session_id, agent_id, period
), event as (
  insert into run_events (run_id, seq, type, data)
  select done.id, event.seq, event.type, event.data
  from done, unnest($6::int[], $7::text[], $8::jsonb[]) as event (seq, type, data)
), counter as (
  update usage_counters counter set reserved = counter.reserved - 1, settled = counter.settled + 1
  from done where counter.user_id = done.user_id and counter.period = done.period
), usage as (
  insert into agent_usage (user_id, agent_id, session_id) select user_id, agent_id, session_id from done
)
select user_id from done`

/** A reader of the events gets the run's latest result in its place. */
function withoutResult(event: RunEvent): object {
  return event.type === 'run-end' ? { ...event, result: undefined, revision: undefined } : event
}

/** Stores the result and settles the use. Returns false when the lease was lost: nothing is written then. */
export async function finishWithSuccess(database: Database, lease: Lease, success: Success): Promise<boolean> {
  const { rowCount } = await database.pool.query({
    name: 'finish-run',
    text: succeed,
    values: [
      lease.runId,
      lease.fence,
      JSON.stringify(success.result),
      success.inputTokens,
      success.outputTokens,
      success.events.map(({ seq }) => seq),
      success.events.map(({ event }) => event.type),
      success.events.map(({ event }) => JSON.stringify(withoutResult(event))),
    ],
  })
  return rowCount === 1
}

const fail = `
with done as (
  update runs set status = $3, error_code = $4, error_text = $5, finished_at = now(), lease_owner = null, lease_until = null,
    fence = fence + 1
  where id = $1 and status in ('queued', 'running') and ($2::int is null or fence = $2)
  returning id, user_id, period
), event as (
  insert into run_events (run_id, seq, type, data)
  select done.id, (select coalesce(max(seq), 0) from run_events where run_id = $1) + event.place, event.type, event.data
  from done, unnest($6::text[], $7::jsonb[]) with ordinality as event (type, data, place)
), counter as (
  update usage_counters counter set reserved = counter.reserved - 1
  from done where counter.user_id = done.user_id and counter.period = done.period
)
select user_id from done`

/**
 * Ends a run without a result and gives the use back. With `fence` null it is ended whoever works on it (a cancel), and that
 * server's next write is refused. `before` is what the run had not stored yet. Returns false when the run had ended already or
 * the lease was lost.
 */
export async function finishWithoutResult(
  database: Database,
  run: { runId: string; fence: number | null },
  status: 'failed' | 'cancelled',
  event: RunEvent & { type: 'run-error' },
  before: readonly RunEvent[] = [],
): Promise<boolean> {
  const events = [...before, event]
  const { rowCount } = await database.pool.query({
    name: 'end-run',
    text: fail,
    values: [
      run.runId,
      run.fence,
      status,
      event.code,
      event.error,
      events.map(({ type }) => type),
      events.map((each) => JSON.stringify(each)),
    ],
  })
  return rowCount === 1
}
