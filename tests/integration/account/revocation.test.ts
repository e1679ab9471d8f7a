import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenFor } from '#tests/support/mailbox.ts'
import { type Person, post, signIn, signUp, testPassword } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** What ends a session, from the session's own point of view. `other` is a second session of the same person. */
const ends: Record<string, (app: TestApp, person: Person, other: Person) => Promise<unknown>> = {
  'sign-out': (app, person) => auth(app, 'sign-out', person),
  'a new password': (app, _person, other) =>
    auth(app, 'change-password', other, { currentPassword: testPassword, newPassword: 'a longer phrase, new' }),
  'a recovered password': async (app, person) => {
    await auth(app, 'request-password-reset', null, { email: person.email })
    return auth(app, 'reset-password', null, {
      token: tokenFor(app, person.email, 'reset'),
      newPassword: 'a longer phrase, new',
    })
  },
  'revoking the session': async (app, person, other) => {
    const [row] = await app.query<{ token: string }>(
      'select token from session where user_id = $1 order by created_at limit 1',
      [person.userId],
    )
    return auth(app, 'revoke-session', other, { token: row?.token })
  },
  'revoking the other sessions': (app, _person, other) => auth(app, 'revoke-other-sessions', other),
  'signing out everywhere': (app, _person, other) => auth(app, 'revoke-sessions', other),
  'an administrator': async (app, person) => {
    const admin = await signUp(app.url)
    await app.query(`update "user" set role = 'admin' where id = $1`, [admin.userId])
    return auth(app, 'admin/revoke-user-sessions', admin, { userId: person.userId })
  },
  'a password that an administrator sets': async (app, person) => {
    const admin = await signUp(app.url)
    await app.query(`update "user" set role = 'admin' where id = $1`, [admin.userId])
    const newPassword = 'a phrase that somebody else chose'
    return auth(app, 'admin/set-user-password', admin, { userId: person.userId, newPassword })
  },
  'closing the account': (app, _person, other) => auth(app, 'delete-user', other, { password: testPassword }),
}

/** What must not work any more, with a bearer token of either kind. */
const acts: Record<string, (app: TestApp, token: string) => Promise<{ status: number }>> = {
  'start a run': (app, token) =>
    post(`${app.url}/functions/v1/market-research`, researchIdea, { authorization: `Bearer ${token}` }),
  write: (app, token) =>
    fetch(`${app.url}/api/votes/planning`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ feedback: null }),
    }),
  'change the account': (app, token) =>
    post(`${app.url}/api/auth/update-user`, { firstName: 'Eve' }, { authorization: `Bearer ${token}` }),
  'take the data': (app, token) =>
    fetch(`${app.url}/api/account/export`, { headers: { authorization: `Bearer ${token}` } }),
}

async function auth(app: TestApp, path: string, person: Person | null, body: object = {}) {
  const answer = await post(
    `${app.url}/api/auth/${path}`,
    body,
    person ? { authorization: `Bearer ${person.sessionToken}` } : {},
  )
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

describe('after a session has ended', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  for (const [name, end] of Object.entries(ends)) {
    test(`by ${name}, neither of its tokens does anything`, async () => {
      const person = await signUp(app.url)
      const other = await signIn(app.url, person.email)
      // The access token is known to the server before, so that what it remembers is tested too.
      expect((await person.send('PUT', '/api/votes/planning', { feedback: 'before' })).status).toBe(200)
      await end(app, person, other)
      for (const [act, attempt] of Object.entries(acts)) {
        for (const token of [person.accessToken, person.sessionToken]) {
          expect((await attempt(app, token)).status, act).toBe(401)
        }
      }
      const renewed = await fetch(`${app.url}/api/auth/token`, {
        headers: { authorization: `Bearer ${person.sessionToken}` },
      })
      expect(renewed.status).toBe(401)
      expect(await app.query('select 1 from runs where user_id = $1', [person.userId])).toEqual([])
    })
  }

  test('changing the password keeps the session that did it, under a new token', async () => {
    const person = await signUp(app.url)
    const answer = await auth(app, 'change-password', person, {
      currentPassword: testPassword,
      newPassword: 'a longer phrase, new',
      revokeOtherSessions: false,
    })
    const token = answer.headers.get('set-auth-token') ?? ''
    expect(token).not.toBe('')
    const fresh = await fetch(`${app.url}/api/auth/token`, { headers: { authorization: `Bearer ${token}` } })
    expect(fresh.status).toBe(200)
    expect(await app.query('select 1 from session where user_id = $1', [person.userId])).toHaveLength(1)
  })

  test('a wrong current password changes nothing', async () => {
    const person = await signUp(app.url)
    const answer = await post(
      `${app.url}/api/auth/change-password`,
      { currentPassword: 'not the password', newPassword: 'a longer phrase, new' },
      { authorization: `Bearer ${person.sessionToken}` },
    )
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } })
    expect((await person.send('PUT', '/api/votes/planning', { feedback: null })).status).toBe(200)
    await signIn(app.url, person.email)
  })

  test('an access token opens nothing of the auth library', async () => {
    const person = await signUp(app.url)
    for (const path of ['update-user', 'revoke-sessions', 'api-key/create']) {
      const answer = await post(
        `${app.url}/api/auth/${path}`,
        { firstName: 'Eve', name: 'key' },
        { authorization: `Bearer ${person.accessToken}` },
      )
      expect(answer.status).toBe(401)
    }
  })
})
