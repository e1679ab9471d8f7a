import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, personOf, post, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('accounts and sessions', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('sign-up writes profile and subscription and returns a working session', async () => {
    const ada = await signUp(app.url, { selectedPlan: 'pro' })
    const { status, body } = await ada.send('GET', '/api/me')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: { id: ada.userId, email: ada.email, anonymous: false },
      profile: { first_name: 'Ada', last_name: 'Example' },
      subscription: { plan: 'Free', status: 'trial' },
    })
    const rows = await app.query('select plan_id, status from user_subscriptions where user_id = $1', [ada.userId])
    expect(rows).toEqual([{ plan_id: null, status: 'trial' }])
  })

  test('sign-up takes the other spelling of its fields, and answers what is missing by field', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const password = 'correct horse battery'
    const answer = await post(`${app.url}/api/auth/sign-up/email`, {
      email,
      password,
      first_name: 'Ada',
      last_name: 'Example',
      selected_plan: 'pro',
    })
    expect(answer.status).toBe(200)
    const ada = await personOf(app.url, email, answer)
    expect((await ada.send('GET', '/api/me')).body).toMatchObject({
      profile: { first_name: 'Ada', last_name: 'Example' },
      subscription: { status: 'trial' },
    })
    const refusal = async (path: string, body: object) => {
      const refused = await post(`${app.url}/api/auth/${path}`, body)
      return { status: refused.status, body: refused.body }
    }
    expect(await refusal('sign-up/email', {})).toMatchObject({
      status: 400,
      body: {
        error: 'Please enter your email',
        code: 'INVALID_INPUT',
        fields: {
          email: 'Please enter your email',
          password: 'Please enter your password',
          firstName: 'Please enter your first name',
          lastName: 'Please enter your last name',
        },
      },
    })
    expect(await refusal('sign-up/email', { email: 'ada', password, name: 'Ada' })).toMatchObject({
      body: { fields: { email: 'Please enter a valid email address' } },
    })
    expect(await refusal('sign-in/email', { email: 5 })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Please enter your email', password: 'Please enter your password' } },
    })
    // What only the library checks.
    expect(await refusal('request-password-reset', { email: 5 })).toMatchObject({
      status: 400,
      body: {
        error: 'Please check the highlighted fields and try again.',
        code: 'INVALID_INPUT',
        fields: { email: 'Please check this field' },
      },
    })
  })

  test('401 and 404 of the account paths have an error and a code', async () => {
    const answerOf = async (path: string) => {
      const answer = await fetch(`${app.url}/api/auth/${path}`)
      return { status: answer.status, body: await answer.json() }
    }
    expect(await answerOf('nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: expect.stringMatching(/\S/) },
    })
    for (const path of ['list-sessions', 'token']) {
      expect(await answerOf(path)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED', error: expect.stringMatching(/\S/) },
      })
    }
  })

  test('the password is stored hashed', async () => {
    const ada = await signUp(app.url)
    const [row] = await app.query<{ password: string }>('select password from account where user_id = $1', [ada.userId])
    expect(row?.password).toBeTruthy()
    expect(row?.password).not.toContain('correct horse')
  })

  test('sign-in works with the right password only', async () => {
    const ada = await signUp(app.url)
    const wrong = await post(`${app.url}/api/auth/sign-in/email`, { email: ada.email, password: 'not the password' })
    expect(wrong.status).toBe(401)
    const right = await post(`${app.url}/api/auth/sign-in/email`, {
      email: ada.email,
      password: 'correct horse battery',
    })
    const again = await personOf(app.url, ada.email, right)
    expect(again.userId).toBe(ada.userId)
  })

  test('without, with a broken or a foreign-signed token the answer is 401', async () => {
    for (const authorization of ['', 'Bearer x.y.z', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'Basic abc']) {
      const answer = await fetch(`${app.url}/api/runs`, { headers: { authorization } })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
  })

  test('after sign-out the access token starts no run and writes nothing', async () => {
    const ada = await signUp(app.url)
    const out = await post(`${app.url}/api/auth/sign-out`, {}, { authorization: `Bearer ${ada.sessionToken}` })
    expect(out.status).toBe(200)
    const run = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    expect(run.status).toBe(401)
    const token = await fetch(`${app.url}/api/auth/token`, { headers: { authorization: `Bearer ${ada.sessionToken}` } })
    expect(token.status).toBe(401)
    expect(await app.query('select id from runs where user_id = $1', [ada.userId])).toEqual([])
  })

  test('a page of another origin cannot sign anybody in or up', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    ]) {
      const body = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery', name: 'Eve' }
      expect((await post(`${app.url}/api/auth/sign-up/email`, body, headers)).status).toBe(403)
    }
  })

  test("a guest's runs move to the account at sign-up and do not count against it", async () => {
    const visitor = await guest(app.url)
    const run = await visitor.send('POST', '/functions/v1/market-research', researchIdea)
    expect(run.status).toBe(200)
    const email = `${crypto.randomUUID()}@example.com`
    const answer = await post(
      `${app.url}/api/auth/sign-up/email`,
      { email, password: 'correct horse battery', name: 'Grace Example' },
      { authorization: `Bearer ${visitor.sessionToken}` },
    )
    const grace = await personOf(app.url, email, answer)
    const list = await grace.send<{ runs: { id: string }[] }>('GET', '/api/runs')
    expect(list.body.runs.map(({ id }) => id)).toEqual([(run.body.run as { id: string }).id])
    expect((await grace.send('GET', '/api/usage')).body).toMatchObject({
      plan: 'Free',
      limit: 50,
      used: 0,
      remaining: 50,
    })
  })

  test("a guest's runs move to an account that is signed in to, beside its own, and do not count", async () => {
    const ada = await signUp(app.url)
    const own = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    const visitor = await guest(app.url)
    const guests = await visitor.send('POST', '/functions/v1/market-research', researchIdea)
    const answer = await post(
      `${app.url}/api/auth/sign-in/email`,
      { email: ada.email, password: 'correct horse battery' },
      { authorization: `Bearer ${visitor.sessionToken}` },
    )
    const again = await personOf(app.url, ada.email, answer)
    expect(again.userId).toBe(ada.userId)
    const list = await again.send<{ runs: { id: string }[] }>('GET', '/api/runs')
    const ids = [guests, own].map(({ body }) => (body.run as { id: string }).id)
    expect(list.body.runs.map(({ id }) => id)).toEqual(ids)
    expect((await again.send('GET', '/api/usage')).body).toMatchObject({ used: 1, remaining: 49 })
  })

  test('an administrator or another plan cannot be claimed at sign-up', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const eve = { email, password: 'correct horse battery', name: 'Eve', role: 'admin' }
    expect((await post(`${app.url}/api/auth/sign-up/email`, eve)).status).toBe(400)
    const ada = await signUp(app.url, { isAnonymous: true, emailVerified: true, selectedPlan: 'enterprise' })
    const [row] = await app.query('select is_anonymous, email_verified, role from "user" where id = $1', [ada.userId])
    expect(row).toEqual({ is_anonymous: false, email_verified: false, role: 'user' })
    expect((await ada.send('GET', '/api/usage')).body).toMatchObject({ plan: 'Free', limit: 50 })
  })
})
