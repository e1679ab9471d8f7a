import { type Database, isConnectionError } from '#server/db/database.ts'
import { retryWhileUnavailable } from '#server/db/retry-while-unavailable.ts'
import { currentWork } from '#server/observe/work-context.ts'
import type { UnsureItem } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { EventLog } from './event-writer.ts'
import { finishWithoutResult } from './finish-run.ts'
import { storeQuestion } from './questions/store-question.ts'
import { type RunRow, runChange } from './run-row.ts'
import type { RunWorkerOptions } from './run-worker-options.ts'

/** Another server has the run now, or it was ended. */
export class LeaseLost extends Error {}
/** Somebody stopped it, or this server ends. */
export class Stopped extends Error {}

/** How long the end of a run waits for a database that is away. Its writes are fenced: they may be sent twice. */
export const retryPolicy = { forMs: 60_000 }

const detailsOf = ({ fields, problems }: AppError) => ({
  ...(fields && { fields }),
  ...(problems && { problems: [...problems] }),
})

/** How a run ends that has no result: it waits for an answer, or it failed. */
export function createRunEnds(options: RunWorkerOptions) {
  const { database, writer, signals, userEvents, log, metrics } = options

  /** The run waits in the database alone: the slot here gets free. */
  async function putAside(row: RunRow, questions: readonly UnsureItem[], events: EventLog): Promise<void> {
    const question = { seq: events.nextSeq, event: { type: 'question' as const, questions: [...questions] } }
    const lease = { runId: row.id, fence: row.fence }
    try {
      const last = [...(await writer.take(events)), question]
      if (!(await retryWhileUnavailable(() => storeQuestion(database, lease, questions, last), retryPolicy))) return
      signals.publish(row.id, last)
      userEvents.publish(row.user_id, runChange(row, 'asking'))
      log.info({ agentId: row.agent_id, model: row.model }, 'run asks')
    } catch (storing) {
      // The lease runs out, and the next server asks: the reading is stored.
      log.error({ err: storing }, 'the question of a run could not be stored')
    }
  }

  async function giveUp(row: RunRow, cause: unknown, events: EventLog | null): Promise<void> {
    const waiting = events ? await writer.take(events) : []
    if (cause instanceof LeaseLost || cause instanceof Stopped) {
      currentWork().span?.end(cause instanceof LeaseLost ? 'LEASE_LOST' : 'STOPPED')
      return
    }
    if (!(cause instanceof AppError) && isConnectionError(cause)) {
      // Nobody's fault but the database's: the lease runs out and the run is taken up again.
      currentWork().span?.end('NOT_READY')
      log.warn({ err: cause }, 'a run waits for the database')
      return
    }
    const error = cause instanceof AppError ? cause : new AppError('INTERNAL', { cause })
    currentWork().span?.end(error.code)
    const level = error.report ? 'error' : 'info'
    log[level]({ agentId: row.agent_id, model: row.model, code: error.code, err: cause }, 'run failed')
    try {
      const vendorWord = await wordForAdministrator(database, row.user_id, error)
      const event = {
        type: 'run-error' as const,
        code: error.code,
        error: error.userMessage,
        ...detailsOf(error),
        ...vendorWord,
      }
      const before = waiting.map((stored) => stored.event)
      const lease = { runId: row.id, fence: row.fence }
      const ended = await retryWhileUnavailable(
        () => finishWithoutResult(database, lease, 'failed', event, before),
        retryPolicy,
      )
      signals.publish(row.id, 'look')
      if (ended) userEvents.publish(ended.user_id, runChange(row, 'failed'))
      if (ended) metrics.ended(row.agent_id, 'failed', ended.duration_ms)
    } catch (storing) {
      // The lease runs out and a server takes the run up again, this one too once the database is back.
      log.error({ err: storing }, 'the end of a run could not be stored')
    }
  }

  return { putAside, giveUp }
}

/** What the provider said, where the one who reads it can do something about it. */
async function wordForAdministrator(
  database: Database,
  userId: string,
  { vendorWord }: AppError,
): Promise<{ vendorWord?: string }> {
  if (!vendorWord) return {}
  const { rows } = await database.pool.query<{ role: string | null }>('select role from "user" where id = $1', [userId])
  return rows[0]?.role === 'admin' ? { vendorWord } : {}
}
