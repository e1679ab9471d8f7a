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
), by_agent as (
  insert into usage_by_agent as total (user_id, agent_id, succeeded) select user_id, agent_id, 1 from done
  on conflict (user_id, agent_id) do update set succeeded = total.succeeded + 1
), by_day as (
  insert into usage_by_day as total (user_id, day, uses) select user_id, (now() at time zone 'utc')::date, 1 from done
  on conflict (user_id, day) do update set uses = total.uses + 1
), first_of_month as (
  insert into active_users (user_id, period) select user_id, to_char(now() at time zone 'utc', 'YYYY-MM') from done
  on conflict do nothing returning period
), actives as (
  insert into monthly_actives as total (period, users) select period, 1 from first_of_month
  on conflict (period) do update set users = total.users + 1
)
select user_id from done`

/** A reader of the events gets the run's latest result in its place. */
function withoutResult(event: RunEvent): object {
  return event.type === 'run-end' ? { ...event, result: undefined, revision: undefined } : event
}

/**
 * Stores the result, settles the use and keeps the totals of the dashboard. Returns whose run it is now, null when the lease
 * was lost: nothing is written then.
 */
export async function finishWithSuccess(database: Database, lease: Lease, success: Success): Promise<string | null> {
  const { rows } = await database.pool.query<{ user_id: string }>({
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
  return rows[0]?.user_id ?? null
}

const fail = `
with done as (
  update runs set status = $3, error_code = $4, error_text = $5, finished_at = now(), lease_owner = null, lease_until = null,
    fence = fence + 1
  where id = $1 and status in ('queued', 'running') and ($2::int is null or fence = $2)
  returning id, user_id, agent_id, status, period, greatest(0, extract(epoch from now() - created_at) * 1000)::float as duration_ms
), event as (
  insert into run_events (run_id, seq, type, data)
  select done.id, (select coalesce(max(seq), 0) from run_events where run_id = $1) + event.place, event.type, event.data
  from done, unnest($6::text[], $7::jsonb[]) with ordinality as event (type, data, place)
), counter as (
  update usage_counters counter set reserved = counter.reserved - 1
  from done where counter.user_id = done.user_id and counter.period = done.period
), by_agent as (
  insert into usage_by_agent as total (user_id, agent_id, failed) select user_id, agent_id, 1 from done where status = 'failed'
  on conflict (user_id, agent_id) do update set failed = total.failed + 1
)
select user_id, agent_id, duration_ms from done`

export interface EndedRun {
  user_id: string
  agent_id: string
  duration_ms: number
}

/**
 * Ends a run without a result and gives the use back. With `fence` null it is ended whoever works on it (a cancel), and that
 * server's next write is refused. `before` is what the run had not stored yet. Returns whose run it is and of which agent, null when
 * the run had ended already or the lease was lost.
 */
export async function finishWithoutResult(
  database: Database,
  run: { runId: string; fence: number | null },
  status: 'failed' | 'cancelled',
  event: RunEvent & { type: 'run-error' },
  before: readonly RunEvent[] = [],
): Promise<EndedRun | null> {
  const events = [...before, event]
  const { rows } = await database.pool.query<EndedRun>({
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
  return rows[0] ?? null
}
