import { setTimeout as sleep } from 'node:timers/promises'
import type { Tracing } from '#server/observe/tracing/tracing.ts'
import { runDetached, runInContext } from '#server/observe/work-context.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { renewLeases } from './claim-runs.ts'
import { createRunEnds, LeaseLost, Stopped } from './end-run.ts'
import { createLookForRuns } from './look-for-runs.ts'
import { endUnanswered } from './questions/end-unanswered.ts'
import { type RunRow, runChange } from './run-row.ts'
import type { RunWorkerOptions } from './run-worker-options.ts'
import { createSlots } from './slots.ts'
import { createWorkOnRun } from './work-on-run.ts'

export interface RunWorker {
  /** Keeps a place for a run that is about to be stored; null when this server has enough to do. */
  reserve(): Slot | null
  /** A run was put into the queue: the next place that gets free is for it. */
  expectWaiting(): void
  /** Stops a run here, if it is here. The row must have been ended before. */
  stop(runId: string): void
  /** Waits for a run whose result is complete here to be stored. Resolves at once for any other. */
  stored(runId: string): Promise<void>
  active(): number
  /** Takes no more runs, waits for those under way, at most `graceMs`, and gives the rest to other servers. */
  drain(graceMs: number): Promise<void>
}

export interface Slot {
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
const unansweredEveryMs = 10_000
/** A run that was taken up this often is given up: something about it ends servers. */
const mostAttempts = 3

export function createRunWorker(options: RunWorkerOptions): RunWorker {
  const { database, signals, notifications, userEvents, log, metrics } = options
  const active = new Map<string, { controller: AbortController; done: Promise<void>; row: RunRow }>()
  /** Runs whose result is complete and is about to be stored. */
  const complete = new Set<string>()
  const ends = createRunEnds(options)
  const workOnRun = createWorkOnRun(options, ends)
  let draining = false
  const slots = createSlots(() => (draining ? 0 : options.concurrency - active.size))
  const waiting = createLookForRuns({
    database,
    log,
    slots,
    owner: options.serverId,
    leaseSeconds,
    take: takeUp,
  })

  function reserve(): Slot | null {
    const { count, release } = slots.reserve(1)
    if (count === 0) return null
    return {
      release,
      begin(row) {
        release()
        begin(row)
      },
    }
  }

  function begin(row: RunRow): void {
    const controller = new AbortController()
    const done = asWorkOf(row, options.tracing, () => workOnRun(row, controller, () => complete.add(row.id))).finally(
      () => {
        active.delete(row.id)
        complete.delete(row.id)
        metrics.active(active.size)
        runDetached(waiting.ifWaiting)
      },
    )
    active.set(row.id, { controller, done, row })
    metrics.active(active.size)
    if (row.attempt === 1) metrics.began(row.age_ms ?? 0)
  }

  async function lookForUnanswered(): Promise<void> {
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

  function takeUp(row: RunRow): void {
    const earlier = active.get(row.id)
    // The one that an answer began is no fault of the run.
    if (row.attempt > mostAttempts + (row.questions ? 1 : 0)) {
      void asWorkOf(row, null, () => ends.giveUp(row, new AppError('RUN_LOST'), null))
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
  const timers = [
    setInterval(waiting.now, lookEveryMs),
    setInterval(() => void lookForUnanswered(), unansweredEveryMs),
    setInterval(() => void renew(), renewEveryMs),
  ]
  for (const timer of timers) timer.unref()

  return {
    reserve,
    expectWaiting: () => {
      runDetached(waiting.soon)
      notifications.send(waitingChannel, options.serverId)
    },
    stop: (runId) => active.get(runId)?.controller.abort(new Stopped()),
    stored: async (runId) => {
      if (complete.has(runId)) await active.get(runId)?.done
    },
    active: () => active.size,
    async drain(graceMs) {
      draining = true
      let over = false
      // Ended with the drain: a timer that waits on would hold the whole server in memory.
      const ended = new AbortController()
      const grace = sleep(graceMs, undefined, { ref: false, signal: ended.signal }).then(
        () => {
          over = true
        },
        () => undefined,
      )
      // Again and again: a request that was under way may begin one meanwhile.
      while ((active.size > 0 || slots.reserved() > 0) && !over) {
        const next = active.size > 0 ? Promise.allSettled([...active.values()].map(({ done }) => done)) : sleep(20)
        await Promise.race([next, grace])
      }
      ended.abort()
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
  return runDetached(() =>
    runInContext({ requestId: requestId ?? undefined, runId: row.id, span }, () => work().finally(() => span?.end())),
  )
}
