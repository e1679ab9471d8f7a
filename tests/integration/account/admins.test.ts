import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenFor } from '#tests/support/mailbox.ts'
import { post, signUp, testPassword } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('administrators', () => {
  const boss = 'boss@example.com'
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ ADMIN_EMAILS: 'Boss@Example.com, other@example.com' })
  })
  afterAll(() => app.close())

  const list = (sessionToken: string, url = app.url) =>
    fetch(`${url}/api/auth/admin/list-users`, { headers: { authorization: `Bearer ${sessionToken}` } })

  test('an address of ADMIN_EMAILS counts once it is verified, and no longer than it is listed', async () => {
    const answer = await post(`${app.url}/api/auth/sign-up/email`, {
      email: boss,
      password: testPassword,
      name: 'Boss',
    })
    const token = answer.headers.get('set-auth-token') ?? ''
    expect((await list(token)).status).toBe(403)
    await fetch(`${app.url}/api/auth/verify-email?token=${tokenFor(app, boss, 'verify')}`)
    expect((await list(token)).status).toBe(200)

    const weak = { email: 'x@example.com', password: 'password1', name: 'X', role: 'user' }
    const created = await post(`${app.url}/api/auth/admin/create-user`, weak, { authorization: `Bearer ${token}` })
    expect(created).toMatchObject({ status: 400, body: { code: 'WEAK_PASSWORD' } })
    const impersonated = await post(
      `${app.url}/api/auth/admin/impersonate-user`,
      { userId: 'x' },
      { authorization: `Bearer ${token}` },
    )
    expect(impersonated.status).toBe(404)

    // What is listed of a session would open it.
    const ada = await signUp(app.url)
    for (const [path, body] of [
      ['list-user-sessions', { userId: ada.userId }],
      ['revoke-user-session', { sessionToken: ada.sessionToken }],
    ] as const) {
      const answer = await post(`${app.url}/api/auth/admin/${path}`, body, { authorization: `Bearer ${token}` })
      expect([path, answer.status]).toEqual([path, 404])
    }

    const later = await app.secondServer({ ADMIN_EMAILS: '' })
    expect((await list(token, later.url)).status).toBe(403)
  })

  test('nobody else is one, whatever was written before', async () => {
    const ada = await signUp(app.url)
    expect((await list(ada.sessionToken)).status).toBe(403)
    await app.query(`update "user" set role = 'admin', email_verified = true where id = $1`, [ada.userId])
    expect((await list(ada.sessionToken)).status).toBe(200)
    await app.secondServer()
    expect((await list(ada.sessionToken)).status).toBe(403)
  })
})
