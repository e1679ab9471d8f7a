import { Hono } from 'hono'
import type { Callers } from '#server/auth/caller.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import { type Plan, type PlanList, subscriptionRequest } from '#shared/api/plans.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { changeSubscription } from './change-subscription.ts'
import type { PaymentProvider } from './payment-provider.ts'

export interface SubscriptionRoutesOptions {
  database: Database
  callers: Callers
  payment: PaymentProvider | null
  userEvents: UserEvents
}

/** `/api/plans` and `/api/subscription`. */
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
