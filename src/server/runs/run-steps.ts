import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { inBatches } from '#server/db/in-batches.ts'
import { retryWhileUnavailable } from '#server/db/retry-while-unavailable.ts'
import { toStorable } from '#server/db/storable-json.ts'
import { countTokens, type Paid, type RunSteps, type Tokens } from '#server/spending/paid-steps.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { Lease } from './finish-run.ts'

export interface DoneStep extends Tokens {
  name: string
  input_hash: string
  output: unknown
}

export interface StepRow extends DoneStep {
  lease: Lease
  ms: number
}

/** Stores a finished step; false where the run belongs to another server now. */
export type StoreStep = (row: StepRow) => Promise<boolean>

interface RunStepsOptions {
  emit: (event: RunEvent) => void
  signal: AbortSignal
  /** Null keeps nothing: what the built-in writer does costs nothing and is as quickly done again. */
  kept: { lease: Lease; done: readonly DoneStep[]; store: StoreStep; onLost: () => void } | null
}

export function createRunSteps({ emit, signal, kept }: RunStepsOptions): RunSteps {
  const done = new Map(kept?.done.map((step) => [step.name, step]))
  const spent: Tokens = { inputTokens: null, outputTokens: null }
  for (const step of done.values()) countTokens(spent, step)
  const find = (name: string, of: unknown) => {
    const step = done.get(name)
    return step?.input_hash === hashOf(of) ? step : undefined
  }
  return {
    async once<Output>(name: string, of: unknown, work: () => Promise<Paid<Output>>): Promise<Output> {
      // What was stored under this name and hash is what the same code stored: of this type.
      const earlier = kept && find(name, of)
      if (earlier) return earlier.output as Output
      const begun = performance.now()
      const { output, ...tokens } = await work()
      countTokens(spent, tokens)
      signal.throwIfAborted()
      if (!kept) return output
      const row = { name, input_hash: hashOf(of), output, ...tokens }
      const isOurs = await kept.store({ ...row, lease: kept.lease, ms: Math.round(performance.now() - begun) })
      if (!isOurs) kept.onLost()
      signal.throwIfAborted()
      done.set(name, row)
      return output
    },
    isDone: (name, of) => find(name, of) !== undefined,
    show: (step) => emit({ type: 'step', ...step }),
    spent: () => ({ ...spent }),
  }
}

/** Steps that nobody keeps, for runs of the built-in writer and for tests. */
export const passingSteps = (emit: (event: RunEvent) => void, signal: AbortSignal) =>
  createRunSteps({ emit, signal, kept: null })

/** The same for the same values: the database keeps no order of properties. */
function hashOf(of: unknown): string {
  const json = JSON.stringify(of, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
  return createHash('sha256')
    .update(json ?? '')
    .digest('base64url')
}

/** A step that was stored by an answer that never came is there already, with the same output. */
const insertSteps = `
with step as (
  select * from json_to_recordset($1::json)
    as step (run_id uuid, fence int, name text, input_hash text, output jsonb, input_tokens int, output_tokens int, ms int)
), owned as (
  select runs.id, runs.fence from runs join step on runs.id = step.run_id and runs.fence = step.fence
  where runs.status = 'running' order by runs.id for share of runs
), stored as (
  insert into run_steps (run_id, name, input_hash, output, input_tokens, output_tokens, ms)
  select run_id, name, input_hash, output, input_tokens, output_tokens, ms
  from step join owned on owned.id = step.run_id and owned.fence = step.fence
  on conflict (run_id, name) do update set input_hash = excluded.input_hash, output = excluded.output,
    input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens, ms = excluded.ms
)
select id from owned`

const retryPolicy = { forMs: 60_000 }

/** Steps of different runs that end while others are being stored are stored together. */
export function createStoreStep(database: Database): StoreStep {
  return inBatches({
    most: 32,
    keyOf: ({ lease }) => lease.runId,
    work: async (steps: readonly StepRow[]) => {
      const values = steps.map(({ lease, name, input_hash, output, inputTokens, outputTokens, ms }) => {
        const row = { run_id: lease.runId, fence: lease.fence, name, input_hash, ms }
        const tokens = { input_tokens: inputTokens, output_tokens: outputTokens }
        return toStorable({ ...row, ...tokens, output }).json
      })
      const insert = { name: 'insert-steps', text: insertSteps, values: [`[${values.join(',')}]`] }
      const { rows } = await retryWhileUnavailable(() => database.pool.query<{ id: string }>(insert), retryPolicy)
      const owned = new Set(rows.map(({ id }) => id))
      return steps.map(({ lease }) => owned.has(lease.runId))
    },
  })
}

/** What earlier attempts of a run have finished. */
export async function readSteps(database: Database, runId: string): Promise<DoneStep[]> {
  const { rows } = await database.pool.query<DoneStep>(
    `select name, input_hash, output, input_tokens as "inputTokens", output_tokens as "outputTokens"
     from run_steps where run_id = $1`,
    [runId],
  )
  return rows
}
