import { createHash, randomUUID } from 'node:crypto'
import type { Caller } from '#server/auth/caller.ts'
import type { Database } from '#server/db/database.ts'
import { inBatches } from '#server/db/in-batches.ts'
import { entitlementOf } from '#server/usage/entitlement.ts'
import type { Corrections } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { guestLimit } from '#shared/plans.ts'
import type { Asked, Outcome, StartOptions } from './asked-run.ts'
import { reserveAndInsert } from './reserve-and-insert.ts'
import { type RunOrigin, type RunRow, runColumns } from './run-row.ts'

export interface RunRequest {
  caller: Caller
  agentId: string
  /** The parsed input, as the run will use it. */
  input: object
  corrections: Corrections
  model: string
  promptVersion: number | null
  /** Its plan is read as it starts. */
  origin: Omit<RunOrigin, 'plan'>
  /** From `Idempotency-Key`. */
  idempotencyKey: string | null
  /** The server that works on it at once, or null to let it wait in the queue. */
  owner: string | null
}

export interface StartedRun {
  row: RunRow
  /** The same key started it before. */
  repeated: boolean
}

/**
 * Starts a run, or returns the one that the same key started before. Asks whether the session still stands, reserves a use, stores
 * the run and its first event: all of it happens or nothing. Throws UNAUTHENTICATED, USAGE_LIMIT_REACHED, TOO_MANY_RUNS,
 * IDEMPOTENCY_MISMATCH.
 */
export type StartRun = (request: RunRequest) => Promise<StartedRun>

/** Runs of different users start together; one user's go one after the other, since each takes of the same counter. */
export function createStartRun(database: Database, options: StartOptions): StartRun {
  const start = (byKey: boolean) =>
    inBatches<Asked, Outcome>({
      most: 32,
      keyOf: ({ user_id }) => user_id,
      work: (asked) => reserveAndInsert(database, asked, { ...options, byKey }),
    })
  const bySession = start(false)
  const byKey = start(true)

  return async (request) => {
    const asked = askedOf(request)
    let outcome: Outcome
    try {
      outcome = await (request.caller.byKey ? byKey : bySession)(asked)
    } catch (error) {
      if (!isRepeatedKey(error)) throw error
      return { row: await repeatedRun(database, request, asked.body_hash), repeated: true }
    }
    if (!outcome.plan) throw new AppError('UNAUTHENTICATED')
    const { plan, limit, period } = entitlementOf(outcome.plan)
    if (outcome.started) return { row: rowOf(asked, { plan, period, created: outcome.at }), repeated: false }
    // The same key may have started the run that holds the last use: it is answered, not refused.
    if (request.idempotencyKey) {
      const earlier = await findByKey(database, request)
      if (earlier) return { row: assertSameBody(earlier, asked.body_hash), repeated: true }
    }
    throw await refusal(database, request.caller.userId, { plan, limit, period })
  }
}

function askedOf(request: RunRequest): Asked {
  const { caller } = request
  const id = randomUUID()
  const input = JSON.stringify(request.input)
  const corrections = Object.keys(request.corrections).length > 0 ? JSON.stringify(request.corrections) : null
  return {
    id,
    user_id: caller.userId,
    session_id: caller.sessionId,
    agent_id: request.agentId,
    // As every other server would read it from the row: without what JSON does not hold.
    input: JSON.parse(input),
    corrections: corrections === null ? null : JSON.parse(corrections),
    title: titleOf(request.input),
    model: request.model,
    prompt_version: request.promptVersion,
    idempotency_key: request.idempotencyKey,
    body_hash: createHash('sha256')
      .update(`${request.agentId}\n${input}${corrections === null ? '' : `\n${corrections}`}`)
      .digest('hex'),
    owner: request.owner,
    origin: request.origin,
    start: {
      type: 'run-start',
      runId: id,
      agentId: request.agentId,
      model: request.model,
      attempt: 1,
    },
  }
}

/** The row that was inserted, without reading it back. */
function rowOf(asked: Asked, { plan, period, created }: { plan: string; period: string; created: Date }): RunRow {
  return {
    id: asked.id,
    user_id: asked.user_id,
    session_id: asked.session_id,
    agent_id: asked.agent_id,
    status: asked.owner === null ? 'queued' : 'running',
    period,
    input: asked.input as RunRow['input'],
    corrections: asked.corrections as RunRow['corrections'],
    title: asked.title,
    result: null,
    revision: 0,
    model: asked.model,
    error_code: null,
    error_text: null,
    body_hash: asked.body_hash,
    fence: 1,
    attempt: 1,
    origin: { ...asked.origin, plan },
    created_at: created,
    started_at: asked.owner === null ? null : created,
    finished_at: null,
  }
}

/** The first words of the input, for lists. */
function titleOf(input: object): string {
  const text = Object.values(input).find((value) => typeof value === 'string' && value.trim().length > 2)
  const line = String(text ?? 'Untitled').replace(/\s+/g, ' ')
  // Never between the halves of a character.
  return line.length > 120 ? `${line.slice(0, 119).replace(/[\ud800-\udbff]$/, '')}…` : line
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

async function refusal(
  database: Database,
  userId: string,
  { plan, limit, period }: { plan: string; limit: number; period: string },
): Promise<AppError> {
  const { rows } = await database.pool.query<{ used: number }>(
    'select settled + reserved as used from usage_counters where user_id = $1 and period = $2',
    [userId, period],
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
