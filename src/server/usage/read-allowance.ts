import type { Database } from '#server/db/database.ts'
import type { Allowance } from '#shared/api/account.ts'
import { type PlanId, planName } from '#shared/plans.ts'
import { entitlementOf, joinPlanThatHolds, type PlanRow, planColumns } from './entitlement.ts'
import { startOfNextMonth } from './month.ts'

export interface AllowanceRow extends PlanRow {
  trial_ends_at: Date | null
  /** What is paid for during a trial. */
  paid_plan_id: PlanId | null
  ended_trial: PlanId | null
  settled: number | null
  reserved: number | null
}

/** This month, as `monthOf` names it. */
export const thisMonth = `to_char(now() at time zone 'utc', 'YYYY-MM')`

/** `$1` is the user. One row; none where the user is gone. */
export const allowanceFrom = `
  from "user" u
  ${joinPlanThatHolds}
  left join usage_counters counter on counter.user_id = u.id
    and counter.period = case when u.is_anonymous then 'all' else ${thisMonth} end
  where u.id = $1`

export const allowanceColumns = `${planColumns}, case when us.ends_at > now() then us.ends_at end as trial_ends_at,
  us.paid_plan_id,
  case when us.ends_at between now() - interval '30 days' and now() then us.plan_id end as ended_trial, counter.settled, counter.reserved`

export function toAllowance(row: AllowanceRow): Allowance {
  const { plan, limit, period } = entitlementOf(row)
  const used = row.settled ?? 0
  const reserved = row.reserved ?? 0
  return {
    plan,
    limit,
    used,
    reserved,
    remaining: limit === -1 ? -1 : Math.max(0, limit - used - reserved),
    resetsAt: period === 'all' ? null : startOfNextMonth(period),
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    planAfterTrial: row.trial_ends_at ? planName(row.paid_plan_id ?? 'free') : null,
    endedTrial: row.ended_trial && planName(row.ended_trial),
  }
}

/** Plan, limit and what is left of it. Null where the user is gone. */
export async function readAllowance(database: Database, userId: string): Promise<Allowance | null> {
  const { rows } = await database.pool.query<AllowanceRow>({
    name: 'read-allowance',
    text: `select ${allowanceColumns} ${allowanceFrom}`,
    values: [userId],
  })
  return rows[0] ? toAllowance(rows[0]) : null
}
