import type { Database } from '#server/db/database.ts'
import type { Expectation, ModelPrice } from '#shared/api/models.ts'
import type { RunMode } from '#shared/run-mode.ts'
import { costOf } from './run-meter.ts'

/** What runs took before, so that a form can say what one will take. */
export interface Expectations {
  of(run: { agentId: string; modelId: string; mode: RunMode }, price: ModelPrice | null): Promise<Expectation>
}

interface Measured {
  runs: number
  seconds: number
  input: number
  output: number
}

/** Until enough runs were measured: what the prompts and answers of the agents come to on a model of the middle class. */
const typical: Record<RunMode, Omit<Measured, 'runs'>> = {
  quick: { seconds: 45, input: 12_000, output: 5_000 },
  thorough: { seconds: 150, input: 60_000, output: 14_000 },
}
const fewestRuns = 3
const heldMs = 5 * 60_000
/** Newest runs of the installation that are looked at. */
const lookedAt = 1_000

export function createExpectations(database: Database): Expectations {
  let held: { until: number; measured: Promise<ReadonlyMap<string, Measured>> } | null = null

  async function measure(): Promise<ReadonlyMap<string, Measured>> {
    const { rows } = await database.pool.query<Measured & { agent_id: string; model: string; mode: string }>(
      `select agent_id, model, mode, count(*)::int as runs,
         avg(extract(epoch from finished_at - coalesce(started_at, created_at)))::float8 as seconds,
         avg(coalesce(input_tokens, 0))::float8 as input, avg(output_tokens)::float8 as output
       from (
         select * from runs where status = 'succeeded' order by finished_at desc limit ${lookedAt}
       ) as newest
       where output_tokens is not null group by agent_id, model, mode`,
    )
    return new Map(rows.map(({ agent_id, model, mode, ...measured }) => [keyOf(agent_id, model, mode), measured]))
  }

  return {
    async of({ agentId, modelId, mode }, price) {
      if (!held || performance.now() > held.until) {
        held = { until: performance.now() + heldMs, measured: measure() }
        held.measured.catch(() => {
          held = null
        })
      }
      const found = (await held.measured).get(keyOf(agentId, modelId, mode))
      const isMeasured = found !== undefined && found.runs >= fewestRuns
      const { seconds, input, output } = isMeasured ? found : typical[mode]
      return {
        seconds: Math.max(1, Math.round(seconds)),
        tokens: Math.round(input + output),
        cost: costOf({ input, output }, price),
        measured: isMeasured,
      }
    },
  }
}

const keyOf = (agentId: string, modelId: string, mode: string) => `${agentId} ${mode} ${modelId}`
