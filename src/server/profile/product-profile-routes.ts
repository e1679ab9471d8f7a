import { Hono } from 'hono'
import type { Callers } from '#server/auth/caller.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { type ProductProfile, productTraits } from '#shared/api/product-profile.ts'
import { AppError } from '#shared/errors/app-error.ts'

interface ProfileRow {
  name: string
  description: string
  audience: string
  market: string
  updated_at: Date
}

const toProfile = (row: ProfileRow | undefined): ProductProfile | null =>
  row ? { ...row, updated_at: row.updated_at.toISOString() } : null

const columns = 'name, description, audience, market, updated_at'

/** `/api/profile/product`: the product that prefills forms. A guest's is kept in the browser, so guests are refused. */
export function productProfileRoutes(database: Database, callers: Callers): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.use('/product', requireCaller(callers), async (context, next) => {
    if (context.var.caller.anonymous) throw new AppError('UNAUTHENTICATED')
    await next()
  })

  routes.get('/product', async (context) => {
    const { rows } = await database.pool.query<ProfileRow>(
      `select ${columns} from product_profiles where user_id = $1`,
      [context.var.caller.userId],
    )
    return context.json({ profile: toProfile(rows[0]) })
  })

  routes.put('/product', async (context) => {
    const { userId } = context.var.caller
    const product = parseRequest(productTraits, await readJsonObject(context))
    const values = [product.name, product.description, product.audience, product.market]
    if (values.every((value) => value === '')) {
      await database.pool.query('delete from product_profiles where user_id = $1', [userId])
      return context.json({ profile: null })
    }
    const { rows } = await database.pool.query<ProfileRow>(
      `insert into product_profiles (user_id, name, description, audience, market) values ($1, $2, $3, $4, $5)
       on conflict (user_id) do update set name = $2, description = $3, audience = $4, market = $5, updated_at = now()
       returning ${columns}`,
      [userId, ...values],
    )
    return context.json({ profile: toProfile(rows[0]) })
  })
  return routes
}
