import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Caller } from '#server/http/caller.ts'
import { entitlementOf } from '#server/usage/entitlement.ts'
import type { StoredRunContext } from '#shared/api/run-context.ts'
import { firstCharacters, isLongerThan } from '#shared/characters.ts'
import type { Corrections } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { guestLimit } from '#shared/plans.ts'
import type { NewRun, NewRunOutcome, StartOptions } from './new-run.ts'
import { reserveAndInsert } from './reserve-and-insert.ts'
import { type RunOrigin, type RunRow, runColumns } from './run-row.ts'
import type { ChosenWriter } from './run-writers.ts'

export interface RunRequest {
  caller: Caller
  agentId: string
  /** The parsed input, as the run will use it. */
  input: object
  corrections: Corrections
  /** A product of the caller. */
  productId: string | null
  /** What was asked of model and mode, in one text; null where nothing was. Part of what makes two requests the same. */
  askedWriter: string | null
  writer: ChosenWriter
  context: StoredRunContext | null
  mayAsk: boolean
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
 * Starts a run, or returns the one that the same key started before. Checks that the session is still valid, reserves a use, stores
 * the run and its first event: all of it happens or nothing. Throws UNAUTHENTICATED, USAGE_LIMIT_REACHED, TOO_MANY_RUNS,
 * IDEMPOTENCY_MISMATCH.
 */
export type StartRun = (request: RunRequest) => Promise<StartedRun>

/** Runs of different users start together; one user's go one after the other, since each takes of the same counter. */
export function createStartRun(database: Database, options: StartOptions): StartRun {
  const start = (byKey: boolean) =>
    inBatches<NewRun, NewRunOutcome>({
      most: 32,
      keyOf: ({ user_id }) => user_id,
      work: (asked) => reserveAndInsert(database, asked, { ...options, byKey }),
    })
  const bySession = start(false)
  const byKey = start(true)

  return async (request) => {
    const asked = askedOf(request)
    let outcome: NewRunOutcome
    try {
      outcome = await (request.caller.byKey ? byKey : bySession)(asked)
    } catch (error) {
      if (!isRepeatedKey(error)) throw error
      return { row: await repeatedRun(database, request, asked.body_hash), repeated: true }
    }
    if (outcome.refused) {
      const earlier = request.idempotencyKey ? await findByKey(database, request) : undefined
      if (earlier) return { row: assertSameBody(earlier, asked.body_hash), repeated: true }
      throw new AppError(outcome.refused, { retryAfter: secondsToMidnight(outcome.at) })
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

function askedOf(request: RunRequest): NewRun {
  const { caller } = request
  const id = randomUUID()
  const input = JSON.stringify(request.input)
  // What was asked for: a version that is newer by the time of a repeated request makes it no other request.
  const context = request.context && JSON.stringify({ ...request.context, versions: undefined })
  const corrections = Object.keys(request.corrections).length > 0 ? JSON.stringify(request.corrections) : null
  return {
    id,
    user_id: caller.userId,
    session_id: caller.sessionId,
    agent_id: request.agentId,
    // As every other server would read it from the row: without what JSON does not hold.
    input: JSON.parse(input),
    corrections: corrections === null ? null : JSON.parse(corrections),
    product_id: request.productId,
    title: titleOf(request.input),
    model: request.writer.modelId,
    mode: request.writer.mode,
    own_key: request.writer.ownKey,
    may_ask: request.mayAsk,
    context: request.context,
    expected_tokens: request.writer.expected?.tokens ?? null,
    expected_cost: request.writer.expected?.cost ?? null,
    caps: request.writer.caps,
    prompt_version: request.promptVersion,
    idempotency_key: request.idempotencyKey,
    body_hash: createHash('sha256')
      .update(
        [request.agentId, input, corrections, request.productId, request.askedWriter, context]
          .filter((each) => each !== null)
          .join('\n'),
      )
      .digest('hex'),
    owner: request.owner,
    origin: request.origin,
    start: {
      type: 'run-start',
      runId: id,
      agentId: request.agentId,
      model: request.writer.modelId,
      attempt: 1,
    },
  }
}

/** The row that was inserted, without reading it back. */
function rowOf(asked: NewRun, { plan, period, created }: { plan: string; period: string; created: Date }): RunRow {
  return {
    id: asked.id,
    user_id: asked.user_id,
    session_id: asked.session_id,
    agent_id: asked.agent_id,
    status: asked.owner === null ? 'queued' : 'running',
    period,
    input: asked.input as RunRow['input'],
    corrections: asked.corrections as RunRow['corrections'],
    product_id: asked.product_id,
    title: asked.title,
    result: null,
    revision: 0,
    model: asked.model,
    prompt_version: asked.prompt_version,
    input_tokens: null,
    output_tokens: null,
    cost: null,
    mode: asked.mode,
    own_key: asked.own_key,
    context: asked.context as RunRow['context'],
    writer_version: null,
    may_ask: asked.may_ask,
    questions: null,
    waited_ms: '0',
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
  return isLongerThan(line, 120) ? `${firstCharacters(line, 119)}…` : line
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

/** A cap of a day ends then; one of a month at the latest with it. */
function secondsToMidnight(now: Date): number {
  const day = 24 * 60 * 60
  return day - Math.floor((now.getTime() / 1000) % day)
}
