import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Log } from '#server/observe/log.ts'
import {
  inTrial,
  paidPlan,
  planNow,
  type SubscriptionRow,
  subscriptionColumns,
  toSubscription,
} from '#server/usage/subscription-row.ts'
import type { Subscription } from '#shared/api/account.ts'
import type { SubscriptionRequest } from '#shared/api/plans.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type BillingPeriod, type PlanId, planName, plans, trialDays } from '#shared/plans.ts'
import { charge, type Payment, storePayment } from './charge.ts'
import type { PaymentProvider } from './payment-provider.ts'

/**
 * Starts a trial, pays for a plan or goes back to Free, and returns what holds then. What holds already is left as it is, so a
 * request that is sent twice pays once. Throws PAYMENT_UNAVAILABLE, PAYMENT_FAILED, TRIAL_USED, PLAN_HELD.
 */
export async function changeSubscription(
  { database, provider, log }: { database: Database; provider: PaymentProvider | null; log: Log },
  userId: string,
  request: SubscriptionRequest,
): Promise<Subscription> {
  const { row, next, stored } = await inTransaction(database, async (client) => {
    const row = await lockRow(client, userId)
    const next = await decide(provider, userId, row, request)
    if (next) await storeRow(client, userId, next)
    return { row, next, stored: next ? await lockRow(client, userId) : row }
  })
  // After the commit: a provider that is down keeps nobody on a plan, and what could not be stopped is in the log.
  const over = next && next.paymentReference !== row.payment_reference ? row.payment_reference : null
  if (over) {
    await provider
      ?.stop(over)
      .catch((error: unknown) => log.error({ err: error, reference: over }, 'a payment could not be stopped'))
  }
  return toSubscription(stored)
}

interface NextState {
  planId: PlanId
  trialDays: number | null
  /** The plan that is paid for during the trial. */
  paidPlanId: PlanId | null
  billing: BillingPeriod | null
  renewsAt: Date | null
  paymentReference: string | null
  /** What was taken for it just now. */
  payment: Payment | null
}

/** Null when nothing has to change. */
async function decide(
  provider: PaymentProvider | null,
  userId: string,
  row: SubscriptionRow,
  { plan: planId, trial, billing }: SubscriptionRequest,
): Promise<NextState | null> {
  const paid = paidPlan(row)
  const kept = { billing: row.billing, renewsAt: row.renews_at, paymentReference: row.payment_reference, payment: null }
  if (planId === 'free') {
    if (planNow(row) === 'free') return null
    return { planId, trialDays: null, paidPlanId: null, ...unpaid }
  }
  if (!provider) throw new AppError('PAYMENT_UNAVAILABLE')
  if (trial) {
    if (inTrial(row) && row.plan_id === planId) return null
    if (row.trial_started_at) throw new AppError('TRIAL_USED')
    if (priceOf(paid) >= priceOf(planId)) {
      throw new AppError('PLAN_HELD', { userMessage: `You already have the ${planName(paid)} plan.` })
    }
    return { planId, trialDays, paidPlanId: paid === 'free' ? null : paid, ...kept }
  }
  if (paid === planId && (row.billing ?? billing) === billing) {
    // What is paid for already is not paid again: only the trial of another plan ends.
    return inTrial(row) ? { planId, trialDays: null, paidPlanId: null, ...kept } : null
  }
  const payment = await charge(provider, userId, planId, billing, `${userId}:${row.revision}:${planId}:${billing}`)
  return {
    planId,
    trialDays: null,
    paidPlanId: null,
    billing,
    renewsAt: payment.coversUntil,
    paymentReference: payment.reference,
    payment,
  }
}

const unpaid = { billing: null, renewsAt: null, paymentReference: null, payment: null }
const priceOf = (id: PlanId) => plans.find((plan) => plan.id === id)?.priceMonthly ?? 0

/**
 * Holds the row until the end of the transaction, so that two requests of one user pay one after the other. The lock and the
 * reading are two statements: one that waited for the lock would see the new row beside the plan that it joined before.
 */
async function lockRow(client: pg.PoolClient, userId: string): Promise<SubscriptionRow> {
  await client.query(
    `insert into user_subscriptions (user_id, plan_id, status) values ($1, null, 'active') on conflict (user_id) do nothing`,
    [userId],
  )
  await client.query('select from user_subscriptions where user_id = $1 for update', [userId])
  const { rows } = await client.query<SubscriptionRow>(
    `select ${subscriptionColumns} from user_subscriptions s where s.user_id = $1`,
    [userId],
  )
  if (!rows[0]) throw new AppError('UNAUTHENTICATED')
  return rows[0]
}

async function storeRow(client: pg.PoolClient, userId: string, next: NextState): Promise<void> {
  await client.query(
    `update user_subscriptions set plan_id = $2, status = 'active', payment_reference = $4, revision = revision + 1,
       ends_at = now() + make_interval(days => $3), paid_plan_id = $5, billing = $6, renews_at = $7,
       trial_started_at = case when $3::int is null then trial_started_at else now() end
     where user_id = $1`,
    [userId, next.planId, next.trialDays, next.paymentReference, next.paidPlanId, next.billing, next.renewsAt],
  )
  if (next.payment) await storePayment(client, userId, next.payment)
}
