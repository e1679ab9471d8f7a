import type { Database } from '#server/db/database.ts'
import { validSessionRows } from '#server/db/session-validity.ts'
import type { Caller } from '#server/http/caller.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { guestLimit, plans } from '#shared/plans.ts'
import { monthOf } from './month.ts'

/** What a caller may use now. */
export interface Entitlement {
  plan: string
  /** -1 is without limit. */
  limit: number
  /** The counter that holds it: `YYYY-MM` in UTC, or `all`. */
  period: string
}

export interface PlanRow {
  anonymous: boolean
  /** Null without a plan that holds now. */
  name: string | null
  usage_limit: number | null
  /** The database's clock: all servers count in the same month, whatever theirs say. */
  now: Date
}

/** The subscription of `u`, as `us`, and its plan that holds now, as `p`: after a trial what is paid for. */
export const joinPlanThatHolds = `
  left join user_subscriptions us on us.user_id = u.id and us.status = 'active'
  left join subscription_plans p on p.id = case when us.ends_at <= now() then us.paid_plan_id else us.plan_id end`

export const planColumns = `coalesce(u.is_anonymous, false) as anonymous, p.name, (p.features->>'usage_limit')::int as usage_limit,
  now() as now`

export function entitlementOf(row: PlanRow): Entitlement {
  if (row.anonymous) return { plan: 'Guest', limit: guestLimit, period: 'all' }
  const free = plans[0]
  return { plan: row.name ?? free.name, limit: row.usage_limit ?? free.usageLimit, period: monthOf(row.now) }
}

/**
 * Reads plan and limit, and checks that the session or API key was not revoked, in one query. Throws UNAUTHENTICATED.
 */
export async function readEntitlement(database: Database, caller: Caller): Promise<Entitlement> {
  const { rows } = await database.pool.query<PlanRow>(
    `select ${planColumns}
     from ${validSessionRows(caller)} s
     join "user" u on u.id = s.user_id
     ${joinPlanThatHolds}
     where s.id = $1 and s.user_id = $2 and s.expires_at > now()`,
    [caller.sessionId, caller.userId],
  )
  const row = rows[0]
  if (!row) throw new AppError('UNAUTHENTICATED')
  return entitlementOf(row)
}
