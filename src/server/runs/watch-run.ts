import type { Database } from '#server/db/database.ts'
import { retryWhileUnavailable } from '#server/db/retry-while-unavailable.ts'
import { isFinal, type RunEvent } from '#shared/run-events.ts'
import type { RunSignal, RunSignals } from './run-signals.ts'
import type { StoredEvent } from './stored-event.ts'

/** Without a wake-up a watcher looks into the table this often, so that a broken connection costs seconds, not the stream. */
const lookEveryMs = 3_000
/** How long a stream stays open while the database is away. */
const retryPolicy = { forMs: 60_000 }

/**
 * Every event of a run after `after`, in order and without gaps, until the final one. Events of this server come from
 * memory once they are stored; what is missed or comes from another server is read from the table. It listens from the call
 * on, so what happens before the first `next()` is not lost.
 */
export function watchRun(watch: Watch, signal: AbortSignal): AsyncGenerator<StoredEvent> {
  const inbox: RunSignal[] = []
  const waiter: Waiter = { wake: null }
  const unsubscribe = watch.signals.subscribe(watch.runId, (message) => {
    inbox.push(message)
    waiter.wake?.()
  })
  return follow(watch, inbox, waiter, signal, unsubscribe)
}

export interface Watch {
  database: Database
  signals: RunSignals
  runId: string
  /** The last sequence number that the watcher has. */
  after: number
  /** True when nothing can have happened after it yet, which saves the first look into the table. */
  fresh?: boolean
}

interface Waiter {
  wake: (() => void) | null
}

async function* follow(
  { database, runId, after, fresh }: Watch,
  inbox: RunSignal[],
  waiter: Waiter,
  signal: AbortSignal,
  unsubscribe: () => void,
): AsyncGenerator<StoredEvent> {
  let seen = after
  const wake = () => waiter.wake?.()
  signal.addEventListener('abort', wake, { once: true })
  let timer: NodeJS.Timeout | undefined
  let isTime = false
  /** Waits for a message, the end or the time to look for oneself; true when it is time. */
  async function nextLook(): Promise<boolean> {
    if (signal.aborted) return false
    isTime = false
    if (timer) timer.refresh()
    else
      timer = setTimeout(() => {
        isTime = true
        wake()
      }, lookEveryMs)
    await new Promise<void>((resolve) => {
      waiter.wake = resolve
    })
    waiter.wake = null
    return isTime
  }
  try {
    for (let look = !fresh; !signal.aborted; ) {
      if (look) {
        const found = await retryWhileUnavailable(() => readEvents(database, runId, seen), retryPolicy)
        if (!found) {
          yield { seq: seen + 1, event: { type: 'run-error', code: 'RUN_CANCELLED', error: goneText } }
          return
        }
        for (const stored of found) {
          seen = stored.seq
          yield stored
          if (isFinal(stored.event)) return
        }
      }
      look = inbox.length === 0 && (await nextLook())
      for (const message of inbox.splice(0)) {
        if (message === 'look') {
          look = true
          continue
        }
        for (const stored of message) {
          if (stored.seq > seen + 1) look = true
          if (stored.seq !== seen + 1) continue
          seen = stored.seq
          yield stored
          if (isFinal(stored.event)) return
        }
      }
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', wake)
    unsubscribe()
  }
}

/** Deleted while somebody follows it: no event of it will ever come, of an account that was closed either. */
const goneText = 'This run was deleted.'

/**
 * The final event of a run that succeeded carries the run's result as it is now, edits included. Without anything new the answer is
 * one row without an event; without the run it is none.
 */
const storedEvents = `
select event.seq, case when event.type = 'run-end'
    then event.data || jsonb_build_object('result', runs.result, 'revision', runs.revision)
    else event.data end as data
from runs left join run_events event on event.run_id = runs.id and event.seq > $2
where runs.id = $1 order by event.seq`

/** Null where there is no such run. */
async function readEvents(database: Database, runId: string, after: number): Promise<StoredEvent[] | null> {
  const { rows } = await database.pool.query<{ seq: number; data: RunEvent } | { seq: null }>({
    name: 'read-events',
    text: storedEvents,
    values: [runId, after],
  })
  if (rows.length === 0) return null
  return rows.flatMap((row) => (row.seq === null ? [] : [{ seq: row.seq, event: row.data }]))
}
