import pg from 'pg'
import type { Log } from '#server/log.ts'
import type { RunEvent } from '#shared/run-events.ts'

export interface StoredEvent {
  seq: number
  event: RunEvent
}

/** Something happened to a run: here, with the events, or on another server, without it. */
export type RunSignal = readonly StoredEvent[] | 'look'

export interface RunSignals {
  /** Tells the watchers on this server at once, and other servers within `batchMs`. Only after the events are stored. */
  publish(runId: string, stored: RunSignal): void
  subscribe(runId: string, listener: (signal: RunSignal) => void): () => void
  close(): Promise<void>
}

/** Wake-ups for other servers are collected for this long: NOTIFY holds a lock across commits, so few are better. */
const batchMs = 25
/** A payload holds at most 8,000 bytes; an id takes 37. */
const idsPerPayload = 200
const channel = 'run_signals'

/**
 * Wakes those who watch a run, across servers, by LISTEN and NOTIFY on a connection of its own. Loses nothing when that
 * connection breaks: watchers look into the table every few seconds anyway.
 */
export function createRunSignals(connection: pg.ClientConfig, log: Log): RunSignals {
  const listeners = new Map<string, Set<(signal: RunSignal) => void>>()
  const waiting = new Set<string>()
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | null = null
  let retry: NodeJS.Timeout | null = null
  let sender = 0

  const tell = (runId: string, signal: RunSignal) => {
    for (const listener of listeners.get(runId) ?? []) listener(signal)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(connection)
    const lost = (error?: Error) => {
      if (client !== next && client !== null) return
      client = null
      if (closed || retry) return
      if (error) log.warn({ err: error }, 'the connection that listens for runs broke; reconnecting')
      retry = setTimeout(() => {
        retry = null
        void connect()
      }, 1_000)
      retry.unref()
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload, processId }) => {
      if (processId === sender) return
      for (const runId of payload?.split(',') ?? []) tell(runId, 'look')
    })
    try {
      await next.connect()
      const { rows } = await next.query<{ pid: number }>('select pg_backend_pid() as pid')
      await next.query(`set synchronous_commit = off; listen ${channel}`)
      sender = rows[0]?.pid ?? 0
      client = next
      for (const runId of listeners.keys()) tell(runId, 'look')
    } catch (error) {
      lost(error instanceof Error ? error : undefined)
    }
  }

  function send(): void {
    timer = null
    const ids = [...waiting]
    waiting.clear()
    for (let from = 0; from < ids.length; from += idsPerPayload) {
      client
        ?.query('select pg_notify($1, $2)', [channel, ids.slice(from, from + idsPerPayload).join(',')])
        .catch(() => undefined)
    }
  }

  void connect()
  return {
    publish(runId, stored) {
      tell(runId, stored)
      waiting.add(runId)
      timer ??= setTimeout(send, batchMs)
    },
    subscribe(runId, listener) {
      const set = listeners.get(runId) ?? new Set()
      listeners.set(runId, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(runId) === set) listeners.delete(runId)
      }
    },
    async close() {
      closed = true
      if (timer) clearTimeout(timer)
      if (retry) clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
