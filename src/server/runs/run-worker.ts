import { runDetached } from '#server/observe/work-context.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { asWorkOf } from './as-work-of.ts'
import { endLeases, renewLeases } from './claim-runs.ts'
import { createRunEnds, LeaseLost, Stopped } from './end-run.ts'
import { createLookForRuns } from './look-for-runs.ts'
import { lookForUnanswered } from './questions/look-for-unanswered.ts'
import type { RunRow } from './run-row.ts'
import type { RunWorkerOptions } from './run-worker-options.ts'
import { createSlots } from './slots.ts'
import { untilIdle } from './until-idle.ts'
import { createWorkOnRun } from './work-on-run.ts'

export interface RunWorker {
  /** Keeps a slot for a run that is about to be stored; null when this server has enough to do. */
  reserve(): Slot | null
  /** A run was put into the queue: the next slot that gets free is for it. */
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
  /** Frees the slot, unless a run began on it. */
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
  const { database, notifications, log, metrics } = options
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

  // A run that one server has no slot for may find one elsewhere at once.
  notifications.listen(waitingChannel, { onItem: waiting.soon })
  const timers = [
    setInterval(waiting.now, lookEveryMs),
    setInterval(() => void lookForUnanswered(options), unansweredEveryMs),
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
      // A request that was under way may begin a run meanwhile.
      await untilIdle(() => [...active.values()].map(({ done }) => done), slots.reserved, graceMs)
      for (const timer of timers) clearInterval(timer)
      const left = [...active.values()]
      for (const { controller } of left) controller.abort(new Stopped())
      await endLeases(
        database,
        left.map(({ row }) => row.id),
      )
    },
  }
}
