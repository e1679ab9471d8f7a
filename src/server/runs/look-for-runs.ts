import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/observe/log.ts'
import { claimRuns, isAnyOpen } from './claim-runs.ts'
import type { RunRow } from './run-row.ts'
import type { Slots } from './slots.ts'

export interface LookForRuns {
  /** Runs may wait: looks now, and again whenever a slot gets free, until there are none. */
  soon(): void
  /** Looks if it is known that runs may wait. */
  ifWaiting(): void
  /** Looks whether there is anything, such as runs whose server is gone. */
  now(): void
}

/**
 * Takes up runs that wait or whose server is gone, as many as there are slots for. One look is under way at a time, and its slots
 * are kept for what it finds.
 */
export function createLookForRuns(options: {
  database: Database
  log: Log
  slots: Slots
  owner: string
  leaseSeconds: number
  take: (row: RunRow) => void
}): LookForRuns {
  const { database, log, slots, owner, leaseSeconds } = options
  /** False when the queue was found empty since anybody said otherwise: without it the end of a run asks nothing. */
  let mayWait = false
  let isLooking = false
  let isWantedAgain = false

  async function lookOnce(): Promise<void> {
    if (slots.free() === 0) return
    if (!mayWait && !(await isAnyOpen(database))) return
    const { count, release } = slots.reserve(slots.free())
    // Somebody took the last slot meanwhile; the end of a run looks again.
    mayWait = true
    if (count === 0) return
    try {
      const rows = await claimRuns(database, { owner, room: count, leaseSeconds })
      // Whoever spoke up meanwhile may mean a run that this look was too early for.
      mayWait = isWantedAgain || rows.length === count
      release()
      for (const row of rows) options.take(row)
    } finally {
      release()
    }
  }

  async function look(): Promise<void> {
    isWantedAgain = true
    if (isLooking) return
    isLooking = true
    while (isWantedAgain) {
      isWantedAgain = false
      await lookOnce().catch((error: unknown) => log.warn({ err: error }, 'could not look for waiting runs'))
    }
    isLooking = false
  }

  return {
    soon() {
      mayWait = true
      void look()
    },
    ifWaiting: () => void (mayWait && look()),
    now: () => void look(),
  }
}
