import pg from 'pg'
import type { Log } from '#server/log.ts'
import { serverName } from './database.ts'

export interface Listener {
  /** Another server sent this. */
  onItem: (item: string) => void
  /** The connection is there, for the first time or again: what was sent before is lost. */
  onConnected?: () => void
}

export interface Notifications {
  /** Sends one line to the other servers within `batchMs`; the same line sent twice meanwhile goes once. */
  send(channel: string, item: string): void
  /** In the same turn as the creation, before the connection opens. Channels are names of our own, never input. */
  listen(channel: string, listener: Listener): void
  close(): Promise<void>
}

/** Items are collected for this long: NOTIFY holds a lock across commits, so few are better. */
const batchMs = 25
/** PostgreSQL takes less than 8,000 bytes at a time. */
const longestPayload = 7_500

/**
 * Messages between servers on one database, by LISTEN and NOTIFY on a connection of its own. Nothing is kept: what is sent while
 * that connection is broken never arrives, so listeners look for themselves when it is back.
 */
export function createNotifications(connection: pg.ClientConfig, log: Log): Notifications {
  const listeners = new Map<string, Listener>()
  const waiting = new Map<string, Set<string>>()
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | null = null
  let retry: NodeJS.Timeout | null = null
  let sender = 0

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connection, application_name: serverName })
    const lost = (error?: Error) => {
      if (client !== next && client !== null) return
      client = null
      if (closed || retry) return
      if (error) log.warn({ err: error }, 'the connection that listens to other servers broke; reconnecting')
      retry = setTimeout(() => {
        retry = null
        void connect()
      }, 1_000)
      retry.unref()
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ channel, payload, processId }) => {
      if (processId === sender) return
      for (const item of payload?.split('\n') ?? []) listeners.get(channel)?.onItem(item)
    })
    try {
      await next.connect()
      const { rows } = await next.query<{ pid: number }>('select pg_backend_pid() as pid')
      await next.query(
        `set synchronous_commit = off; ${[...listeners.keys()].map((channel) => `listen ${channel};`).join(' ')}`,
      )
      sender = rows[0]?.pid ?? 0
      client = next
      for (const listener of listeners.values()) listener.onConnected?.()
    } catch (error) {
      lost(error instanceof Error ? error : undefined)
    }
  }

  /** One statement at a time; what comes while it is under way goes with the next. */
  async function send(): Promise<void> {
    const payloads = [...waiting].flatMap(([channel, items]) =>
      payloadsOf(items).map((payload) => ({ channel, payload })),
    )
    waiting.clear()
    try {
      await client?.query(
        'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as item (channel, payload)',
        [payloads.map(({ channel }) => channel), payloads.map(({ payload }) => payload)],
      )
    } catch {
      // Listeners on other servers look for themselves.
    }
    timer = null
    if (waiting.size > 0) schedule()
  }

  function schedule(): void {
    timer ??= setTimeout(() => void send(), batchMs)
  }

  // After the listeners were registered, so that one statement listens to all of them.
  queueMicrotask(() => void connect())
  return {
    send(channel, item) {
      waiting.set(channel, (waiting.get(channel) ?? new Set()).add(item))
      if (!closed) schedule()
    },
    listen: (channel, listener) => void listeners.set(channel, listener),
    async close() {
      closed = true
      if (timer) clearTimeout(timer)
      if (retry) clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

/** The items a line each, cut into payloads that PostgreSQL takes. Items are ASCII: ids, names of ours. */
export function payloadsOf(items: Iterable<string>): string[] {
  const payloads: string[] = []
  let payload = ''
  for (const item of items) {
    if (payload !== '' && payload.length + item.length >= longestPayload) {
      payloads.push(payload)
      payload = ''
    }
    payload = payload === '' ? item : `${payload}\n${item}`
  }
  if (payload !== '') payloads.push(payload)
  return payloads
}
