import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOf, ownRoutes } from '#tests/support/own-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('every route of the interface is described, and none that is not there', async () => {
  const answer = await fetch(`${app.url}/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  // Functions are described one by one, and what is no JSON of the interface is left out on both sides.
  const isOurs = (name: string) => / \/api\//.test(name)
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((name) => name !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = ownRoutes(app).map((route) => nameOf(route).replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'))
  expect(described.filter(isOurs).sort()).toEqual(routes.filter(isOurs).sort())
})
