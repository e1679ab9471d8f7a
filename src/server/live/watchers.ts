import type { Database } from '#server/db/database.ts'
import { allValidSessionRows } from '#server/db/session-validity.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Log } from '#server/observe/log.ts'

/** Somebody's page that is open, as the hub sees it. */
export interface Watcher {
  caller: Caller
  /** Text for the wire; many watchers share one. */
  send(text: string): void
  end(): void
}

const streamsPerUser = 30

/** The open pages on this server, by their users. */
export interface Watchers {
  /** False where this user has too many open already. */
  add(watcher: Watcher): boolean
  leave(watcher: Watcher): void
  /** Takes it out and ends its stream. */
  end(watcher: Watcher): void
  has(userId: string): boolean
  of(userId: string): Iterable<Watcher>
  users(): Iterable<string>
  all(): Watcher[]
  size(): number
}

export function createWatchers(): Watchers {
  const users = new Map<string, Set<Watcher>>()
  let size = 0

  function leave(watcher: Watcher): void {
    const { userId } = watcher.caller
    const own = users.get(userId)
    if (!own?.delete(watcher)) return
    size -= 1
    if (own.size === 0) users.delete(userId)
  }

  return {
    add(watcher) {
      const { userId } = watcher.caller
      const own = users.get(userId) ?? new Set()
      if (own.size >= streamsPerUser) return false
      users.set(userId, own.add(watcher))
      size += 1
      return true
    },
    leave,
    end(watcher) {
      leave(watcher)
      watcher.end()
    },
    has: (userId) => users.has(userId),
    of: (userId) => users.get(userId) ?? [],
    users: () => users.keys(),
    all: () => [...users.values()].flatMap((own) => [...own]),
    size: () => size,
  }
}

/** Ends the streams whose session is over; one query asks for all of them. */
export async function endOverSessions({ pool }: Pick<Database, 'pool'>, watchers: Watchers, log: Log): Promise<void> {
  if (watchers.size() === 0) return
  const all = watchers.all()
  try {
    const { rows } = await pool.query<{ id: string }>({
      name: 'valid-sessions',
      text: `select id from ${allValidSessionRows} as valid where id = any($1::text[]) and expires_at > now()`,
      values: [[...new Set(all.map(({ caller }) => caller.sessionId))]],
    })
    const valid = new Set(rows.map(({ id }) => id))
    for (const watcher of all) if (!valid.has(watcher.caller.sessionId)) watchers.end(watcher)
  } catch (error) {
    log.warn({ err: error }, 'sessions of watchers could not be checked')
  }
}
