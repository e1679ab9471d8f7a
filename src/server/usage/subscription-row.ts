import type { Subscription } from '#shared/api/account.ts'
import { type BillingPeriod, type PlanId, planName } from '#shared/plans.ts'

export interface SubscriptionRow {
  plan_id: PlanId | null
  status: string
  ends_at: Date | null
  /** During a trial: what is paid for meanwhile. */
  paid_plan_id: PlanId | null
  billing: BillingPeriod | null
  renews_at: Date | null
  trial_started_at: Date | null
  payment_reference: string | null
  revision: number
  /** By the database's clock, as the limits are. */
  ended: boolean
  /** The trial ended, and not long ago. */
  ended_lately: boolean
}

/** For a query that calls the subscription `s`. */
export const subscriptionColumns = `s.plan_id, s.status, s.ends_at, s.paid_plan_id, s.billing, s.renews_at, s.trial_started_at,
  s.payment_reference, s.revision, coalesce(s.ends_at <= now(), false) as ended,
  coalesce(s.ends_at between now() - interval '30 days' and now(), false) as ended_lately`

/** The plan that counts now: one that was passed at the payment page, or what is left after its trial. */
export function planNow(row: SubscriptionRow): PlanId {
  if (row.status !== 'active') return 'free'
  return (row.ended ? row.paid_plan_id : row.plan_id) ?? 'free'
}

/** The plan that is paid for, whether or not a trial of another one goes on. */
export function paidPlan(row: SubscriptionRow): PlanId {
  if (row.status !== 'active') return 'free'
  return (row.ends_at === null ? row.plan_id : row.paid_plan_id) ?? 'free'
}

export function inTrial(row: SubscriptionRow): boolean {
  return row.status === 'active' && row.plan_id !== null && row.ends_at !== null && !row.ended
}

export function toSubscription(row: SubscriptionRow): Subscription {
  const trial = inTrial(row)
  return {
    plan: planName(planNow(row)),
    status: row.status,
    trial,
    endsAt: trial ? (row.ends_at?.toISOString() ?? null) : null,
    planAfterTrial: trial ? planName(paidPlan(row)) : null,
    trialUsed: row.trial_started_at !== null,
    endedTrial:
      row.ended_lately && row.plan_id && row.ends_at
        ? { plan: planName(row.plan_id), endedAt: row.ends_at.toISOString() }
        : null,
    billing: row.billing,
    renewsAt: row.renews_at?.toISOString() ?? null,
  }
}
