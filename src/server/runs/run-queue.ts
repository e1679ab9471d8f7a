import type { Database } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** How long one look at the queue answers for, in milliseconds: a flood of refused runs must not cost a query each. */
const freshMs = 250
const retryAfterSeconds = 10

export interface RunQueue {
  /** Throws OVERLOADED when as many runs wait as may, `here` among them, which are on their way into the queue. */
  assertRoom(here: number): Promise<void>
}

/** The queue that all servers of a database share, as one of them asks about it. */
export function createRunQueue(database: Database, most: number): RunQueue {
  let asked = { at: 0, waiting: Promise.resolve(0) }
  /** Runs that were let in since the look, and are not in its answer. */
  let since = 0

  async function count(): Promise<number> {
    const { rows } = await database.pool.query<{ waiting: number }>({
      name: 'runs-waiting',
      text: `select count(*)::int as waiting from (select 1 from runs where status = 'queued' limit $1) as queue`,
      values: [most],
    })
    return rows[0]?.waiting ?? 0
  }

  return {
    async assertRoom(here) {
      const refuse = () => new AppError('OVERLOADED', { retryAfter: retryAfterSeconds })
      if (here >= most) throw refuse()
      if (Date.now() - asked.at > freshMs) {
        since = 0
        asked = { at: Date.now(), waiting: count() }
        // A look that failed answers for nobody else.
        asked.waiting.catch(() => {
          asked.at = 0
        })
      }
      if ((await asked.waiting) + since >= most) throw refuse()
      since += 1
    },
  }
}
