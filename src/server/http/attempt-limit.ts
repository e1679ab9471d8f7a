import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'

export interface AttemptRule {
  /** What is counted, such as "sign-in". */
  kind: string
  max: number
  /** From the first attempt on. At most an hour: the auth library sweeps older rows of the table out. */
  windowSeconds: number
  /** What the user reads, given the minutes until the next attempt. */
  message(minutes: number): string
}

export interface AttemptLimit {
  /** Counts an attempt before it is made, so that many at once are not too many. Throws TOO_MANY_REQUESTS. */
  take(rule: AttemptRule, subject: string): Promise<void>
  /** Takes back one that turned out not to count. */
  release(rule: AttemptRule, subject: string): Promise<void>
  /** Forgets the attempts, after one that succeeded. */
  clear(rule: AttemptRule, subject: string): Promise<void>
}

/**
 * Attempts per account, whatever address they come from, in the database: all servers count together. A name that has no
 * account is counted like one that has.
 */
export function createAttemptLimit(database: Database): AttemptLimit {
  const keyOf = (rule: AttemptRule, subject: string) =>
    `${rule.kind}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('hex')}`
  return {
    async take(rule, subject) {
      const { rows } = await database.pool.query<{ count: number; wait: number }>(
        `with moment as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now, $2::bigint * 1000 as span)
         insert into rate_limit as counted (id, key, count, last_request) select $3, $1, 1, now from moment
         on conflict (key) do update set
           count = case when counted.last_request + (select span from moment) <= (select now from moment)
             then 1 else counted.count + 1 end,
           last_request = case when counted.last_request + (select span from moment) <= (select now from moment)
             then (select now from moment) else counted.last_request end
         returning count,
           ceil((last_request + (select span from moment) - (select now from moment)) / 1000.0)::int as wait`,
        // An id of its own: the conflict of two first attempts may arise on the key alone, which is where it is settled.
        [keyOf(rule, subject), rule.windowSeconds, randomUUID()],
      )
      const { count = 1, wait = 0 } = rows[0] ?? {}
      if (count <= rule.max) return
      throw new AppError('TOO_MANY_REQUESTS', {
        userMessage: rule.message(Math.max(1, Math.ceil(wait / 60))),
        retryAfter: Math.max(1, wait),
      })
    },
    async release(rule, subject) {
      await database.pool.query('update rate_limit set count = greatest(0, count - 1) where key = $1', [
        keyOf(rule, subject),
      ])
    },
    async clear(rule, subject) {
      await database.pool.query('delete from rate_limit where key = $1', [keyOf(rule, subject)])
    },
  }
}
