import type { Subscription } from '#shared/api/account.ts'
import { plans } from '#shared/plans.ts'

export interface SubscriptionRow {
  plan_id: string | null
  plan_name: string | null
  status: string
  ends_at: Date | null
  trial_started_at: Date | null
  payment_reference: string | null
  revision: number
  /** By the database's clock, as the limits are. */
  ended: boolean
}

/** For a query that calls the subscription `s` and its plan `plan`. */
export const subscriptionColumns = `s.plan_id, plan.name as plan_name, s.status, s.ends_at, s.trial_started_at,
  s.payment_reference, s.revision, coalesce(s.ends_at <= now(), false) as ended`

/** True when the row's plan counts: it was passed at the payment page and has not ended. */
export function planHolds(row: SubscriptionRow): boolean {
  return row.status === 'active' && row.plan_id !== null && !row.ended
}

export function toSubscription(row: SubscriptionRow): Subscription {
  const holds = planHolds(row)
  return {
    plan: (holds ? row.plan_name : null) ?? plans[0].name,
    status: row.status,
    trial: holds && row.ends_at !== null,
    endsAt: holds ? (row.ends_at?.toISOString() ?? null) : null,
    trialUsed: row.trial_started_at !== null,
  }
}
