import type { Database } from '#server/db/database.ts'
import type { Notifications } from '#server/db/notifications.ts'
import type { Log } from '#server/observe/log.ts'
import { readAllowance } from '#server/usage/read-allowance.ts'
import type { RunChange, UserEvent } from '#shared/api/user-events.ts'
import { runStatus } from '#shared/run-events.ts'
import { createWatchers, endOverSessions, type Watcher } from './watchers.ts'

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

export function encodeUserEvent({ type, ...data }: UserEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

/**
 * The open pages of all users on this server. Idle ones cost their connection and nothing else: one timer keeps all of them
 * alive and one query asks for all of their sessions.
 */
export function createUserEvents(options: { database: Database; notifications: Notifications; log: Log }): UserEvents {
  const { database, notifications, log } = options
  const watchers = createWatchers()
  const looking = new Map<string, NodeJS.Timeout>()

  function send(userId: string, event: UserEvent): void {
    const text = encodeUserEvent(event)
    for (const watcher of watchers.of(userId)) watcher.send(text)
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
    if (!watchers.has(userId) || looking.has(userId)) return
    looking.set(
      userId,
      setTimeout(() => void sendAllowance(userId), settleMs),
    )
  }

  function deliver(userId: string, change: Change): void {
    if (!watchers.has(userId)) return
    if (change === 'comments') {
      send(userId, { type: 'comments' })
      return
    }
    if (change !== 'usage') send(userId, { type: 'run', ...change })
    look(userId)
  }

  function beat(): void {
    for (const watcher of watchers.all()) watcher.send(': still here\n\n')
  }

  const timers = [
    setInterval(beat, heartbeatMs),
    setInterval(() => void endOverSessions(database, watchers, log), sessionCheckMs),
  ]
  for (const timer of timers) timer.unref()
  notifications.listen(channel, {
    onItem: (item) => {
      const change = decode(item)
      if (change) deliver(change.userId, change.change)
    },
    // What other servers said meanwhile is lost; the numbers are not.
    onConnected: () => {
      for (const userId of watchers.users()) look(userId)
    },
  })

  return {
    publish(userId, change) {
      deliver(userId, change)
      notifications.send(channel, encode(userId, change))
    },
    watch(watcher) {
      if (!watchers.add(watcher)) return null
      look(watcher.caller.userId)
      return () => watchers.leave(watcher)
    },
    size: watchers.size,
    close() {
      for (const timer of [...timers, ...looking.values()]) clearInterval(timer)
      for (const watcher of watchers.all()) watchers.end(watcher)
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
