import { readAlong, readOffered } from '#server/context/read-along.ts'
import type { Database } from '#server/db/database.ts'
import { retryWhileUnavailable } from '#server/db/retry-while-unavailable.ts'
import { inSpan } from '#server/observe/tracing/tracing.ts'
import { factsOfRun } from '#server/products/fact-store.ts'
import { costOf } from '#server/spending/run-meter.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import { createEmitter } from './emit-events.ts'
import { type createRunEnds, LeaseLost, retryPolicy } from './end-run.ts'
import type { EventLog } from './event-writer.ts'
import { executeRun } from './execute-run.ts'
import { createFinishWithSuccess } from './finish-run.ts'
import { labelsOfRun } from './labels-of-run.ts'
import { OpenQuestion } from './questions/open-question.ts'
import { startRunClock } from './run-clock.ts'
import { type RunRow, runChange } from './run-row.ts'
import { createRunSteps, createStoreStep, readSteps } from './run-steps.ts'
import type { RunWorkerOptions } from './run-worker-options.ts'

/** Works on one run that this server holds the lease of, until its result is stored or it ends without one. `onComplete` is called when only storing is left. */
export function createWorkOnRun(options: RunWorkerOptions, ends: ReturnType<typeof createRunEnds>) {
  const { database, writer, signals, userEvents, log, metrics } = options
  const finishWithSuccess = createFinishWithSuccess(database)
  const storeStep = createStoreStep(database)

  return async function workOnRun(row: RunRow, controller: AbortController, onComplete: () => void): Promise<void> {
    const events: EventLog = {
      runId: row.id,
      fence: row.fence,
      nextSeq: 2,
      onLost: () => controller.abort(new LeaseLost()),
    }
    let recorded: () => Promise<unknown> = () => Promise.resolve()
    const clock = startRunClock(row, options, () => controller.abort(new AppError('RUN_TIMEOUT')))
    const emitted = createEmitter(row, events, { ...options, clock })
    const { emit } = emitted
    try {
      if (row.attempt > 1) events.nextSeq = await retryWhileUnavailable(() => nextSeq(database, row.id), retryPolicy)
      const agent = options.agent(row.agent_id)
      if (!agent) throw new AppError('AGENT_UPCOMING', { internal: 'the agent of a stored run is not live here' })
      const timestamp = row.created_at.toISOString()
      if (row.attempt > 1) {
        const { id: runId, agent_id: agentId, model, attempt } = row
        emit({ type: 'run-start', runId, agentId, model, timestamp, attempt })
      }
      const { writer: runWriter, price, ...chosen } = await options.writers.writerOf(row)
      recorded = chosen.recorded
      const lease = { runId: row.id, fence: row.fence }
      const done = async () =>
        row.attempt > 1 ? retryWhileUnavailable(() => readSteps(database, row.id), retryPolicy) : []
      const kept = runWriter.builtIn ? null : { lease, done: await done(), store: storeStep, onLost: events.onLost }
      const written = await executeRun(
        {
          agent,
          input: row.input,
          corrections: row.corrections ?? {},
          along: await retryWhileUnavailable(
            () =>
              runWriter.builtIn ? readOffered(database, row, options.agent) : readAlong(database, row, options.agent),
            retryPolicy,
          ),
          ownFacts: await ownFactsOf(database, row),
          thorough: row.mode === 'thorough',
          // A run asks once: what was not answered then is left open.
          mayAsk: row.may_ask && row.questions === null,
          userId: row.user_id,
          productId: row.product_id,
          timestamp,
          emit,
          onAlive: emitted.onAlive,
          signal: controller.signal,
          steps: createRunSteps({ emit, signal: controller.signal, kept }),
        },
        { ...options.tools, writer: runWriter },
      )
      onComplete()
      log.debug({ agentId: row.agent_id }, 'result complete')
      const [waiting] = await Promise.all([writer.take(events), recorded()])
      controller.signal.throwIfAborted()
      const durationMs = clock.age()
      const cost = costOf({ input: written.inputTokens, output: written.outputTokens }, price)
      const event = endOf(row, written, durationMs, cost)
      const labels = await labelsOfRun(agent, row, { ...written, understood: emitted.understood() })
      const last = [...waiting, { seq: events.nextSeq, event }]
      const userId = await inSpan('store', { 'pm_pilot.events': last.length }, () =>
        retryWhileUnavailable(
          () => finishWithSuccess({ lease, success: { ...written, ...labels, cost, events: last } }),
          retryPolicy,
        ),
      )
      if (userId === null) throw new LeaseLost()
      signals.publish(row.id, last)
      userEvents.publish(userId, runChange(row, 'succeeded'))
      metrics.ended(row.agent_id, 'succeeded', durationMs)
      if (row.origin) metrics.used(row.origin.plan)
      log.info({ agentId: row.agent_id, model: row.model, durationMs }, 'run succeeded')
    } catch (error) {
      await recorded()
      const isAsking = error instanceof OpenQuestion && !controller.signal.aborted
      if (isAsking) await ends.putAside(row, error.questions, events)
      else await ends.giveUp(row, controller.signal.aborted ? controller.signal.reason : error, events)
    } finally {
      clock.stop()
    }
  }
}

/** What a run's evidence rests on is said only where there is evidence. */
function endOf(
  row: RunRow,
  written: Awaited<ReturnType<typeof executeRun>>,
  durationMs: number,
  cost: ReturnType<typeof costOf>,
) {
  const { evidence, inputTokens: input, outputTokens: output } = written
  return {
    type: 'run-end' as const,
    result: written.result as Record<string, unknown>,
    revision: 1,
    model: row.model,
    writerVersion: written.writerVersion,
    durationMs,
    ...(evidence
      ? { evidence, tokens: { input, output }, cost, promptVersion: row.prompt_version, ownKey: row.own_key }
      : {}),
  }
}

/** Most runs have no product and ask nothing. */
async function ownFactsOf(database: Database, { user_id: userId, product_id: productId }: RunRow): Promise<OwnFact[]> {
  return productId ? retryWhileUnavailable(() => factsOfRun(database, userId, productId), retryPolicy) : []
}

async function nextSeq(database: Database, runId: string): Promise<number> {
  const { rows } = await database.pool.query<{ next: number }>(
    'select coalesce(max(seq), 0) + 1 as next from run_events where run_id = $1',
    [runId],
  )
  return rows[0]?.next ?? 1
}
