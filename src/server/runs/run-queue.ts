import type { Database } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** How long one look at the queue answers for, in milliseconds: a flood of refused runs must not cost a query each. */
const freshMs = 250
const retryAfterSeconds = 10

export interface RunQueue {
  /**
   * Lets a run into the queue, or throws OVERLOADED when as many wait as may. What it answers is called once the run is stored, or
   * is not going to be.
   */
  enter(): Promise<() => void>
}

interface Look {
  at: number
  isAnswered: boolean
  /** What the table says. */
  waiting: Promise<number>
  /** Runs of this server that it may have missed: on their way into the table as it looked, and let in since. */
  missed: number
}

/**
 * The queue that all servers of a database share, as one of them asks about it. A run that is stored during a look may count twice,
 * so that in a flood it refuses rather too early; of one server alone there are never more than `most`.
 */
export function createRunQueue(database: Database, most: number): RunQueue {
  let last: Look | null = null
  let entering = 0

  function look(): Look {
    const made: Look = { at: performance.now(), isAnswered: false, waiting: count(), missed: entering }
    made.waiting.then(
      () => {
        made.isAnswered = true
      },
      // A look that failed answers for nobody else.
      () => {
        if (last === made) last = null
      },
    )
    return made
  }

  async function count(): Promise<number> {
    const { rows } = await database.pool.query<{ waiting: number }>({
      name: 'runs-waiting',
      text: `select count(*)::int as waiting from (select 1 from runs where status = 'queued' limit $1) as queue`,
      values: [most],
    })
    return rows[0]?.waiting ?? 0
  }

  return {
    async enter() {
      // With a slow database, a look that is always overtaken by the next one would answer nobody.
      if (!last || (last.isAnswered && performance.now() - last.at > freshMs)) last = look()
      for (;;) {
        const present: Look = last ?? look()
        last = present
        const waiting = await present.waiting
        // A newer look does not know of a run that is let in by an older one.
        if (last !== present) continue
        if (waiting + present.missed >= most) throw new AppError('OVERLOADED', { retryAfter: retryAfterSeconds })
        present.missed += 1
        entering += 1
        let isEntering = true
        return () => {
          if (isEntering) entering -= 1
          isEntering = false
        }
      }
    },
  }
}
