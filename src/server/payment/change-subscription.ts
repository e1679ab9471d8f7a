import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Log } from '#server/log.ts'
import type { Subscription } from '#shared/api/account.ts'
import type { SubscriptionRequest } from '#shared/api/plans.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { plans, trialDays } from '#shared/plans.ts'
import { type PaymentProvider, PaymentRefused } from './payment-provider.ts'
import { planHolds, type SubscriptionRow, subscriptionColumns, toSubscription } from './subscription-row.ts'

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
  planId: string
  trialDays: number | null
  paymentReference: string | null
}

/** Null when nothing has to change. */
async function decide(
  provider: PaymentProvider | null,
  userId: string,
  row: SubscriptionRow,
  { plan: planId, trial }: SubscriptionRequest,
): Promise<NextState | null> {
  const holds = planHolds(row)
  const inTrial = holds && row.ends_at !== null
  if (planId === 'free') {
    return holds && row.plan_id !== 'free' ? { planId, trialDays: null, paymentReference: null } : null
  }
  if (!provider) throw new AppError('PAYMENT_UNAVAILABLE')
  if (holds && row.plan_id === planId && inTrial === trial) return null
  if (trial) {
    if (row.trial_started_at) throw new AppError('TRIAL_USED')
    if (holds && row.plan_id !== 'free') {
      throw new AppError('PLAN_HELD', { userMessage: `You already have the ${row.plan_name} plan.` })
    }
    return { planId, trialDays, paymentReference: null }
  }
  const amount = plans.find((plan) => plan.id === planId)?.priceMonthly ?? 0
  const reference = await charge(provider, {
    userId,
    planId,
    amount,
    idempotencyKey: `${userId}:${row.revision}:${planId}`,
  })
  return { planId, trialDays: null, paymentReference: reference }
}

async function charge(provider: PaymentProvider, charged: Parameters<PaymentProvider['charge']>[0]): Promise<string> {
  try {
    return (await provider.charge(charged)).reference
  } catch (cause) {
    const internal = cause instanceof PaymentRefused ? 'the payment was refused' : 'the payment provider failed'
    throw new AppError('PAYMENT_FAILED', { internal, cause })
  }
}

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
    `select ${subscriptionColumns} from user_subscriptions s left join subscription_plans plan on plan.id = s.plan_id
     where s.user_id = $1`,
    [userId],
  )
  if (!rows[0]) throw new AppError('UNAUTHENTICATED')
  return rows[0]
}

async function storeRow(client: pg.PoolClient, userId: string, next: NextState): Promise<void> {
  await client.query(
    `update user_subscriptions set plan_id = $2, status = 'active', payment_reference = $4, revision = revision + 1,
       ends_at = now() + make_interval(days => $3),
       trial_started_at = case when $3::int is null then trial_started_at else now() end
     where user_id = $1`,
    [userId, next.planId, next.trialDays, next.paymentReference],
  )
}
