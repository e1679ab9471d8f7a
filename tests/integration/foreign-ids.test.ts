import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CommentThread } from '#shared/api/comments.ts'
import { addressOf, nameOf, openRoutes, ownRoutes, type Route } from '#tests/support/own-routes.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe("another user's ids", () => {
  let app: TestApp
  let ada: Person
  let runId: string
  let productId: string
  let factId: string
  let threadId: string
  let commentId: string
  let routes: Route[]
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
    const run = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    runId = (run.body.run as { id: string }).id
    await ada.send('POST', `/api/documents/${runId}/links`, { name: "Ada's own words" })
    const links = (id: string) => ada.send('POST', `/api/products/${id}/links`, { name: "Ada's own words" })
    await ada.send('PUT', '/api/votes/planning', { feedback: "Ada's own words" })
    await ada.send('PUT', '/api/profile/product', { name: 'ShiftSwap' })
    const { body } = await ada.send<{ products: { id: string }[] }>('GET', '/api/products')
    productId = body.products[0]?.id ?? ''
    await links(productId)
    const facts = [{ kind: 'rival', text: 'What Ada knows' }]
    const added = await ada.send<{ facts: { id: string }[] }>('POST', `/api/products/${productId}/facts`, { facts })
    factId = added.body.facts[0]?.id ?? ''
    const about = { words: "Ada's own words" }
    const comment = { text: "Ada's own words", about }
    const thread = await ada.send<CommentThread>('POST', `/api/documents/${runId}/comments`, comment)
    threadId = thread.body.id
    commentId = thread.body.comments[0]?.id ?? ''
    routes = ownRoutes(app)
  })
  afterAll(() => app.close())

  /** Every row that belongs to Ada, in every table that knows of users. */
  async function belongings(): Promise<unknown> {
    const tables = await app.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'run_id', 'product_id') order by 1, 2`,
    )
    const found: Record<string, unknown> = {}
    for (const { table_name: table, column_name: column } of tables) {
      const id = { user_id: ada.userId, product_id: productId }[column] ?? runId
      found[`${table}.${column}`] = await app.query(
        `select to_jsonb(t) as row from "${table}" t where ${column}::text = $1 order by to_jsonb(t)::text`,
        [id],
      )
    }
    found.comments = await app.query('select to_jsonb(c) as row from comments c where thread_id = $1', [threadId])
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([
        'share_links.user_id',
        'comment_threads.run_id',
        'runs.user_id',
        'run_events.run_id',
        'session.user_id',
        'product_facts.product_id',
      ]),
    )
    return found
  }

  /** Ada's ids in the place of every parameter. */
  const hersOf = ({ method, path }: Route) => {
    const ids = { ':factId': factId, ':runId': runId, ':thread': threadId, ':comment': commentId }
    const named = Object.entries(ids).reduce((text, [name, id]) => text.replace(name, id), path)
    const route = { method, path: named }
    return `${addressOf(route, route.path.startsWith('/api/products') ? productId : runId)}?format=md&id=${runId}&userId=${ada.userId}&user_id=${ada.userId}`
  }
  const namesAnId = ({ path }: Route) => /:(?!function|agentId)\w+/.test(path)

  /** The status, and as much text as comes without waiting for a stream's end. */
  async function call(route: Route, token: string | null) {
    const response = await fetch(`${app.url}${hersOf(route)}`, {
      method: route.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(route.method === 'GET'
        ? {}
        : {
            body: JSON.stringify({
              userId: ada.userId,
              user_id: ada.userId,
              id: runId,
              runId,
              text: 'Changed by somebody else',
              about: { words: 'Any' },
              resolved: true,
              revision: 1,
              result: {},
            }),
          }),
    })
    if (response.headers.get('content-type')?.includes('event-stream')) {
      await response.body?.cancel()
      return { status: response.status, text: '' }
    }
    return { status: response.status, text: await response.text() }
  }

  test('the routes are those of the whole interface', () => {
    const names = routes.map(nameOf)
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /functions/v1/:function',
        'GET /api/runs',
        'GET /api/runs/:id/events',
        'PATCH /api/runs/:id/result',
        'DELETE /api/runs/:id',
        'POST /api/documents/:id/links',
        'DELETE /api/documents/:id/links/:link',
        'DELETE /api/admin/links/:link',
        'PUT /api/profile/product',
        'PATCH /api/products/:id',
        'GET /api/products/:id/overview',
        'GET /api/products/offered',
        'POST /api/products/from-documents',
        'POST /api/products/:id/facts',
        'PATCH /api/products/:id/facts/:factId',
        'PUT /api/products/:id/likely-documents/:runId',
        'PUT /api/documents/:id/review',
        'GET /api/documents/:id/comments',
        'POST /api/documents/:id/comments',
        'PUT /api/documents/:id/comments/seen',
        'GET /api/documents/:id/comments/:thread',
        'POST /api/documents/:id/comments/:thread',
        'PATCH /api/documents/:id/comments/:thread',
        'PATCH /api/documents/:id/comments/:thread/:comment',
        'DELETE /api/documents/:id/comments/:thread/:comment',
        'GET /api/products/:id/links',
        'POST /api/products/:id/links',
        'PATCH /api/products/:id/links/:link',
        'DELETE /api/products/:id/links/:link',
        'GET /api/shared/:token/documents/:document',
        'POST /api/shared/:token/documents/:document/comments',
        'GET /api/shared/:token',
        'GET /api/shared/:token/comments',
        'POST /api/shared/:token/comments',
        'DELETE /api/shared/:token/comments/:thread/:comment',
        'PUT /api/votes/:agentId',
      ]),
    )
  })

  test('without a session nothing but what is open answers', async () => {
    const before = await belongings()
    for (const route of routes) {
      const name = nameOf(route)
      if (openRoutes.has(name)) continue
      const { status, text } = await call(route, null)
      expect([name, status], name).toEqual([name, 401])
      expect(JSON.parse(text), name).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
    expect(await belongings()).toEqual(before)
  })

  test.each([
    ['another account', (url: string) => signUp(url)],
    ['a guest', (url: string) => guest(url)],
  ])('%s neither reads nor changes anything of hers', async (_who, arrive) => {
    const before = await belongings()
    for (const route of routes) {
      const name = nameOf(route)
      // A new person for each: a route may end the caller's own session or account.
      const mallory = await arrive(app.url)
      const { status, text } = await call(route, mallory.accessToken)
      if (namesAnId(route)) expect([401, 403, 404], `${name} answered ${status}: ${text}`).toContain(status)
      expect(status, name).toBeLessThan(500)
      for (const secret of [
        ada.userId,
        ada.email,
        "Ada's own words",
        'What Ada knows',
        'ShiftSwap',
        researchIdea.productDescription,
      ]) {
        expect(text, name).not.toContain(secret)
      }
    }
    expect(await belongings()).toEqual(before)
  })

  test("a run in another user's name is refused", async () => {
    const mallory = await signUp(app.url)
    const prd = { productIdea: 'An app that lets nurses swap shifts with colleagues', userId: ada.userId }
    expect(await mallory.send('POST', '/functions/v1/product-prd-generator', prd)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    expect((await mallory.send<{ runs: unknown[] }>('GET', '/api/runs')).body.runs).toEqual([])
  })
})
