import pg from 'pg'

export interface Database {
  /** Plain SQL with parameters. */
  pool: pg.Pool
  /** How to open a connection of one's own, such as the one that listens. */
  connection: pg.ClientConfig
  close(): Promise<void>
}

/** What connections of a server are called in `pg_stat_activity`. */
export const serverName = 'pm-pilot'

/** The operating system asks a quiet connection whether the other side is still there, and reports within half a minute that it is not. */
export const noticesSilence = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
/**
 * The longest wait for one answer, in milliseconds; far above any statement of ours. A network that swallows what is sent would
 * else keep every connection, and whoever waits for one, for a quarter of an hour.
 */
const answerWithinMs = 60_000

/** Opens a pool; connects on first use. Errors of idle connections go to `onError` and are survived. */
export function openDatabase(
  connection: pg.ClientConfig,
  options: { onError: (error: Error) => void; max?: number; answerWithinMs?: number },
): Database {
  const pool = new pg.Pool({
    ...connection,
    ...noticesSilence,
    max: options.max ?? 16,
    query_timeout: options.answerWithinMs ?? answerWithinMs,
    // Also the longest wait for a free connection: a burst on a busy machine is served late, not refused.
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
    application_name: serverName,
  })
  pool.on('error', options.onError)
  // One that breaks while somebody has it fails their statements; an error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, connection, close: () => pool.end() }
}

/**
 * True for errors that say "no database now", after which a retry makes sense: it is away, starts, or its disk, memory or
 * connections are used up. False for errors of a statement.
 */
export function isConnectionError(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string' && /^(08|53|57P0|58030|ECONN|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_)/.test(code))
      return true
    if (
      /connection terminated|timeout exceeded when trying to connect|Connection ended|Query read timeout/i.test(
        current.message,
      )
    )
      return true
  }
  return false
}
