import { Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import { type PaymentList, type Plan, type PlanList, subscriptionRequest } from '#shared/api/plans.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { changeSubscription } from './change-subscription.ts'
import type { PaymentProvider } from './payment-provider.ts'

export interface SubscriptionRoutesOptions {
  database: Database
  callers: Callers
  payment: PaymentProvider | null
  userEvents: UserEvents
}

/** Ten years of months. */
const mostPayments = 120

/** `/api/plans`, `/api/subscription` and `/api/payments`. */
export function subscriptionRoutes({
  database,
  callers,
  payment,
  userEvents,
}: SubscriptionRoutesOptions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/plans', async (context) => {
    const { rows } = await database.pool.query<Plan>(
      'select id, name, price::float8 as price, billing_period, features from subscription_plans order by price',
    )
    const answer: PlanList = { plans: rows, payment: payment?.id ?? 'none' }
    return context.json(answer)
  })

  routes.get('/payments', requireCaller(callers), async (context) => {
    const { rows } = await database.pool.query<PaymentList['payments'][number]>(
      `select paid.reference, plan.name as plan, paid.billing, paid.amount::float8 as amount, paid.paid_at as "paidAt",
         paid.covers_until as "coversUntil"
       from payments paid join subscription_plans plan on plan.id = paid.plan_id
       where paid.user_id = $1 order by paid.paid_at desc limit $2`,
      [context.var.caller.userId, mostPayments],
    )
    return context.json({ payments: rows })
  })

  routes.post('/subscription', requireCaller(callers), async (context) => {
    const { caller } = context.var
    if (caller.anonymous) {
      throw new AppError('UNAUTHENTICATED', { userMessage: 'Please sign in to upgrade your plan.' })
    }
    // A key is for work, not for buying.
    if (caller.byKey) throw new AppError('FORBIDDEN')
    const request = parseRequest(subscriptionRequest, await readJsonObject(context))
    const subscription = await changeSubscription(
      { database, provider: payment, log: context.var.log },
      caller.userId,
      request,
    )
    userEvents.publish(caller.userId, 'usage')
    return context.json({ subscription })
  })
  return routes
}
