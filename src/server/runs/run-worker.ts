import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveAgent } from '#agents/registry-server.ts'
import { type Database, isConnectionError } from '#server/db/database.ts'
import type { Notifications } from '#server/db/notifications.ts'
import { withPatience } from '#server/db/with-patience.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import type { Log } from '#server/log.ts'
import type { RunMetrics } from '#server/observe/metrics/run-metrics.ts'
import { inSpan, type Tracing } from '#server/observe/tracing/tracing.ts'
import { apart, currentWork, within } from '#server/observe/work-context.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { renewLeases } from './claim-runs.ts'
import type { EventLog, EventWriter } from './event-writer.ts'
import { type ExecutionTools, executeRun } from './execute-run.ts'
import { createFinishWithSuccess, finishWithoutResult } from './finish-run.ts'
import { createLookForRuns } from './look-for-runs.ts'
import { createPlaces } from './places.ts'
import { type RunRow, runChange } from './run-row.ts'
import type { RunSignals } from './run-signals.ts'

export interface RunWorkerOptions {
  database: Database
  writer: EventWriter
  signals: RunSignals
  notifications: Notifications
  userEvents: UserEvents
  tools: ExecutionTools
  agent: (id: string) => LiveAgent | undefined
  log: Log
  metrics: RunMetrics
  tracing: Tracing | null
  /** This server, in leases. */
  serverId: string
  concurrency: number
  timeoutMs: number
}

export interface RunWorker {
  /** Keeps a place for a run that is about to be stored; null when this server has enough to do. */
  reserve(): Place | null
  /** A run was put into the queue: the next place that gets free is for it. */
  expectWaiting(): void
  /** Stops a run here, if it is here. The row must have been ended before. */
  stop(runId: string): void
  active(): number
  /** Takes no more runs, waits for those under way, at most `graceMs`, and gives the rest to other servers. */
  drain(graceMs: number): Promise<void>
}

export interface Place {
  /** Works on a run that this server holds the lease of. Returns at once. */
  begin(row: RunRow): void
  /** Gives the place back, unless a run began on it. */
  release(): void
}

/** A server that does not renew within this time is taken for dead and its runs are taken up by others. */
export const leaseSeconds = 15
const waitingChannel = 'runs_waiting'
const renewEveryMs = 4_000
const lookEveryMs = 2_000
/** A run that was taken up this often is given up: something about it ends servers. */
const mostAttempts = 3
/** How long the end of a run waits for a database that is away. Its writes are fenced: they may be sent twice. */
const patience = { forMs: 60_000 }

class LeaseLost extends Error {}
class Stopped extends Error {}

export function createRunWorker(options: RunWorkerOptions): RunWorker {
  const { database, writer, signals, notifications, userEvents, log, metrics } = options
  const active = new Map<string, { controller: AbortController; done: Promise<void>; row: RunRow }>()
  const finishWithSuccess = createFinishWithSuccess(database)
  let draining = false
  const places = createPlaces(() => (draining ? 0 : options.concurrency - active.size))
  const waiting = createLookForRuns({
    database,
    log,
    places,
    owner: options.serverId,
    leaseSeconds,
    take: takeUp,
  })

  function reserve(): Place | null {
    const { count, giveBack } = places.keep(1)
    if (count === 0) return null
    return {
      release: giveBack,
      begin(row) {
        giveBack()
        begin(row)
      },
    }
  }

  function begin(row: RunRow): void {
    const controller = new AbortController()
    const done = asWorkOf(row, options.tracing, () => work(row, controller)).finally(() => {
      active.delete(row.id)
      metrics.active(active.size)
      apart(waiting.ifWaiting)
    })
    active.set(row.id, { controller, done, row })
    metrics.active(active.size)
    if (row.attempt === 1) metrics.began(row.age_ms ?? 0)
  }

  async function work(row: RunRow, controller: AbortController): Promise<void> {
    const events: EventLog = {
      runId: row.id,
      fence: row.fence,
      nextSeq: 2,
      onLost: () => controller.abort(new LeaseLost()),
    }
    let hasText = false
    // Servers' clocks may differ, and jump: the database says how old the run is, and from here on time only passes.
    const begun = performance.now()
    const age = () => Math.round((row.age_ms ?? 0) + performance.now() - begun)
    const emit = (event: RunEvent) => {
      if (event.type === 'delta' && !hasText) {
        hasText = true
        metrics.firstText(row.agent_id, age())
      }
      writer.append(events, event)
    }
    const left = Math.max(0, options.timeoutMs - age())
    const timer = setTimeout(() => controller.abort(new AppError('RUN_TIMEOUT')), left)
    try {
      if (row.attempt > 1) events.nextSeq = await withPatience(() => nextSeq(row.id), patience)
      const agent = options.agent(row.agent_id)
      if (!agent) throw new AppError('AGENT_UPCOMING', { internal: 'the agent of a stored run is not live here' })
      if (row.attempt > 1) {
        const timestamp = row.created_at.toISOString()
        emit({
          type: 'run-start',
          runId: row.id,
          agentId: row.agent_id,
          model: row.model,
          timestamp,
          attempt: row.attempt,
        })
      }
      const timestamp = row.created_at.toISOString()
      const written = await executeRun(
        {
          agent,
          input: row.input,
          corrections: row.corrections ?? {},
          userId: row.user_id,
          timestamp,
          emit,
          signal: controller.signal,
        },
        options.tools,
      )
      const waiting = await writer.take(events)
      controller.signal.throwIfAborted()
      const durationMs = age()
      const event = {
        type: 'run-end' as const,
        result: written.result as Record<string, unknown>,
        revision: 1,
        model: row.model,
        durationMs,
      }
      const last = [...waiting, { seq: events.nextSeq, event }]
      const userId = await inSpan('store', { 'pm_pilot.events': last.length }, () =>
        withPatience(
          () =>
            finishWithSuccess({ lease: { runId: row.id, fence: row.fence }, success: { ...written, events: last } }),
          patience,
        ),
      )
      if (userId === null) throw new LeaseLost()
      signals.publish(row.id, last)
      userEvents.publish(userId, runChange(row, 'succeeded'))
      metrics.ended(row.agent_id, 'succeeded', durationMs)
      if (row.origin) metrics.used(row.origin.plan)
      log.info({ agentId: row.agent_id, model: row.model, durationMs }, 'run succeeded')
    } catch (error) {
      await giveUp(row, controller.signal.aborted ? controller.signal.reason : error, events)
    } finally {
      clearTimeout(timer)
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
      const event = { type: 'run-error' as const, code: error.code, error: error.userMessage }
      const before = waiting.map((stored) => stored.event)
      const lease = { runId: row.id, fence: row.fence }
      const ended = await withPatience(() => finishWithoutResult(database, lease, 'failed', event, before), patience)
      signals.publish(row.id, 'look')
      if (ended) userEvents.publish(ended.user_id, runChange(row, 'failed'))
      if (ended) metrics.ended(row.agent_id, 'failed', ended.duration_ms)
    } catch (storing) {
      // The lease runs out and a server takes the run up again, this one too once the database is back.
      log.error({ err: storing }, 'the end of a run could not be stored')
    }
  }

  async function nextSeq(runId: string): Promise<number> {
    const { rows } = await database.pool.query<{ next: number }>(
      'select coalesce(max(seq), 0) + 1 as next from run_events where run_id = $1',
      [runId],
    )
    return rows[0]?.next ?? 1
  }

  function takeUp(row: RunRow): void {
    const earlier = active.get(row.id)
    if (row.attempt > mostAttempts) {
      void asWorkOf(row, null, () => giveUp(row, new AppError('RUN_LOST'), null))
    } else if (earlier) {
      // This server was too slow to renew and now holds the run again, under a new fence.
      earlier.controller.abort(new LeaseLost())
      void earlier.done.then(() => begin(row))
    } else {
      begin(row)
    }
  }

  async function renew(): Promise<void> {
    if (active.size === 0) return
    const held = [...active.values()].map(({ row }) => ({ runId: row.id, fence: row.fence }))
    const kept = await renewLeases(database, held, leaseSeconds).catch(() => null)
    if (!kept) return
    for (const { runId } of held) if (!kept.has(runId)) active.get(runId)?.controller.abort(new LeaseLost())
  }

  // A run that one server has no place for may find one elsewhere at once.
  notifications.listen(waitingChannel, { onItem: waiting.soon })
  const timers = [setInterval(waiting.now, lookEveryMs), setInterval(() => void renew(), renewEveryMs)]
  for (const timer of timers) timer.unref()

  return {
    reserve,
    expectWaiting: () => {
      apart(waiting.soon)
      notifications.send(waitingChannel, options.serverId)
    },
    stop: (runId) => active.get(runId)?.controller.abort(new Stopped()),
    active: () => active.size,
    async drain(graceMs) {
      draining = true
      let over = false
      const grace = sleep(graceMs, undefined, { ref: false }).then(() => {
        over = true
      })
      // Again and again: a request that was under way may begin one meanwhile.
      while ((active.size > 0 || places.kept() > 0) && !over) {
        const ended = active.size > 0 ? Promise.allSettled([...active.values()].map(({ done }) => done)) : sleep(20)
        await Promise.race([ended, grace])
      }
      for (const timer of timers) clearInterval(timer)
      const left = [...active.values()]
      for (const { controller } of left) controller.abort(new Stopped())
      if (left.length > 0) {
        await database.pool
          .query(`update runs set lease_until = now() where id = any($1::uuid[]) and status = 'running'`, [
            left.map(({ row }) => row.id),
          ])
          .catch(() => undefined)
      }
    },
  }
}

/** Does `work` under the ids of the run, and in its span where traces are on: below the request that asked for it, wherever it runs. */
function asWorkOf(row: RunRow, tracing: Tracing | null, work: () => Promise<void>): Promise<void> {
  const { requestId = undefined, traceparent = null } = row.origin ?? {}
  const attributes = {
    'pm_pilot.run_id': row.id,
    'pm_pilot.agent': row.agent_id,
    'pm_pilot.model': row.model,
    'pm_pilot.attempt': row.attempt,
  }
  const span = tracing?.root('run', 'internal', attributes, traceparent)
  return apart(() =>
    within({ requestId: requestId ?? undefined, runId: row.id, span }, () => work().finally(() => span?.end())),
  )
}
