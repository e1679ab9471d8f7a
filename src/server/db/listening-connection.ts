import pg from 'pg'
import { noticesSilence, serverName } from './database.ts'

export interface NotificationTiming {
  /** How often the connection is asked whether it still carries anything. */
  askEveryMs: number
  /** The longest wait for an answer; then the connection counts as broken. */
  answerWithinMs: number
}

/** A connection that listens to other servers, and sends to them. */
export interface ListeningConnection {
  /** One statement after the other. */
  ask(text: string, values?: unknown[]): Promise<unknown>
  /** Gives it up, once; whoever opened it learns it. */
  lost(error?: Error): void
  close(): Promise<void>
}

interface Hearing {
  timing: NotificationTiming
  /** A line that another server sent. */
  onItem(channel: string, item: string): void
  /** Once, also where it never came to be; without an error where it ended in good order. */
  onLost(error?: Error): void
}

/** Null where it could not be opened. */
export async function openListening(
  connection: pg.ClientConfig,
  channels: readonly string[],
  { timing: { askEveryMs, answerWithinMs }, onItem, onLost }: Hearing,
): Promise<ListeningConnection | null> {
  const client = new pg.Client({
    ...connection,
    ...noticesSilence,
    application_name: serverName,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  let asking: NodeJS.Timeout | undefined
  let isLost = false
  let ownProcess = 0
  const end = () => client.end().catch(() => undefined)
  const lost = (error?: Error) => {
    if (isLost) return
    isLost = true
    clearInterval(asking)
    // Frees what is left of it; one that does not answer is cut.
    void end()
    onLost(error)
  }
  let before: Promise<unknown> = Promise.resolve()
  const ask = (text: string, values?: unknown[]) => {
    const answer = before.then(() => client.query(text, values))
    before = answer.catch(() => undefined)
    return answer
  }
  client.on('error', lost)
  client.on('end', () => lost())
  client.on('notification', ({ channel, payload, processId }) => {
    if (processId === ownProcess) return
    for (const item of payload?.split('\n') ?? []) onItem(channel, item)
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query(`set synchronous_commit = off; ${channels.map((channel) => `listen ${channel};`).join(' ')}`)
    ownProcess = rows[0]?.pid ?? 0
  } catch (error) {
    lost(asError(error))
  }
  if (isLost) return null
  asking = setInterval(() => void ask('select 1').catch(lost), askEveryMs)
  asking.unref()
  return { ask, lost, close: end }
}

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
