import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, post, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('API keys', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const setPlan = (person: Person, plan: string | null) =>
    app.query(`update user_subscriptions set plan_id = $2, status = 'active' where user_id = $1`, [person.userId, plan])
  const create = (person: Person, name = 'Nightly report') =>
    post(`${app.url}/api/auth/api-key/create`, { name }, { authorization: `Bearer ${person.sessionToken}` })
  const onPro = async () => {
    const person = await signUp(app.url)
    await setPlan(person, 'pro')
    const { body } = await create(person)
    return { person, key: String(body.key), id: String(body.id) }
  }
  const read = (key: string, path = '/api/usage') => fetch(`${app.url}${path}`, { headers: { 'x-api-key': key } })

  test('only Pro makes them', async () => {
    const ada = await signUp(app.url)
    for (const plan of [null, 'free', 'starter']) {
      await setPlan(ada, plan)
      expect(await create(ada)).toMatchObject({ status: 403, body: { code: 'API_ACCESS_REQUIRED' } })
    }
    await setPlan(ada, 'pro')
    const { status, body } = await create(ada)
    expect(status).toBe(200)
    expect(body.key).toMatch(/^pmp_\w{64}$/)
    expect(await app.query('select 1 from apikey where key = $1', [body.key])).toEqual([])
  })

  test('a key acts as its user: runs, usage, votes', async () => {
    const { person, key } = await onPro()
    const run = await post(`${app.url}/functions/v1/market-research`, researchIdea, { 'x-api-key': key })
    expect(run.status).toBe(200)
    const { id } = run.body.run as { id: string }
    expect((await person.run(id)).status).toBe('succeeded')
    const list = (await (await read(key, '/api/runs')).json()) as { runs: { id: string }[] }
    expect(list.runs.map((each) => each.id)).toEqual([id])
    expect(await (await read(key)).json()).toMatchObject({ plan: 'Pro', limit: -1, used: 1 })
    const vote = await fetch(`${app.url}/api/votes/planning`, {
      method: 'PUT',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ feedback: 'by key' }),
    })
    expect(vote.status).toBe(200)
    expect((await read(key, `/api/runs/${id}/export?format=md`)).status).toBe(200)
  })

  test('a key of a plan that ended is refused with 403, and works again with the plan', async () => {
    const { person, key } = await onPro()
    for (const plan of [null, 'free', 'starter']) {
      await setPlan(person, plan)
      const answer = await read(key)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ code: 'API_ACCESS_REQUIRED' })
      const run = await post(`${app.url}/functions/v1/market-research`, researchIdea, { 'x-api-key': key })
      expect(run.status).toBe(403)
    }
    expect(await app.query('select 1 from runs where user_id = $1', [person.userId])).toEqual([])
    await setPlan(person, 'pro')
    expect((await read(key)).status).toBe(200)
  })

  test('a revoked, a wrong and a switched-off key are nobody; so is one of a closed account', async () => {
    const { person, key, id } = await onPro()
    expect((await read(`pmp_${'x'.repeat(64)}`)).status).toBe(401)
    expect((await read('x')).status).toBe(401)
    await app.query('update apikey set enabled = false where id = $1', [id])
    expect((await read(key)).status).toBe(401)
    await app.query('update apikey set enabled = true where id = $1', [id])
    await app.query('update "user" set banned = true where id = $1', [person.userId])
    expect((await read(key)).status).toBe(401)
    await app.query('update "user" set banned = false where id = $1', [person.userId])
    expect((await read(key)).status).toBe(200)
    const revoked = await post(
      `${app.url}/api/auth/api-key/delete`,
      { keyId: id },
      { authorization: `Bearer ${person.sessionToken}` },
    )
    expect(revoked.status).toBe(200)
    expect((await read(key)).status).toBe(401)
    expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  test('a key opens neither the account nor the whole export, and survives sign-out', async () => {
    const { person, key } = await onPro()
    for (const path of ['update-user', 'api-key/create', 'revoke-sessions']) {
      const answer = await post(`${app.url}/api/auth/${path}`, { name: 'Eve', firstName: 'Eve' }, { 'x-api-key': key })
      expect(answer.status).toBe(401)
    }
    expect((await read(key, '/api/account/export')).status).toBe(403)
    const bought = await post(`${app.url}/api/subscription`, { plan: 'free', trial: false }, { 'x-api-key': key })
    expect(bought.status).toBe(403)
    await post(`${app.url}/api/auth/sign-out`, {}, { authorization: `Bearer ${person.sessionToken}` })
    expect((await read(key)).status).toBe(200)
  })

  test('live events follow a key until it is revoked', async () => {
    const { person, key, id } = await onPro()
    const stream = await fetch(`${app.url}/api/events`, { headers: { 'x-api-key': key } })
    expect(stream.status).toBe(200)
    const reader = stream.body?.getReader()
    const started = Date.now()
    let text = ''
    let revokedAt = 0
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      text += new TextDecoder().decode(value)
      if (revokedAt === 0 && text.includes('event: usage')) {
        // The duration is what is tested: longer than the time between two looks at sessions, so that a key taken for an ended session shows.
        await new Promise((resolve) => setTimeout(resolve, 4_000))
        revokedAt = Date.now()
        await post(
          `${app.url}/api/auth/api-key/delete`,
          { keyId: id },
          { authorization: `Bearer ${person.sessionToken}` },
        )
      }
    }
    expect(revokedAt - started).toBeGreaterThan(3_900)
    expect(Date.now()).toBeGreaterThanOrEqual(revokedAt)
  })

  test("nobody sees or revokes another person's key", async () => {
    const { id } = await onPro()
    const eve = await signUp(app.url)
    const authorization = `Bearer ${eve.sessionToken}`
    expect((await post(`${app.url}/api/auth/api-key/delete`, { keyId: id }, { authorization })).status).toBe(404)
    const list = await fetch(`${app.url}/api/auth/api-key/list`, { headers: { authorization } })
    expect(JSON.stringify(await list.json())).not.toContain(id)
  })
})
