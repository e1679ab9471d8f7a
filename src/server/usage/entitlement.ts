import type { Caller } from '#server/auth/caller.ts'
import { standingRows } from '#server/auth/standing.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { guestLimit, plans } from '#shared/plans.ts'

/** What a caller may use now. */
export interface Entitlement {
  plan: string
  /** -1 is without limit. */
  limit: number
  /** The counter that holds it: `YYYY-MM` in UTC, or `all`. */
  period: string
}

export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7)
}

/**
 * Reads plan and limit, and checks that the session or API key was not revoked, in one query. Throws UNAUTHENTICATED.
 */
export async function readEntitlement(database: Database, caller: Caller): Promise<Entitlement> {
  const { rows } = await database.pool.query<{ anonymous: boolean; name: string | null; usage_limit: number | null }>(
    `select coalesce(u.is_anonymous, false) as anonymous, p.name, (p.features->>'usage_limit')::int as usage_limit
     from ${standingRows(caller)} s
     join "user" u on u.id = s.user_id
     left join user_subscriptions us on us.user_id = u.id and us.status = 'active'
     left join subscription_plans p on p.id = us.plan_id
     where s.id = $1 and s.user_id = $2 and s.expires_at > now()`,
    [caller.sessionId, caller.userId],
  )
  const row = rows[0]
  if (!row) throw new AppError('UNAUTHENTICATED')
  if (row.anonymous) return { plan: 'Guest', limit: guestLimit, period: 'all' }
  const free = plans[0]
  return {
    plan: row.name ?? free.name,
    limit: row.usage_limit ?? free.usageLimit,
    period: monthOf(new Date()),
  }
}
