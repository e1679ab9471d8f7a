import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, guest, personOf, post, signUp, testPassword } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { authenticatorCode, cookiesOf, switchOnSecondFactor } from '#tests/support/second-factor.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('second factor', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const challenge = async (email: string, headers: Record<string, string> = {}) => {
    const answer = await post(`${app.url}/api/auth/sign-in/email`, { email, password: testPassword }, headers)
    expect(answer.body).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
    return answer
  }
  const answer = (asked: Answer, path: string, code: string, headers: Record<string, string> = {}) =>
    post(`${app.url}/api/auth/two-factor/${path}`, { code }, { cookie: cookiesOf(asked), origin: app.url, ...headers })

  test('it is on once a code has proved it; secret and recovery codes are sealed', async () => {
    const ada = await signUp(app.url)
    const authorization = `Bearer ${ada.sessionToken}`
    const wrong = await post(`${app.url}/api/auth/two-factor/enable`, { password: 'x' }, { authorization })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } })
    const enabled = await post(`${app.url}/api/auth/two-factor/enable`, { password: testPassword }, { authorization })
    expect(enabled.body.totpURI).toMatch(/^otpauth:\/\/totp\/PM%20Pilot:/)
    expect(enabled.body.backupCodes).toHaveLength(10)
    // Not proved yet: signing in does not ask.
    const plain = await post(`${app.url}/api/auth/sign-in/email`, { email: ada.email, password: testPassword })
    expect(plain.body.twoFactorRedirect).toBeUndefined()
    const code = await authenticatorCode(String(enabled.body.totpURI))
    const verified = await post(`${app.url}/api/auth/two-factor/verify-totp`, { code }, { authorization })
    expect(verified.status).toBe(200)
    const asked = await challenge(ada.email)
    expect(asked.body.user).toBeUndefined()
    const [row] = await app.query<{ secret: string; backup_codes: string }>('select * from two_factor')
    expect(row?.secret).not.toContain(new URL(String(enabled.body.totpURI)).searchParams.get('secret') ?? 'x')
    expect(row?.backup_codes).not.toContain((enabled.body.backupCodes as string[])[0])
  })

  test('the token of a challenge opens nothing; the code opens a session', async () => {
    const ada = await signUp(app.url)
    const { totpUri } = await switchOnSecondFactor(app.url, ada, testPassword)
    const asked = await challenge(ada.email)
    const dead = asked.headers.get('set-auth-token')
    if (dead) {
      const token = await fetch(`${app.url}/api/auth/token`, { headers: { authorization: `Bearer ${dead}` } })
      expect(token.status).toBe(401)
    }
    const wrong = await answer(asked, 'verify-totp', '000000')
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Invalid code' } })
    const right = await answer(asked, 'verify-totp', await authenticatorCode(totpUri))
    expect((await personOf(app.url, ada.email, right)).userId).toBe(ada.userId)
    // A challenge is answered once.
    expect((await answer(asked, 'verify-totp', await authenticatorCode(totpUri))).status).toBe(401)
  })

  test('a recovery code opens a session once', async () => {
    const ada = await signUp(app.url)
    const { recoveryCodes } = await switchOnSecondFactor(app.url, ada, testPassword)
    const code = recoveryCodes[3] ?? ''
    expect((await answer(await challenge(ada.email), 'verify-backup-code', code)).status).toBe(200)
    expect((await answer(await challenge(ada.email), 'verify-backup-code', code)).status).toBe(401)
  })

  test('guessing ends the challenge', async () => {
    const ada = await signUp(app.url)
    const { totpUri } = await switchOnSecondFactor(app.url, ada, testPassword)
    const asked = await challenge(ada.email)
    for (let guess = 0; guess < 5; guess++) await answer(asked, 'verify-totp', `00000${guess}`)
    expect((await answer(asked, 'verify-totp', await authenticatorCode(totpUri))).status).not.toBe(200)
  })

  test("a guest's runs come along after the second step", async () => {
    const ada = await signUp(app.url)
    const { totpUri } = await switchOnSecondFactor(app.url, ada, testPassword)
    const visitor = await guest(app.url)
    expect((await visitor.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    const asked = await challenge(ada.email, { authorization: `Bearer ${visitor.sessionToken}` })
    const opened = await answer(asked, 'verify-totp', await authenticatorCode(totpUri), {
      'x-guest-session': visitor.sessionToken,
    })
    const again = await personOf(app.url, ada.email, opened)
    const list = await again.send<{ runs: unknown[] }>('GET', '/api/runs')
    expect(list.body.runs).toHaveLength(1)
    expect(await app.query('select 1 from "user" where id = $1', [visitor.userId])).toEqual([])
  })

  test("the header brings no other account's runs", async () => {
    const ada = await signUp(app.url)
    const { totpUri } = await switchOnSecondFactor(app.url, ada, testPassword)
    const victim = await signUp(app.url)
    const asked = await challenge(ada.email)
    await answer(asked, 'verify-totp', await authenticatorCode(totpUri), { 'x-guest-session': victim.sessionToken })
    expect(await app.query('select 1 from "user" where id = $1', [victim.userId])).toHaveLength(1)
  })

  test('a trusted device is not asked again, until the password changes', async () => {
    const ada = await signUp(app.url)
    const { totpUri, sessionToken } = await switchOnSecondFactor(app.url, ada, testPassword)
    const asked = await challenge(ada.email)
    const body = { code: await authenticatorCode(totpUri), trustDevice: true }
    const cookie = { cookie: cookiesOf(asked), origin: app.url }
    const trusted = await post(`${app.url}/api/auth/two-factor/verify-totp`, body, cookie)
    const device = cookiesOf(trusted)
      .split('; ')
      .find((each) => each.includes('trust_device'))
    const signIn = (password: string) =>
      post(
        `${app.url}/api/auth/sign-in/email`,
        { email: ada.email, password },
        { cookie: device ?? '', origin: app.url },
      )
    const again = await signIn(testPassword)
    expect(again.body.twoFactorRedirect).toBeUndefined()
    expect(device).toBeTruthy()
    const change = { currentPassword: testPassword, newPassword: 'a longer phrase, new' }
    await post(`${app.url}/api/auth/change-password`, change, { authorization: `Bearer ${sessionToken}` })
    expect((await signIn('a longer phrase, new')).body.twoFactorRedirect).toBe(true)
  })

  test('switching it off takes the password', async () => {
    const ada = await signUp(app.url)
    const { sessionToken } = await switchOnSecondFactor(app.url, ada, testPassword)
    const off = (password: string) =>
      post(`${app.url}/api/auth/two-factor/disable`, { password }, { authorization: `Bearer ${sessionToken}` })
    expect((await off('not the password')).status).toBe(400)
    expect((await off(testPassword)).status).toBe(200)
    const plain = await post(`${app.url}/api/auth/sign-in/email`, { email: ada.email, password: testPassword })
    await personOf(app.url, ada.email, plain)
  })
})
