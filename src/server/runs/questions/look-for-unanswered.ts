import { runChange } from '../run-row.ts'
import type { RunWorkerOptions } from '../run-worker-options.ts'
import { endUnanswered } from './end-unanswered.ts'

type Watched = Pick<RunWorkerOptions, 'database' | 'log' | 'metrics' | 'signals' | 'userEvents'>

/** Ends the runs whose questions nobody answered in time, and says so to whoever watches them. */
export async function lookForUnanswered({ database, log, metrics, signals, userEvents }: Watched): Promise<void> {
  const ended = await endUnanswered(database).catch((error: unknown) => {
    log.warn({ err: error }, 'could not look for runs that nobody answered')
    return []
  })
  for (const { id, user_id, agent_id, duration_ms } of ended) {
    metrics.ended(agent_id, 'cancelled', duration_ms)
    signals.publish(id, 'look')
    userEvents.publish(user_id, runChange({ id, agent_id }, 'cancelled'))
  }
}
