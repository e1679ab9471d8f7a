import { type Context, Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { factChange, newFacts, pageQuery } from '#shared/api/product-facts.ts'
import { addFacts, changeFact, listFacts, removeFact } from './fact-store.ts'
import { readProduct } from './product-store.ts'

/** `/api/products/:id/facts`: what the user knows of a product. Who may is decided where the product is read. */
export function factRoutes(database: Database): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const productOf = (context: Context<AppEnv>) =>
    readProduct(database, context.var.caller.userId, context.req.param('id') ?? '')

  routes.get('/:id/facts', async (context) => {
    const product = await productOf(context)
    return context.json(await listFacts(database, product, parseRequest(pageQuery, context.req.query())))
  })

  routes.post('/:id/facts', async (context) => {
    const product = await productOf(context)
    const { facts } = parseRequest(newFacts, await readJsonObject(context))
    return context.json({ facts: await addFacts(database, product, facts) }, 201)
  })

  routes.patch('/:id/facts/:factId', async (context) => {
    const product = await productOf(context)
    const change = parseRequest(factChange, await readJsonObject(context))
    return context.json(await changeFact(database, product, context.req.param('factId'), change))
  })

  routes.delete('/:id/facts/:factId', async (context) => {
    await removeFact(database, await productOf(context), context.req.param('factId'))
    return context.body(null, 204)
  })
  return routes
}
