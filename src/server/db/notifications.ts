import type pg from 'pg'
import type { Log } from '#server/observe/log.ts'
import { asError, type ListeningConnection, type NotificationTiming, openListening } from './listening-connection.ts'

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

const usualTiming: NotificationTiming = { askEveryMs: 15_000, answerWithinMs: 10_000 }

/**
 * Messages between servers on one database, by LISTEN and NOTIFY on a connection of its own. Nothing is kept: what is sent while
 * that connection is broken never arrives, so listeners look for themselves when it is back. One that only listens would never learn
 * that a network swallows everything, so it is asked now and then.
 */
export function createNotifications(
  connection: pg.ClientConfig,
  log: Log,
  timing: NotificationTiming = usualTiming,
): Notifications {
  const listeners = new Map<string, Listener>()
  const waiting = new Map<string, Set<string>>()
  let open: ListeningConnection | null = null
  let closed = false
  let timer: NodeJS.Timeout | null = null
  let retry: NodeJS.Timeout | null = null

  async function connect(): Promise<void> {
    const next = await openListening(connection, [...listeners.keys()], {
      timing,
      onItem: (channel, item) => listeners.get(channel)?.onItem(item),
      onLost,
    })
    if (!next) return
    if (closed) return next.lost()
    open = next
    for (const listener of listeners.values()) listener.onConnected?.()
  }

  function onLost(error?: Error): void {
    open = null
    if (closed || retry) return
    if (error) log.warn({ err: error }, 'the connection that listens to other servers broke; reconnecting')
    retry = setTimeout(() => {
      retry = null
      void connect()
    }, 1_000)
    retry.unref()
  }

  /** One statement at a time; what comes while it is under way goes with the next. */
  async function send(): Promise<void> {
    const payloads = [...waiting].flatMap(([channel, items]) =>
      payloadsOf(items).map((payload) => ({ channel, payload })),
    )
    waiting.clear()
    const by = open
    try {
      await by?.ask(
        'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as item (channel, payload)',
        [payloads.map(({ channel }) => channel), payloads.map(({ payload }) => payload)],
      )
    } catch (error) {
      // Listeners on other servers look for themselves. Whatever it was, a new connection is the cure.
      by?.lost(asError(error))
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
      await open?.close()
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
