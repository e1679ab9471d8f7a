import type { Tracing } from '#server/observe/tracing/tracing.ts'
import { runDetached, runInContext } from '#server/observe/work-context.ts'
import type { RunRow } from './run-row.ts'

/** Does `work` under the ids of the run, and in its span where traces are on: below the request that asked for it, wherever it runs. */
export function asWorkOf(row: RunRow, tracing: Tracing | null, work: () => Promise<void>): Promise<void> {
  const { requestId = undefined, traceparent = null } = row.origin ?? {}
  const attributes = {
    'pm_pilot.run_id': row.id,
    'pm_pilot.agent': row.agent_id,
    'pm_pilot.model': row.model,
    'pm_pilot.attempt': row.attempt,
  }
  const span = tracing?.root('run', 'internal', attributes, traceparent)
  return runDetached(() =>
    runInContext({ requestId: requestId ?? undefined, runId: row.id, span }, () => work().finally(() => span?.end())),
  )
}
