import type { Database } from '#server/db/database.ts'
import { inBatches } from '#server/db/in-batches.ts'
import { toStorable } from '#server/db/storable-json.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { eventRow, rowJson, type StoredEvent } from './stored-event.ts'

/** Identifies the right to write to a run: the number changes whenever another server takes it up or somebody ends it. */
export interface Lease {
  runId: string
  fence: number
}

export interface Success {
  result: object
  /** What lists call it, and the product that it is about, where it is about one. */
  title: string
  subject: string | null
  inputTokens: number | null
  outputTokens: number | null
  /** US dollars. */
  cost: number | null
  writerVersion: string
  /** What is not stored yet. The last one is the final event, whose result is stored once, with the run. */
  events: readonly StoredEvent[]
}

/**
 * $1 runs that ended, $2 their last events. Rows are locked in the order of runs and then of users, and everything of a user is
 * behind the lock of its counter, so that two of these statements never wait for each other.
 */
const succeed = `
with ended as (
  select * from json_to_recordset($1::json) as ended (id uuid, fence int, title text, subject text, result jsonb,
    input_tokens int, output_tokens int, cost float8, writer_version text)
), mine as (
  select runs.id from runs join ended on runs.id = ended.id and runs.fence = ended.fence
  where runs.status = 'running' order by runs.id for no key update of runs
), done as (
  update runs set status = 'succeeded', title = ended.title, subject = ended.subject, result = ended.result, revision = 1, input_tokens = ended.input_tokens,
    output_tokens = ended.output_tokens, cost = ended.cost, writer_version = ended.writer_version, finished_at = now(), lease_owner = null, lease_until = null
  from mine join ended using (id) where runs.id = mine.id
  returning runs.id, runs.user_id, runs.session_id, runs.agent_id, runs.period
), event as (
  insert into run_events (run_id, seq, type, data)
  select event.run_id, event.seq, event.type, event.data
  from json_to_recordset($2::json) as event (run_id uuid, seq int, type text, data jsonb) join done on done.id = event.run_id
), locked as materialized (
  select user_id, period from usage_counters where (user_id, period) in (select user_id, period from done)
  order by user_id, period for no key update
), settled as materialized (
  select done.* from done cross join (select count(*) from locked) as first
), counted as materialized (
  select user_id, period, count(*)::int as runs from settled group by user_id, period
), counter as (
  update usage_counters counter set reserved = counter.reserved - counted.runs, settled = counter.settled + counted.runs
  from counted where counter.user_id = counted.user_id and counter.period = counted.period
), usage as (
  insert into agent_usage (user_id, agent_id, session_id) select user_id, agent_id, session_id from done
), by_agent as (
  insert into usage_by_agent as total (user_id, agent_id, succeeded)
  select user_id, agent_id, count(*) from settled group by user_id, agent_id
  on conflict (user_id, agent_id) do update set succeeded = total.succeeded + excluded.succeeded
), by_day as (
  insert into usage_by_day as total (user_id, day, uses)
  select user_id, (now() at time zone 'utc')::date, sum(runs) from counted group by user_id
  on conflict (user_id, day) do update set uses = total.uses + excluded.uses
), first_of_month as (
  insert into active_users (user_id, period)
  select distinct user_id, to_char(now() at time zone 'utc', 'YYYY-MM') from counted
  on conflict do nothing returning period
), actives as (
  insert into monthly_actives as total (period, users) select period, count(*) from first_of_month group by period
  on conflict (period) do update set users = total.users + excluded.users
)
select id, user_id from done`

/**
 * Stores the result, settles the use and keeps the totals of the dashboard. Answers whose run it is now, null when the lease
 * was lost: nothing is written then.
 */
export type FinishWithSuccess = (ended: { lease: Lease; success: Success }) => Promise<string | null>

/** Runs that end while others are being stored are stored together. */
export function createFinishWithSuccess(database: Database): FinishWithSuccess {
  return inBatches({
    most: 32,
    work: async (all: readonly { lease: Lease; success: Success }[]) => {
      const { rows } = await database.pool.query<{ id: string; user_id: string }>({
        name: 'finish-runs',
        text: succeed,
        values: [jsonOfAll(all.map(endedJson)), jsonOfAll(all.flatMap(lastEvents))],
      })
      const users = new Map(rows.map(({ id, user_id }) => [id, user_id]))
      return all.map(({ lease }) => users.get(lease.runId) ?? null)
    },
  })
}

const jsonOfAll = (values: readonly string[]) => `[${values.join(',')}]`

function endedJson({ lease, success }: { lease: Lease; success: Success }): string {
  const { inputTokens, outputTokens, cost, writerVersion } = success
  const { value, json: result } = toStorable(success.result)
  // The final event holds the same result: it is long, and is written once for both.
  const last = success.events.at(-1)
  if (last?.event.type === 'run-end' && last.event.result === success.result) {
    // Whoever waits for it here gets what is stored.
    last.event = { ...last.event, result: value as Record<string, unknown> }
    const { type: _, result: __, ...rest } = last.event
    last.json = `{"result":${result},${JSON.stringify(rest).slice(1)}`
  }
  const named = JSON.stringify({ title: success.title, subject: success.subject }).slice(1, -1)
  return `{"id":"${lease.runId}","fence":${lease.fence},${named},"input_tokens":${inputTokens},"output_tokens":${outputTokens},"cost":${cost},"writer_version":${JSON.stringify(writerVersion)},"result":${result}}`
}

/** A reader of the events gets the run's latest result in its place. */
function lastEvents({ lease, success }: { lease: Lease; success: Success }): string[] {
  return success.events.map((stored) => {
    const { event } = stored
    if (event.type !== 'run-end') return eventRow(lease, stored, rowJson(stored))
    return eventRow(lease, stored, JSON.stringify({ ...event, result: undefined, revision: undefined }))
  })
}

/** In the same order as above: the counter before the totals. */
const fail = `
with done as (
  update runs set status = $3, error_code = $4, error_text = $5, finished_at = now(), lease_owner = null, lease_until = null,
    fence = fence + 1, asked_at = null, waited_ms = waited_ms + coalesce(extract(epoch from now() - asked_at) * 1000, 0)
  where id = $1 and status in ('queued', 'running', 'asking') and ($2::int is null or fence = $2)
  returning id, user_id, agent_id, status, period, greatest(0, extract(epoch from now() - created_at) * 1000 - waited_ms)::float as duration_ms
), event as (
  insert into run_events (run_id, seq, type, data)
  select done.id, (select coalesce(max(seq), 0) from run_events where run_id = $1) + event.place, event.type, event.data
  from done, unnest($6::text[], $7::jsonb[]) with ordinality as event (type, data, place)
), counter as (
  update usage_counters counter set reserved = counter.reserved - 1
  from done where counter.user_id = done.user_id and counter.period = done.period returning 1
), by_agent as (
  insert into usage_by_agent as total (user_id, agent_id, failed)
  select user_id, agent_id, 1 from done cross join (select count(*) from counter) as first where status = 'failed'
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
      events.map((each) => toStorable(each).json),
    ],
  })
  return rows[0] ?? null
}
