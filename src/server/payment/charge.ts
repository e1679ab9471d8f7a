import type pg from 'pg'
import { AppError } from '#shared/errors/app-error.ts'
import { type BillingPeriod, chargeOf, type PlanId, plans } from '#shared/plans.ts'
import { type PaymentProvider, PaymentRefused } from './payment-provider.ts'

/** One payment that was taken. */
export interface Payment {
  planId: PlanId
  billing: BillingPeriod
  /** US dollars. */
  amount: number
  /** The provider's own name for it. */
  reference: string
  /** The end of what it pays for. */
  coversUntil: Date
}

/** Takes the payment for one month or year from `from` on. Throws PAYMENT_FAILED; its cause distinguishes a refusal from an outage. */
export async function charge(
  provider: PaymentProvider,
  userId: string,
  planId: PlanId,
  billing: BillingPeriod,
  idempotencyKey: string,
  from = new Date(),
): Promise<Payment> {
  const plan = plans.find(({ id }) => id === planId) ?? plans[0]
  const amount = chargeOf(plan, billing)
  try {
    const { reference } = await provider.charge({ userId, planId, amount, idempotencyKey })
    return { planId, billing, amount, reference, coversUntil: periodAfter(from, billing) }
  } catch (cause) {
    const internal = cause instanceof PaymentRefused ? 'the payment was refused' : 'the payment provider failed'
    throw new AppError('PAYMENT_FAILED', { internal, cause })
  }
}

/** The same day a month or a year later, or the last of that month where it has no such day. In UTC. */
export function periodAfter(from: Date, billing: BillingPeriod): Date {
  const end = new Date(from)
  const day = end.getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + (billing === 'yearly' ? 12 : 1))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, lastDay))
  return end
}

export async function storePayment(client: pg.PoolClient, userId: string, payment: Payment): Promise<void> {
  await client.query(
    `insert into payments (reference, user_id, plan_id, billing, amount, covers_until) values ($1, $2, $3, $4, $5, $6)
     on conflict (reference) do nothing`,
    [payment.reference, userId, payment.planId, payment.billing, payment.amount, payment.coversUntil],
  )
}
