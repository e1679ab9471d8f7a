import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '#tests/support/person.ts'
import { prdIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let other: { url: string; close(): Promise<void> }
let ada: Person
let eve: Person
beforeAll(async () => {
  app = await createTestApp({ REQUESTS_PER_ACCOUNT: '40', REQUESTS_PER_ADDRESS: '60' })
  other = await app.secondServer()
  ada = await signUp(app.url)
  eve = await signUp(app.url)
})
afterAll(() => app.close())

const call = (person: Person, server: { url: string }, method: string, path: string, body?: object) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** Sends, on both servers by turns, until refused; answers how many were let through. */
async function letThrough(most: number, send: (server: { url: string }) => Promise<Response>): Promise<number> {
  for (let sent = 0; sent < most; sent += 1) {
    const response = await send(sent % 2 ? other : app)
    await response.arrayBuffer()
    if (response.status !== 429) continue
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    return sent
  }
  return most
}

test('changes of one account are counted by all servers together, whatever is changed', async () => {
  let turn = 0
  const sent = await letThrough(200, (server) => {
    turn += 1
    return turn % 3 === 0
      ? call(ada, server, 'PUT', '/api/votes/planning', { feedback: 'Again' })
      : call(ada, server, 'PUT', '/api/profile/product', { name: 'A', description: '', audience: '', market: '' })
  })
  expect(sent).toBe(120)
  const refused = await call(ada, other, 'PUT', '/api/votes/planning', { feedback: 'Once more' })
  expect(await refused.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    error: 'Too many changes at once. Please wait a minute and try again.',
  })
  // Somebody else goes on, and so does what is no change of hers.
  expect((await call(eve, app, 'PUT', '/api/votes/planning', { feedback: 'Mine' })).status).toBe(200)
  expect((await call(ada, app, 'GET', '/api/votes/planning')).status).toBe(200)
  expect((await ada.send('POST', '/functions/v1/product-prd-generator', prdIdea)).status).toBe(200)
  await app.query(`delete from rate_limit where key like 'request-change:%'`)
  expect((await call(ada, app, 'PUT', '/api/votes/planning', { feedback: 'Later' })).status).toBe(200)
})

test('so are downloads, data exports and calls to a wiki', async () => {
  const grace = await signUp(app.url)
  const run = await grace.send('POST', '/functions/v1/product-prd-generator', prdIdea)
  const { id } = run.body.run as { id: string }
  const limits: [string, number, (server: { url: string }) => Promise<Response>][] = [
    ['downloads', 60, (server) => call(grace, server, 'GET', `/api/runs/${id}/export?format=txt`)],
    ['wiki', 60, (server) => call(grace, server, 'POST', '/functions/v1/confluence-service', { action: 'listPages' })],
    ['data exports', 5, (server) => call(grace, server, 'GET', '/api/account/export')],
  ]
  for (const [what, max, send] of limits) {
    // A download is also a read, which each server counts for itself.
    const sent = await letThrough(max + 5, send)
    expect([what, sent]).toEqual([what, max])
  }
})

test('reads are counted by account, on each server', async () => {
  const reader = await signUp(app.url)
  const reads = async (server: { url: string }) => {
    for (let sent = 0; sent < 90; sent += 1) {
      if ((await call(reader, server, 'GET', '/api/me')).status === 429) return sent
    }
    return 90
  }
  // Twice as many where a new minute begins on the way.
  const first = await reads(app)
  expect(first).toBeGreaterThanOrEqual(40)
  expect(first).toBeLessThanOrEqual(80)
  expect((await call(reader, other, 'GET', '/api/me')).status).toBe(200)
  expect((await call(eve, app, 'GET', '/api/me')).status).toBe(200)
})

test('who shows nothing, or nothing that is valid, is counted by address, and nobody else by it', async () => {
  const attempts: ((server: { url: string }) => Promise<Response>)[] = [
    ({ url }) => fetch(`${url}/api/agents`),
    ({ url }) => fetch(`${url}/api/me`),
    ({ url }) => fetch(`${url}/api/runs`, { headers: { authorization: 'Bearer a.b.c' } }),
    ({ url }) => fetch(`${url}/functions/v1/market-research`, { method: 'POST', body: '{}' }),
    ({ url }) => fetch(`${url}/api/me`, { headers: { 'x-api-key': 'pmp_guessed' } }),
  ]
  let sent = 0
  for (; sent < 200; sent += 1) {
    const response = await attempts[sent % attempts.length]?.(app)
    if (response?.status === 429) break
    expect([200, 401]).toContain(response?.status)
  }
  expect(sent).toBeGreaterThanOrEqual(60)
  expect(sent).toBeLessThanOrEqual(120)
  expect((await call(eve, app, 'GET', '/api/votes/planning')).status).toBe(200)
  for (const path of ['/', '/healthz', '/readyz', '/metrics']) {
    expect([path, (await fetch(`${app.url}${path}`)).status]).not.toEqual([path, 429])
  }
})

test('calls of a function that start nothing count as reads do', async () => {
  const grace = await signUp(app.url)
  const sent = await letThrough(200, (server) => call(grace, server, 'POST', '/functions/v1/product-prd-generator', {}))
  expect(sent).toBeGreaterThanOrEqual(40)
  expect(sent).toBeLessThanOrEqual(82)
})
