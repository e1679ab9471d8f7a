import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, nameOf, openRoutes, ownRoutes, type Route } from '#tests/support/own-routes.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe("another user's ids", () => {
  let app: TestApp
  let ada: Person
  let runId: string
  let routes: Route[]
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
    const run = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    runId = (run.body.run as { id: string }).id
    await ada.send('PUT', '/api/votes/planning', { feedback: "Ada's own words" })
    await ada.send('PUT', '/api/profile/product', { name: 'ShiftSwap' })
    routes = ownRoutes(app)
  })
  afterAll(() => app.close())

  /** Every row that belongs to Ada, in every table that knows of users. */
  async function belongings(): Promise<unknown> {
    const tables = await app.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'run_id') order by 1, 2`,
    )
    const found: Record<string, unknown> = {}
    for (const { table_name: table, column_name: column } of tables) {
      const id = column === 'user_id' ? ada.userId : runId
      found[`${table}.${column}`] = await app.query(
        `select to_jsonb(t) as row from "${table}" t where ${column}::text = $1 order by to_jsonb(t)::text`,
        [id],
      )
    }
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['runs.user_id', 'run_events.run_id', 'session.user_id']))
    return found
  }

  /** Ada's ids in the place of every parameter. */
  const hersOf = (route: Route) =>
    `${addressOf(route, runId)}?format=md&id=${runId}&userId=${ada.userId}&user_id=${ada.userId}`
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
        'PUT /api/profile/product',
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
      for (const secret of [ada.userId, ada.email, "Ada's own words", 'ShiftSwap', researchIdea.productDescription]) {
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
