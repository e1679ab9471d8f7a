import type { AgentRegistry, LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { Caller } from '#server/http/caller.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import type { RunMetrics } from '#server/observe/metrics/run-metrics.ts'
import { currentWork } from '#server/observe/work-context.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { readEntitlement } from '#server/usage/entitlement.ts'
import type { StoredRunContext } from '#shared/api/run-context.ts'
import type { RunAnswers } from '#shared/api/runs.ts'
import type { Corrections } from '#shared/corrections.ts'
import { promptVersion } from '#shared/prompt-version.ts'
import { cancelRun } from './cancel-run.ts'
import { rulesVersion } from './compose-prompt.ts'
import { largestBodyWithFile, withStoredFile } from './file-of-call.ts'
import { assertGuestPolicy } from './guest-policy.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { createRunQueue } from './run-queue.ts'
import { type RunRow, runChange } from './run-row.ts'
import type { RunSignals } from './run-signals.ts'
import { leaseSeconds, type RunWorker } from './run-worker.ts'
import type { AskedWriter, RunWriters } from './run-writers.ts'
import { createStartRun, type RunRequest } from './start-run.ts'
import type { StoredEvent } from './stored-event.ts'
import { watchRun } from './watch-run.ts'

export interface RunServiceOptions {
  database: Database
  signals: RunSignals
  userEvents: UserEvents
  worker: RunWorker
  agents: AgentRegistry
  writers: RunWriters
  metrics: RunMetrics
  serverId: string
  runsPerUser: number
  runsWaiting: number
  uploads: Uploads
}

export interface Started {
  row: RunRow
  /** Every event of the run from the first on, until the signal given at the start. */
  events: AsyncGenerator<StoredEvent>
}

export interface StartRequest {
  caller: Caller
  agent: LiveAgent
  /** What the agent's parse returned. */
  input: object
  corrections: Corrections
  /** A product of the caller. */
  productId: string | null
  /** What goes along; the caller's own, and checked. */
  context: StoredRunContext | null
  asked: AskedWriter
  /** Whether the run may ask its user what the reading is not sure of. */
  mayAsk: boolean
  idempotencyKey: string | null
}

export interface RunService {
  /** Gate, reserve and start. Throws AppError. */
  start(request: StartRequest, signal: AbortSignal): Promise<Started>
  /** Events of a run after `after`; the caller has checked that the run is the user's. */
  watch(runId: string, after: number, signal: AbortSignal): AsyncGenerator<StoredEvent>
  /** Lets a run that asks go on. Throws RUN_NOT_ASKING, TOO_MANY_RUNS. */
  answer(row: RunRow, answers: RunAnswers): Promise<void>
  /** Ends a run and gives its use back. Returns false when it had ended, or its result was complete. */
  cancel(runId: string): Promise<boolean>
  /** Ends every run that a user has under way. */
  cancelAll(userId: string): Promise<void>
  /** Largest body, in bytes, of a call that may carry a file. */
  readonly largestFileBody: number
}

export function createRunService(options: RunServiceOptions): RunService {
  const { database, signals, worker, writers, uploads } = options

  const startRun = createStartRun(database, { runsPerUser: options.runsPerUser, leaseSeconds })
  const queue = createRunQueue(database, options.runsWaiting)

  async function cancel(runId: string): Promise<boolean> {
    // Stop comes too late for a result that is complete: it is stored and counted, not lost at its last word.
    await worker.stored(runId)
    const ended = await cancelRun(database, runId)
    if (!ended) return false
    worker.stop(runId)
    options.metrics.ended(ended.agent_id, 'cancelled', ended.duration_ms)
    signals.publish(runId, 'look')
    options.userEvents.publish(ended.user_id, runChange({ id: runId, agent_id: ended.agent_id }, 'cancelled'))
    return true
  }

  return {
    largestFileBody: largestBodyWithFile(uploads),
    async start(
      { caller, agent, input: sent, corrections, productId, context, asked, mayAsk, idempotencyKey },
      signal,
    ) {
      assertGuestPolicy(caller, agent)
      // A file is stored before the run is, so that a session that was revoked must not come as far as that.
      if (agent.takesFile) await readEntitlement(database, caller)
      const writer = await writers.choose(caller, agent.card.id, asked)
      const place = worker.reserve()
      const entered = place ? null : await queue.enter()
      try {
        const input = agent.takesFile ? await withStoredFile(uploads, caller.userId, sent) : sent
        const { row, repeated } = await startRun({
          caller,
          agentId: agent.card.id,
          input,
          corrections,
          productId,
          writer,
          context,
          mayAsk: mayAsk && !writer.builtIn,
          askedWriter: asked.model || asked.mode ? `${asked.model ?? ''} ${asked.mode ?? ''}` : null,
          promptVersion: writer.builtIn ? null : promptVersion(agent.prompt.version, rulesVersion),
          origin: originOfRequest(),
          idempotencyKey,
          owner: place ? options.serverId : null,
        })
        const begun = !repeated && place !== null
        // Listening starts before the work does: what happens in between is not read from the table again.
        const events = watchRun({ database, signals, runId: row.id, after: begun ? 1 : 0, fresh: begun }, signal)
        if (!repeated) options.userEvents.publish(row.user_id, runChange(row, row.status))
        if (begun) place.begin(row)
        else if (!repeated) worker.expectWaiting()
        return { row, events: begun ? withStart(row, events) : events }
      } finally {
        place?.release()
        entered?.()
      }
    },
    watch: (runId, after, signal) => watchRun({ database, signals, runId, after }, signal),
    async answer(row, answers) {
      await answerQuestion(database, row, answers, options.runsPerUser)
      signals.publish(row.id, 'look')
      options.userEvents.publish(row.user_id, runChange(row, 'queued'))
      worker.expectWaiting()
    },
    cancel,
    async cancelAll(userId) {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id from runs where user_id = $1 and status in ('queued', 'running', 'asking')`,
        [userId],
      )
      for (const { id } of rows) await cancel(id)
    },
  }
}

/** The first event was stored with the run itself; it is made again from the row instead of being read. */
async function* withStart(row: RunRow, rest: AsyncGenerator<StoredEvent>): AsyncGenerator<StoredEvent> {
  const event = {
    type: 'run-start' as const,
    runId: row.id,
    agentId: row.agent_id,
    model: row.model,
    timestamp: row.created_at.toISOString(),
    attempt: 1,
  }
  yield { seq: 1, event }
  yield* rest
}

function originOfRequest(): RunRequest['origin'] {
  const { requestId = null, span } = currentWork()
  return { requestId, traceparent: span?.traceparent ?? null }
}
