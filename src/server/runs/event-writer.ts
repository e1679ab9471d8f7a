import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, isConnectionError } from '#server/db/database.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { RunSignals } from './run-signals.ts'

/** The events of one run by the server that works on it. */
export interface EventLog {
  readonly runId: string
  readonly fence: number
  /** Sequence number of the next event. */
  nextSeq: number
  /** Called once when the database says that another one owns the run now. */
  onLost: () => void
}

export interface EventWriter {
  /** Keeps the event for the next write, at most `flushMs` away. Pieces of text that wait are joined. */
  append(log: EventLog, event: RunEvent): void
  /** Resolves when everything appended before is stored. Throws when the database stays away for `patienceMs`. */
  flush(): Promise<void>
}

interface Pending {
  log: EventLog
  seq: number
  event: RunEvent
}

/** The longest that a watcher waits for text that was already there, in milliseconds. */
export const flushMs = 50
const patienceMs = 60_000

const insertEvents = `
with held as (
  select id, fence from runs where id = any($1::uuid[]) and status = 'running' for share
), stored as (
  insert into run_events (run_id, seq, type, data)
  select event.run_id, event.seq, event.type, event.data
  from unnest($1::uuid[], $2::int[], $3::int[], $4::text[], $5::jsonb[]) as event (run_id, fence, seq, type, data)
  join held on held.id = event.run_id and held.fence = event.fence
  returning run_id
)
select distinct run_id from stored`

/**
 * Writes the events of all runs of this server, many in one statement: a run of 200 pieces costs a handful of rows, and
 * 64 runs cost one round trip. Each row carries the run's fence, so that a server that lost a run writes nothing to it.
 */
export function createEventWriter(database: Database, signals: RunSignals): EventWriter {
  let pending: Pending[] = []
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  async function write(batch: Pending[]): Promise<void> {
    const values = [
      batch.map(({ log }) => log.runId),
      batch.map(({ log }) => log.fence),
      batch.map(({ seq }) => seq),
      batch.map(({ event }) => event.type),
      batch.map(({ event }) => JSON.stringify(event)),
    ]
    const stored = await persist(values)
    const lost = new Set(batch.filter(({ log }) => !stored.has(log.runId)).map(({ log }) => log))
    for (const log of lost) log.onLost()
    for (const { log, seq, event } of batch) if (!lost.has(log)) signals.publish(log.runId, { seq, event })
  }

  async function persist(values: unknown[]): Promise<Set<string>> {
    for (const deadline = Date.now() + patienceMs; ; ) {
      try {
        const { rows } = await database.pool.query<{ run_id: string }>({
          name: 'insert-events',
          text: insertEvents,
          values,
        })
        return new Set(rows.map((row) => row.run_id))
      } catch (error) {
        if (!isConnectionError(error) || Date.now() > deadline) throw error
        await sleep(500)
      }
    }
  }

  function flushNow(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const batch = pending
    pending = []
    if (batch.length > 0) writing = writing.catch(() => undefined).then(() => write(batch))
    return writing
  }

  return {
    append(log, event) {
      const last = pending.findLast((entry) => entry.log === log)
      if (event.type === 'delta' && last?.event.type === 'delta' && !event.restart) {
        last.event = { ...last.event, text: last.event.text + event.text }
      } else {
        pending.push({ log, seq: log.nextSeq, event })
        log.nextSeq += 1
      }
      // A failed write is thrown to whoever flushes; the timer's own promise must not end the process.
      timer ??= setTimeout(() => flushNow().catch(() => undefined), flushMs)
    },
    flush: flushNow,
  }
}
