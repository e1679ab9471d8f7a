import { Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { pageQuery } from '#shared/api/product-facts.ts'
import { documentsOfProduct, likelyAnswer } from '#shared/api/product-overview.ts'
import { newProduct, productChange, productRemoval } from '#shared/api/products.ts'
import { factRoutes } from './fact-routes.ts'
import { answerLikely, likelyDocuments } from './likely-documents.ts'
import { offeredProducts, productFromDocuments } from './offered-products.ts'
import { productOverview } from './product-overview.ts'
import { toProduct } from './product-row.ts'
import { changeProduct, keepProduct, listProducts, readProduct, removeProduct } from './product-store.ts'

/** `/api/products`: what the user works on, with what is confirmed of its reading, its facts and its documents. Another user's product is 404 on each route. */
export function productRoutes(
  database: Database,
  agents: AgentRegistry,
  callers: Callers,
  /** What other rooms say of one product, at `/{id}/...`, behind the check of who asks. */
  nested: readonly Hono<AppEnv>[],
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.use(requireCaller(callers))

  routes.get('/', async (context) => {
    const query = parseRequest(pageQuery, context.req.query())
    const { rows, nextCursor } = await listProducts(database, context.var.caller.userId, query)
    const products = rows.map(({ documents, facts, cursor: _, ...row }) => ({ ...toProduct(row), documents, facts }))
    return context.json({ products, nextCursor })
  })

  routes.post('/', async (context) => {
    const given = parseRequest(newProduct, await readJsonObject(context))
    return context.json(toProduct(await keepProduct(database, context.var.caller.userId, given)))
  })

  routes.get('/offered', async (context) =>
    context.json({ products: await offeredProducts(database, agents, context.var.caller.userId) }),
  )

  routes.post('/from-documents', async (context) => {
    const { documents } = parseRequest(documentsOfProduct, await readJsonObject(context))
    return context.json(toProduct(await productFromDocuments(database, agents, context.var.caller.userId, documents)))
  })

  routes.get('/:id', async (context) =>
    context.json(toProduct(await readProduct(database, context.var.caller.userId, context.req.param('id')))),
  )

  routes.patch('/:id', async (context) => {
    const row = await readProduct(database, context.var.caller.userId, context.req.param('id'))
    const change = parseRequest(productChange, await readJsonObject(context))
    return context.json(toProduct(await changeProduct(database, row, change)))
  })

  routes.delete('/:id', async (context) => {
    const row = await readProduct(database, context.var.caller.userId, context.req.param('id'))
    const { documents } = parseRequest(productRemoval, context.req.query())
    await removeProduct(database, row, documents)
    return context.body(null, 204)
  })

  routes.get('/:id/overview', async (context) => {
    const row = await readProduct(database, context.var.caller.userId, context.req.param('id'))
    return context.json(await productOverview(database, agents, row))
  })

  routes.get('/:id/likely-documents', async (context) => {
    const row = await readProduct(database, context.var.caller.userId, context.req.param('id'))
    return context.json({ documents: await likelyDocuments(database, agents, row) })
  })

  routes.put('/:id/likely-documents/:runId', async (context) => {
    const row = await readProduct(database, context.var.caller.userId, context.req.param('id'))
    const { belongs } = parseRequest(likelyAnswer, await readJsonObject(context))
    await answerLikely(database, row, context.req.param('runId'), belongs)
    return context.body(null, 204)
  })
  routes.route('/', factRoutes(database))
  for (const each of nested) routes.route('/', each)
  return routes
}
