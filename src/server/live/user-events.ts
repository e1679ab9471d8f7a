import type { Database } from '#server/db/database.ts'
import type { Notifications } from '#server/db/notifications.ts'
import { allValidSessionRows } from '#server/db/session-validity.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Log } from '#server/observe/log.ts'
import { readAllowance } from '#server/usage/read-allowance.ts'
import type { RunChange, UserEvent } from '#shared/api/user-events.ts'
import { runStatus } from '#shared/run-events.ts'

/** Somebody's page that is open, as the hub sees it. */
export interface Watcher {
  caller: Caller
  /** Text for the wire; many watchers share one. */
  send(text: string): void
  end(): void
}

type Change = RunChange | 'usage' | 'comments'

export interface UserEvents {
  /** Something of this user changed. Watchers here learn it now, those on other servers within a moment. */
  publish(userId: string, change: Change): void
  /** Sends what is left of the plan first. Null when this user has too many open already. */
  watch(watcher: Watcher): (() => void) | null
  /** Open streams on this server. */
  size(): number
  close(): void
}

const channel = 'user_events'
/** Changes that come together, such as the start of twenty runs, are answered by one look at the counter. */
const settleMs = 40
const heartbeatMs = 15_000
/** A stream outlives its session by this much at most. */
const sessionCheckMs = 3_000
const streamsPerUser = 30

export function encodeUserEvent({ type, ...data }: UserEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

/**
 * The open pages of all users on this server. Idle ones cost their connection and nothing else: one timer keeps all of them
 * alive and one query asks for all of their sessions.
 */
export function createUserEvents(options: { database: Database; notifications: Notifications; log: Log }): UserEvents {
  const { database, notifications, log } = options
  const users = new Map<string, Set<Watcher>>()
  const looking = new Map<string, NodeJS.Timeout>()
  let size = 0

  function send(userId: string, event: UserEvent): void {
    const text = encodeUserEvent(event)
    for (const watcher of users.get(userId) ?? []) watcher.send(text)
  }

  async function sendAllowance(userId: string): Promise<void> {
    looking.delete(userId)
    try {
      const allowance = await readAllowance(database, userId)
      if (allowance) send(userId, { type: 'usage', ...allowance })
    } catch (error) {
      // The page has the last numbers; the next change brings the right ones.
      log.warn({ err: error }, 'usage could not be read for a watcher')
    }
  }

  function look(userId: string): void {
    if (!users.has(userId) || looking.has(userId)) return
    looking.set(
      userId,
      setTimeout(() => void sendAllowance(userId), settleMs),
    )
  }

  function deliver(userId: string, change: Change): void {
    if (!users.has(userId)) return
    if (change === 'comments') {
      send(userId, { type: 'comments' })
      return
    }
    if (change !== 'usage') send(userId, { type: 'run', ...change })
    look(userId)
  }

  function leave(watcher: Watcher): void {
    const { userId } = watcher.caller
    const watchers = users.get(userId)
    if (!watchers?.delete(watcher)) return
    size -= 1
    if (watchers.size === 0) users.delete(userId)
  }

  const all = () => [...users.values()].flatMap((watchers) => [...watchers])

  async function endOverSessions(): Promise<void> {
    if (size === 0) return
    const watchers = all()
    try {
      const { rows } = await database.pool.query<{ id: string }>({
        name: 'valid-sessions',
        text: `select id from ${allValidSessionRows} as valid where id = any($1::text[]) and expires_at > now()`,
        values: [[...new Set(watchers.map(({ caller }) => caller.sessionId))]],
      })
      const valid = new Set(rows.map(({ id }) => id))
      for (const watcher of watchers) {
        if (valid.has(watcher.caller.sessionId)) continue
        leave(watcher)
        watcher.end()
      }
    } catch (error) {
      log.warn({ err: error }, 'sessions of watchers could not be checked')
    }
  }

  function beat(): void {
    for (const watcher of all()) watcher.send(': still here\n\n')
  }

  const timers = [setInterval(beat, heartbeatMs), setInterval(() => void endOverSessions(), sessionCheckMs)]
  for (const timer of timers) timer.unref()
  notifications.listen(channel, {
    onItem: (item) => {
      const change = decode(item)
      if (change) deliver(change.userId, change.change)
    },
    // What other servers said meanwhile is lost; the numbers are not.
    onConnected: () => {
      for (const userId of users.keys()) look(userId)
    },
  })

  return {
    publish(userId, change) {
      deliver(userId, change)
      notifications.send(channel, encode(userId, change))
    },
    watch(watcher) {
      const { userId } = watcher.caller
      const watchers = users.get(userId) ?? new Set()
      if (watchers.size >= streamsPerUser) return null
      users.set(userId, watchers.add(watcher))
      size += 1
      look(userId)
      return () => leave(watcher)
    },
    size: () => size,
    close() {
      for (const timer of [...timers, ...looking.values()]) clearInterval(timer)
      for (const watcher of all()) {
        leave(watcher)
        watcher.end()
      }
    },
  }
}

const encode = (userId: string, change: Change): string =>
  change === 'usage'
    ? userId
    : change === 'comments'
      ? `${userId} comments`
      : [userId, change.id, change.agentId, change.status].join(' ')

const statuses = new Set<string>([...runStatus.options, 'deleted'])
const isStatus = (text: string | undefined): text is RunChange['status'] => text !== undefined && statuses.has(text)

/** Null for what a newer server says and this one does not know. */
function decode(item: string): { userId: string; change: Change } | null {
  const [userId = '', id, agentId, status] = item.split(' ')
  if (id === 'comments') return { userId, change: id }
  if (id === undefined || agentId === undefined) return { userId, change: 'usage' }
  return isStatus(status) ? { userId, change: { id, agentId, status } } : null
}
