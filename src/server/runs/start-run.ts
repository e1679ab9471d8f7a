import { createHash, randomUUID } from 'node:crypto'
import type { Caller } from '#server/auth/caller.ts'
import type { Database } from '#server/db/database.ts'
import type { Entitlement } from '#server/usage/entitlement.ts'
import type { Corrections } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { guestLimit } from '#shared/plans.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { type RunOrigin, type RunRow, runColumns } from './run-row.ts'

export interface RunRequest {
  caller: Caller
  entitlement: Entitlement
  agentId: string
  /** The parsed input, as the run will use it. */
  input: object
  corrections: Corrections
  model: string
  promptVersion: number | null
  origin: RunOrigin
  /** From `Idempotency-Key`. */
  idempotencyKey: string | null
  /** Most runs of one user at a time. */
  runsPerUser: number
  /** The server that works on it at once, or null to let it wait in the queue. */
  owner: string | null
  leaseSeconds: number
}

/**
 * Reserves one use, stores the run and its first event, in one statement: all of it happens or nothing. The time is the
 * database's, the same one that ends leases and months, in milliseconds as events tell it.
 */
const insertRun = `
with moment as (
  select date_trunc('milliseconds', now()) as now
), reserved as (
  insert into usage_counters as counter (user_id, period, settled, reserved) values ($2, $3, 0, 1)
  on conflict (user_id, period) do update set reserved = counter.reserved + 1
  where ($4 = -1 or counter.settled + counter.reserved < $4) and counter.reserved < $5
  returning 1
), run as (
  insert into runs (id, user_id, session_id, agent_id, status, period, input, title, model, prompt_version, idempotency_key,
    body_hash, lease_owner, lease_until, fence, attempt, created_at, started_at, corrections, origin)
  select $1, $2, $6, $7, case when $13::uuid is null then 'queued' else 'running' end, $3, $8, $9, $10, $11, $12, $14,
    $13, case when $13::uuid is null then null else now() + make_interval(secs => $15) end, 1, 1, moment.now,
    case when $13::uuid is null then null else moment.now end, $16, $18
  from reserved, moment
  returning ${runColumns}
), event as (
  insert into run_events (run_id, seq, type, data) select id, 1, 'run-start', $17::jsonb || jsonb_build_object(
    'timestamp', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from run
)
select * from run`

/**
 * Starts a run, or returns the one that the same key started before. Throws USAGE_LIMIT_REACHED, TOO_MANY_RUNS,
 * IDEMPOTENCY_MISMATCH.
 */
export async function startRun(database: Database, request: RunRequest): Promise<{ row: RunRow; repeated: boolean }> {
  const { caller, entitlement } = request
  const id = randomUUID()
  const input = JSON.stringify(request.input)
  const corrections = Object.keys(request.corrections).length > 0 ? JSON.stringify(request.corrections) : null
  const bodyHash = createHash('sha256')
    .update(`${request.agentId}\n${input}${corrections === null ? '' : `\n${corrections}`}`)
    .digest('hex')
  const start: Omit<RunEvent & { type: 'run-start' }, 'timestamp'> = {
    type: 'run-start',
    runId: id,
    agentId: request.agentId,
    model: request.model,
    attempt: 1,
  }
  try {
    const { rows } = await database.pool.query<RunRow>({
      name: 'insert-run',
      text: insertRun,
      values: [
        id,
        caller.userId,
        entitlement.period,
        entitlement.limit,
        request.runsPerUser,
        caller.sessionId,
        request.agentId,
        input,
        titleOf(request.input),
        request.model,
        request.promptVersion,
        request.idempotencyKey,
        request.owner,
        bodyHash,
        request.leaseSeconds,
        corrections,
        JSON.stringify(start),
        JSON.stringify(request.origin),
      ],
    })
    if (rows[0]) return { row: rows[0], repeated: false }
  } catch (error) {
    if (!isRepeatedKey(error)) throw error
    return { row: await repeatedRun(database, request, bodyHash), repeated: true }
  }
  // The same key may have started the run that holds the last use: it is answered, not refused.
  if (request.idempotencyKey) {
    const earlier = await findByKey(database, request)
    if (earlier) return { row: assertSameBody(earlier, bodyHash), repeated: true }
  }
  throw await refusal(database, request)
}

/** The first words of the input, for lists. */
function titleOf(input: object): string {
  const text = Object.values(input).find((value) => typeof value === 'string' && value.trim().length > 2)
  const line = String(text ?? 'Untitled').replace(/\s+/g, ' ')
  return line.length > 120 ? `${line.slice(0, 119)}…` : line
}

function isRepeatedKey(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === '23505' && constraint === 'runs_idempotency'
}

async function findByKey(database: Database, request: RunRequest): Promise<RunRow | undefined> {
  const { rows } = await database.pool.query<RunRow>(
    `select ${runColumns} from runs where user_id = $1 and idempotency_key = $2`,
    [request.caller.userId, request.idempotencyKey],
  )
  return rows[0]
}

async function repeatedRun(database: Database, request: RunRequest, bodyHash: string): Promise<RunRow> {
  const row = await findByKey(database, request)
  if (!row) throw new AppError('NOT_READY', { internal: 'the run of a repeated key is gone' })
  return assertSameBody(row, bodyHash)
}

function assertSameBody(row: RunRow, bodyHash: string): RunRow {
  if (row.body_hash !== bodyHash) throw new AppError('IDEMPOTENCY_MISMATCH')
  return row
}

async function refusal(database: Database, request: RunRequest): Promise<AppError> {
  const { limit, period, plan } = request.entitlement
  const { rows } = await database.pool.query<{ used: number }>(
    'select settled + reserved as used from usage_counters where user_id = $1 and period = $2',
    [request.caller.userId, period],
  )
  if (limit !== -1 && (rows[0]?.used ?? 0) >= limit) {
    const userMessage =
      plan === 'Guest'
        ? `You have used all ${guestLimit} guest runs. Create a free account to go on.`
        : `You have used all ${limit} uses this month.`
    return new AppError('USAGE_LIMIT_REACHED', { userMessage })
  }
  return new AppError('TOO_MANY_RUNS', { retryAfter: 5 })
}
