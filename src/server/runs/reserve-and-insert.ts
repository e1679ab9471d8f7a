import { standingRows } from '#server/auth/standing.ts'
import type { Database } from '#server/db/database.ts'
import { toStorable } from '#server/db/storable-json.ts'
import { joinPlanThatHolds, type PlanRow, planColumns } from '#server/usage/entitlement.ts'
import { thisMonth } from '#server/usage/read-allowance.ts'
import { guestLimit, plans } from '#shared/plans.ts'
import type { Asked, Outcome, StartOptions } from './asked-run.ts'

/**
 * $1 requests, $2 a guest's limit, $3 the limit without a plan, $4 most runs of one user, $5 the lease in seconds,
 * $6 the plan's name without one.
 * Times are the database's, the same that end leases and months. Counters are locked in the order of their users, so that two
 * servers never wait for each other.
 */
const statement = (standing: string) => `
with asked as (
  select * from json_to_recordset($1::json) as asked (id uuid, user_id text, session_id text, agent_id text, input jsonb,
    corrections jsonb, title text, model text, prompt_version int, idempotency_key text, body_hash text, owner uuid,
    origin jsonb, start jsonb)
), moment as materialized (
  select date_trunc('milliseconds', now()) as now
), standing as materialized (
  select asked.id, asked.user_id, ${planColumns}
  from asked
  join ${standing} s on s.id = asked.session_id and s.user_id = asked.user_id and s.expires_at > now()
  join "user" u on u.id = s.user_id
  ${joinPlanThatHolds}
), entitled as materialized (
  select *, case when anonymous then 'all' else ${thisMonth} end as period,
    case when anonymous then 'Guest' else coalesce(name, $6) end as plan,
    case when anonymous then $2::int else coalesce(usage_limit, $3::int) end as most
  from standing
), reserved as (
  insert into usage_counters as counter (user_id, period, settled, reserved)
  select user_id, period, 0, 1 from entitled order by user_id
  on conflict (user_id, period) do update set reserved = counter.reserved + 1
  where counter.reserved < $4 and (
    select most = -1 or counter.settled + counter.reserved < most from entitled where entitled.user_id = counter.user_id
  )
  returning user_id
), run as (
  insert into runs (id, user_id, session_id, agent_id, status, period, input, title, model, prompt_version, idempotency_key,
    body_hash, lease_owner, lease_until, fence, attempt, created_at, started_at, corrections, origin)
  select asked.id, asked.user_id, asked.session_id, asked.agent_id, case when owner is null then 'queued' else 'running' end,
    entitled.period, asked.input, asked.title, asked.model, asked.prompt_version, asked.idempotency_key, asked.body_hash,
    owner, case when owner is null then null else now() + make_interval(secs => $5) end, 1, 1, moment.now,
    case when owner is null then null else moment.now end, asked.corrections,
    asked.origin || jsonb_build_object('plan', entitled.plan)
  from asked join entitled using (id) join reserved on reserved.user_id = asked.user_id cross join moment
  returning id, created_at
), event as (
  insert into run_events (run_id, seq, type, data)
  select id, 1, 'run-start', asked.start || jsonb_build_object(
    'timestamp', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from run join asked using (id)
)
select entitled.id, anonymous, name, usage_limit, entitled.now, moment.now as at, run.id is not null as started
from entitled cross join moment left join run using (id)`

const statements = {
  bySession: { name: 'start-runs', text: statement(standingRows({ byKey: false })) },
  byKey: { name: 'start-runs-by-key', text: statement(standingRows({ byKey: true })) },
}

/** Starts runs of different users in one statement. What one of them violates undoes all of them. */
export async function reserveAndInsert(
  database: Database,
  asked: readonly Asked[],
  options: StartOptions & { byKey: boolean },
): Promise<Outcome[]> {
  const { rows } = await database.pool.query<PlanRow & { id: string; started: boolean; at: Date }>({
    ...statements[options.byKey ? 'byKey' : 'bySession'],
    values: [
      toStorable(asked).json,
      guestLimit,
      plans[0].usageLimit,
      options.runsPerUser,
      options.leaseSeconds,
      plans[0].name,
    ],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return asked.map(({ id }) => {
    const row = byId.get(id)
    return { plan: row ?? null, started: row?.started ?? false, at: row?.at ?? new Date() }
  })
}
