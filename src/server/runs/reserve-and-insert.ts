import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { validSessionRows } from '#server/db/session-validity.ts'
import { toStorable } from '#server/db/storable-json.ts'
import { fits, lockCaps, readSpendState, type SpendState } from '#server/spending/spend-caps.ts'
import { joinPlanThatHolds, type PlanRow, planColumns } from '#server/usage/entitlement.ts'
import { thisMonth } from '#server/usage/read-allowance.ts'
import { guestLimit, plans } from '#shared/plans.ts'
import type { NewRun, NewRunOutcome, StartOptions } from './new-run.ts'

/** A run that waits for an answer is not under way; of more than so many each counts as if it were. */
export const mostAsking = 20

/**
 * $1 requests, $2 a guest's limit, $3 the limit without a plan, $4 most runs of one user, $5 the lease in seconds,
 * $6 the plan's name without one.
 * Times are the database's, the same that end leases and months. Counters are locked in the order of their users, so that two
 * servers never wait for each other.
 */
const statement = (standing: string) => `
with asked as (
  select * from json_to_recordset($1::json) as asked (id uuid, user_id text, session_id text, agent_id text, input jsonb,
    corrections jsonb, product_id uuid, title text, model text, prompt_version int, idempotency_key text, body_hash text, owner uuid,
    origin jsonb, start jsonb, mode text, own_key boolean, context jsonb, expected_tokens int, expected_cost float8, may_ask boolean)
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
  where counter.reserved - (
    select least(count(*), ${mostAsking}) from runs
    where runs.user_id = counter.user_id and runs.period = counter.period and runs.status = 'asking'
  ) < $4 and (
    select most = -1 or counter.settled + counter.reserved < most from entitled where entitled.user_id = counter.user_id
  )
  returning user_id
), run as (
  insert into runs (id, user_id, session_id, agent_id, status, period, input, title, model, prompt_version, idempotency_key,
    body_hash, lease_owner, lease_until, fence, attempt, created_at, started_at, corrections, product_id, origin,
    mode, own_key, context, expected_tokens, expected_cost, may_ask)
  select asked.id, asked.user_id, asked.session_id, asked.agent_id, case when owner is null then 'queued' else 'running' end,
    entitled.period, asked.input, asked.title, asked.model, asked.prompt_version, asked.idempotency_key, asked.body_hash,
    owner, case when owner is null then null else now() + make_interval(secs => $5) end, 1, 1, moment.now,
    case when owner is null then null else moment.now end, asked.corrections,
    (select products.id from products where products.id = asked.product_id and products.user_id = asked.user_id),
    asked.origin || jsonb_build_object('plan', entitled.plan),
    asked.mode, asked.own_key, asked.context, asked.expected_tokens, asked.expected_cost, asked.may_ask
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
  bySession: { name: 'start-runs', text: statement(validSessionRows({ byKey: false })) },
  byKey: { name: 'start-runs-by-key', text: statement(validSessionRows({ byKey: true })) },
}

/** Starts runs of different users in one statement. What one of them violates undoes all of them. */
export async function reserveAndInsert(
  database: Database,
  asked: readonly NewRun[],
  options: StartOptions & { byKey: boolean },
): Promise<NewRunOutcome[]> {
  if (asked.every(({ caps }) => !caps?.day && !caps?.month)) return insert(database.pool, asked, options)
  return inTransaction(database, async (client) => {
    await lockCaps(client)
    const refusals = refusedByCaps(
      asked,
      await readSpendState(
        client,
        asked.map(({ user_id }) => user_id),
      ),
    )
    const letIn = asked.filter(({ id }) => !refusals.has(id))
    const outcomes = letIn.length > 0 ? await insert(client, letIn, options) : []
    return asked.map((each): NewRunOutcome => {
      const refused = refusals.get(each.id)
      if (refused) return { plan: null, started: false, at: new Date(), refused }
      return outcomes[letIn.indexOf(each)] ?? { plan: null, started: false, at: new Date() }
    })
  })
}

/** Which of the runs go over a cap; those before them in the list count as under way. */
function refusedByCaps(asked: readonly NewRun[], { byUser, month }: SpendState): Map<string, Refused> {
  const refused = new Map<string, Refused>()
  const total = { ...month }
  for (const { id, user_id: userId, caps, expected_tokens: tokens, expected_cost: cost } of asked) {
    if (!caps) continue
    const more = { tokens: tokens ?? 0, cost: cost ?? 0 }
    // One run of a user is in a batch at a time.
    if (!fits(byUser.get(userId) ?? nothing, more, caps.day)) refused.set(id, 'DAY_CAP_REACHED')
    else if (!fits(total, more, caps.month)) refused.set(id, 'MONTH_CAP_REACHED')
    else {
      total.tokens += more.tokens
      total.cost += more.cost
    }
  }
  return refused
}

type Refused = NonNullable<NewRunOutcome['refused']>
const nothing = { tokens: 0, cost: 0 }

async function insert(
  client: Pick<pg.PoolClient, 'query'>,
  asked: readonly NewRun[],
  options: StartOptions & { byKey: boolean },
): Promise<NewRunOutcome[]> {
  const { rows } = await client.query<PlanRow & { id: string; started: boolean; at: Date }>({
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
