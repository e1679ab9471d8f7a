import { createHmac } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf, nameOf, openRoutes, ownRoutes, type Route } from '#tests/support/own-routes.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { prdIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const parsed = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as object

let app: TestApp
let ada: Person
let runId: string
let guarded: Route[]
beforeAll(async () => {
  app = await createTestApp()
  ada = await signUp(app.url)
  const run = await ada.send('POST', '/functions/v1/product-prd-generator', prdIdea)
  runId = (run.body.run as { id: string }).id
  guarded = ownRoutes(app).filter((route) => !openRoutes.has(nameOf(route)))
})
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a token that is not one of ours', () => {
  /** Every guarded route, called with these words in the authorization header. */
  async function walk(authorization: string) {
    for (const route of guarded) {
      const response = await fetch(`${app.url}${addressOf(route, runId)}`, {
        method: route.method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(route.method === 'GET' ? {} : { body: '{}' }),
      })
      expect([nameOf(route), response.status]).toEqual([nameOf(route), 401])
      expect(await response.json(), nameOf(route)).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
  }

  test('the routes to walk are there, and her own token opens them', async () => {
    expect(guarded.length).toBeGreaterThan(15)
    expect((await ada.send('GET', `/api/runs/${runId}`)).status).toBe(200)
  })

  test('a sixteen minutes old one opens nothing, even where it was just let in', async () => {
    expect((await ada.send('GET', '/api/me')).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
    await walk(`Bearer ${ada.accessToken}`)
  })

  test('one that was tampered with opens nothing', async () => {
    const [head = '', payload = '', signature = ''] = ada.accessToken.split('.')
    const { kid } = parsed(head) as { kid: string }
    const claims = parsed(payload)
    const mallory = await signUp(app.url)
    const [, malloryClaims = ''] = mallory.accessToken.split('.')
    const [key] = await app.query<{ public_key: string }>('select public_key from jwks where id = $1', [kid])
    const { privateKey, publicKey } = await generateKeyPair('EdDSA')
    const signed = (header: object) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(privateKey)
    const hmac = `${base64url({ alg: 'HS256', kid })}.${payload}`
    const forged: Record<string, string> = {
      'another signature': `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'no signature': `${head}.${payload}.`,
      "another user's claims": `${head}.${malloryClaims}.${signature}`,
      'a later end': `${head}.${base64url({ ...claims, exp: 4_102_444_800 })}.${signature}`,
      'the algorithm none': `${base64url({ alg: 'none', kid })}.${payload}.`,
      'the public key as a shared secret': `${hmac}.${createHmac('sha256', key?.public_key ?? '')
        .update(hmac)
        .digest('base64url')}`,
      'a key of their own under our name': await signed({ kid }),
      'a key of their own in the header': await signed({ kid, jwk: await exportJWK(publicKey) }),
      'a key at an address of theirs': await signed({ kid, jku: 'http://127.0.0.1:9/keys' }),
      'a key that nobody knows': await signed({ kid: '../../../etc/passwd' }),
      'the session token': ada.sessionToken,
      'no token': 'null',
    }
    for (const [what, token] of Object.entries(forged)) {
      const { status } = await ada.send('GET', '/api/me', undefined, { authorization: `Bearer ${token}` })
      expect([what, status]).toEqual([what, 401])
    }
    for (const what of ['another signature', 'the algorithm none', 'a later end']) await walk(`Bearer ${forged[what]}`)
    for (const other of [`Basic ${btoa('ada:secret')}`, 'Bearer', `Token ${ada.accessToken}`]) await walk(other)
  })
})

describe('what was ours once', () => {
  /** Every guarded route, all of which must answer the same to these headers. */
  async function refusals(headers: Record<string, string>, expected: { status: number; code: string }) {
    for (const route of guarded) {
      const response = await fetch(`${app.url}${addressOf(route, runId)}?format=md`, {
        method: route.method,
        headers: { 'content-type': 'application/json', ...headers },
        // A form that would start a run: what is wrong with one may be said before who asks is looked at.
        ...(route.method === 'GET' ? {} : { body: JSON.stringify(researchIdea) }),
      })
      const { code } = (await response.json()) as { code: string }
      expect([nameOf(route), response.status, code]).toEqual([nameOf(route), expected.status, expected.code])
    }
  }
  const nobody = { status: 401, code: 'UNAUTHENTICATED' }

  test('a session that was ended changes nothing at once, and reads nothing half a minute later', async () => {
    const gone = await signUp(app.url)
    const { body } = await gone.send('POST', '/functions/v1/product-prd-generator', prdIdea)
    const { id } = body.run as { id: string }
    expect((await gone.send('GET', `/api/runs/${id}`)).status).toBe(200)
    await fetch(`${app.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gone.sessionToken}` },
    })
    for (const route of guarded.filter(({ method }) => method !== 'GET')) {
      const { status } = await gone.send(route.method, addressOf(route, id), researchIdea)
      expect([nameOf(route), status]).toEqual([nameOf(route), 401])
    }
    const clock = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + 31_000)
    await refusals({ authorization: `Bearer ${gone.accessToken}` }, nobody)
  })

  test('a key that was revoked, switched off, outlived or outlasted by its plan opens nothing', async () => {
    const owner = await signUp(app.url)
    const plan = (name: string) =>
      app.query(`update user_subscriptions set plan_id = $2, status = 'active' where user_id = $1`, [
        owner.userId,
        name,
      ])
    await plan('pro')
    const made = await owner.send<{ key: string; id: string }>(
      'POST',
      '/api/auth/api-key/create',
      { name: 'A key' },
      { authorization: `Bearer ${owner.sessionToken}` },
    )
    const headers = { 'x-api-key': made.body.key }
    const opens = async () => (await fetch(`${app.url}/api/me`, { headers })).status
    expect(await opens()).toBe(200)
    await plan('free')
    await refusals(headers, { status: 403, code: 'API_ACCESS_REQUIRED' })
    await plan('pro')
    await app.query('update apikey set enabled = false where id = $1', [made.body.id])
    await refusals(headers, nobody)
    await app.query('update apikey set enabled = true where id = $1', [made.body.id])
    expect(await opens()).toBe(200)
    await app.query(`update apikey set expires_at = now() - interval '1 minute' where id = $1`, [made.body.id])
    // The auth library deletes an outlived key when it meets it.
    await refusals(headers, nobody)
    for (const key of ['', 'pmp_', made.body.key.slice(0, -1), `${made.body.key}x`, made.body.key.toUpperCase()]) {
      await refusals({ 'x-api-key': key }, nobody)
    }
  })
})
