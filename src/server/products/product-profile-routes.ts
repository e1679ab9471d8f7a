import { Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { type ProductProfile, productTraits } from '#shared/api/product-profile.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ProductRow } from './product-row.ts'
import { forgetPrefilling, prefillingProduct, prefillWith } from './product-store.ts'

const toProfile = (row: ProductRow | undefined): ProductProfile | null =>
  row
    ? {
        name: row.name,
        description: row.description,
        audience: row.audience,
        market: row.market,
        updated_at: row.updated_at.toISOString(),
      }
    : null

/** `/api/profile/product`: the words of the product that prefills forms. A guest's are kept in the browser, so guests are refused. */
export function productProfileRoutes(database: Database, callers: Callers): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.use('/product', requireCaller(callers), async (context, next) => {
    if (context.var.caller.anonymous) throw new AppError('UNAUTHENTICATED')
    await next()
  })

  routes.get('/product', async (context) =>
    context.json({ profile: toProfile(await prefillingProduct(database, context.var.caller.userId)) }),
  )

  routes.put('/product', async (context) => {
    const { userId } = context.var.caller
    const product = parseRequest(productTraits, await readJsonObject(context))
    if (Object.values(product).every((value) => value === '')) {
      await forgetPrefilling(database, userId)
      return context.json({ profile: null })
    }
    return context.json({ profile: toProfile(await prefillWith(database, userId, product)) })
  })
  return routes
}
