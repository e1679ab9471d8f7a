import { type Database, isConnectionError } from '#server/db/database.ts'
import { retryWhileUnavailable } from '#server/db/retry-while-unavailable.ts'
import type { RunEvent } from '#shared/run-events.ts'
import type { RunSignals } from './run-signals.ts'
import { eventRow, rowJson, type StoredEvent } from './stored-event.ts'

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
  /**
   * What of this run is not stored yet, taken out of the next write: whoever ends the run stores it together with the end.
   * Resolves when everything before it is stored.
   */
  take(log: EventLog): Promise<StoredEvent[]>
}

/** Milliseconds. With the 30 that deltas of a model wait for each other (coalescing-fetch.ts) text is kept back for 50 at most. */
export const flushMs = 20
const patienceMs = 60_000

/**
 * $1 events, $2 the runs with $3 their fences. Rows are locked in order, so that two statements never wait for each other. A row
 * that is there already is this server's own, of an answer that never came: nobody else has the fence. So the same statement may
 * be sent again.
 */
const insertEvents = `
with owned as (
  select runs.id, runs.fence from runs join unnest($2::uuid[], $3::int[]) as mine (id, fence) on runs.id = mine.id and runs.fence = mine.fence
  where runs.status = 'running' order by runs.id for share of runs
), stored as (
  insert into run_events (run_id, seq, type, data)
  select event.run_id, event.seq, event.type, event.data
  from json_to_recordset($1::json) as event (run_id uuid, fence int, seq int, type text, data jsonb)
  join owned on owned.id = event.run_id and owned.fence = event.fence
  on conflict do nothing
)
select id as run_id from owned`

type Batch = Map<EventLog, StoredEvent[]>

/**
 * Writes the events of all runs of this server, many in one statement: a run of 200 pieces costs a handful of rows, and
 * 64 runs cost one round trip. Each row carries the run's fence, so that a server that lost a run writes nothing to it.
 * One write is under way at a time; what comes meanwhile waits for the next.
 */
export function createEventWriter(database: Database, signals: RunSignals): EventWriter {
  let pending: Batch = new Map()
  let writing: { batch: Batch; done: Promise<void> } | null = null
  let scheduled = false

  async function write(batch: Batch): Promise<void> {
    const logs = [...batch.keys()]
    const rows = [...batch].flatMap(([log, events]) => events.map((each) => eventRow(log, each, rowJson(each))))
    const stored = await persist([
      `[${rows.join(',')}]`,
      logs.map(({ runId }) => runId),
      logs.map(({ fence }) => fence),
    ])
    for (const [log, events] of batch) {
      if (stored.has(log.runId)) signals.publish(log.runId, events)
      else log.onLost()
    }
  }

  /** The runs that this server still holds: their events are stored now. */
  async function persist(values: unknown[]): Promise<Set<string>> {
    const insert = { name: 'insert-events', text: insertEvents, values }
    const { rows } = await retryWhileUnavailable(() => database.pool.query<{ run_id: string }>(insert), {
      forMs: patienceMs,
    })
    return new Set(rows.map((row) => row.run_id))
  }

  /**
   * What cannot be stored leaves its own run without an owner (the lease runs out and it is taken up again), and no other: all of a
   * batch go once more, each by itself.
   */
  async function writeApart(batch: Batch, error: unknown): Promise<void> {
    if (batch.size === 1 || isConnectionError(error)) {
      for (const log of batch.keys()) log.onLost()
      return
    }
    for (const [log, events] of batch) await write(new Map([[log, events]])).catch(() => log.onLost())
  }

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    setTimeout(writeNext, flushMs)
  }

  function writeNext(): void {
    scheduled = false
    if (writing || pending.size === 0) return
    const batch = pending
    pending = new Map()
    const done = write(batch)
      .catch((error: unknown) => writeApart(batch, error))
      .finally(() => {
        writing = null
        if (pending.size > 0) schedule()
      })
    writing = { batch, done }
  }

  return {
    append(log, event) {
      const waiting = pending.get(log) ?? []
      const last = waiting.at(-1)
      if (event.type === 'delta' && last?.event.type === 'delta' && !event.restart) {
        last.event = { ...last.event, text: last.event.text + event.text }
      } else {
        waiting.push({ seq: log.nextSeq, event })
        log.nextSeq += 1
        pending.set(log, waiting)
      }
      schedule()
    },
    async take(log) {
      const waiting = pending.get(log) ?? []
      pending.delete(log)
      if (writing?.batch.has(log)) await writing.done
      return waiting
    },
  }
}
