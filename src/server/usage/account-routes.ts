import { Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import type { Me } from '#shared/api/account.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { readUsage } from './read-usage.ts'
import { type SubscriptionRow, subscriptionColumns, toSubscription } from './subscription-row.ts'

type MeRow = MeColumns & (SubscriptionRow | { status: null })

interface MeColumns {
  id: string
  email: string
  is_anonymous: boolean | null
  first_name: string | null
  last_name: string | null
}

/** `/api/me` and `/api/usage`. */
export function accountRoutes(database: Database, callers: Callers): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/me', requireCaller(callers), async (context) => {
    const { rows } = await database.pool.query<MeRow>(
      `select u.id, u.email, u.is_anonymous, p.first_name, p.last_name, ${subscriptionColumns}
       from "user" u
       left join profiles p on p.id = u.id
       left join user_subscriptions s on s.user_id = u.id
       where u.id = $1`,
      [context.var.caller.userId],
    )
    const row = rows[0]
    if (!row) throw new AppError('UNAUTHENTICATED')
    const anonymous = row.is_anonymous === true
    const me: Me = {
      user: { id: row.id, email: anonymous ? null : row.email, anonymous },
      profile: { first_name: row.first_name, last_name: row.last_name },
      // A guest has no row.
      subscription: row.status === null ? null : toSubscription(row),
    }
    return context.json(me)
  })

  routes.get('/usage', requireCaller(callers), async (context) =>
    context.json(await readUsage(database, context.var.caller)),
  )
  return routes
}
