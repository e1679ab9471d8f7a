import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, tokenFor } from '#tests/support/mailbox.ts'
import { post, signIn, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('recovery and verification', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const auth = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(`${app.url}/api/auth/${path}`, body, headers)
  const timed = async (path: string, body: unknown) => {
    const started = performance.now()
    const answer = await auth(path, body)
    return { ms: performance.now() - started, status: answer.status, body: answer.body }
  }
  const spread = (times: readonly number[]) => Math.max(...times) - Math.min(...times)

  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

  test('a forgotten password is set anew by the link of a mail, once, and ends every session', async () => {
    const ada = await signUp(app.url)
    expect((await auth('request-password-reset', { email: ada.email })).status).toBe(200)
    const mail = mailsTo(app, ada.email).at(-1)
    expect(mail?.subject).toBe('Set a new password for PM Pilot')
    expect(mail?.text).toContain('Hello Ada,')
    const token = tokenFor(app, ada.email, 'reset')

    const weak = await auth('reset-password', { token, newPassword: 'password123' })
    expect(weak.status).toBe(400)
    expect(weak.body).toMatchObject({ code: 'WEAK_PASSWORD', reasons: ['common'] })
    expect((await auth('reset-password', { token, newPassword: 'a longer phrase, new' })).status).toBe(200)
    expect((await auth('reset-password', { token, newPassword: 'another phrase again' })).body).toMatchObject({
      code: 'INVALID_TOKEN',
    })

    expect((await auth('sign-in/email', { email: ada.email, password: 'correct horse battery' })).status).toBe(401)
    await signIn(app.url, ada.email, 'a longer phrase, new')
    expect((await ada.send('PUT', '/api/votes/planning', { feedback: null })).status).toBe(401)
    expect(mailsTo(app, ada.email).at(-1)?.subject).toBe('Your password for PM Pilot was changed')
  })

  test('sign-up sends a link that verifies the address; nothing waits for it', async () => {
    const ada = await signUp(app.url)
    expect(mailsTo(app, ada.email).map(({ subject }) => subject)).toEqual(['Confirm your email address for PM Pilot'])
    expect((await ada.send('GET', '/api/me')).status).toBe(200)
    await signIn(app.url, ada.email)
    const token = tokenFor(app, ada.email, 'verify')
    expect((await fetch(`${app.url}/api/auth/verify-email?token=${token}x`)).status).toBe(401)
    expect((await fetch(`${app.url}/api/auth/verify-email?token=${token}`)).status).toBe(200)
    expect(await app.query('select email_verified from "user" where id = $1', [ada.userId])).toEqual([
      { email_verified: true },
    ])
    // The session and the password stay.
    expect((await ada.send('PUT', '/api/votes/planning', { feedback: null })).status).toBe(200)
    await signIn(app.url, ada.email)
  })

  test('a code by mail opens a verified account only, and never goes around the second factor', async () => {
    const ada = await signUp(app.url)
    const ask = () => auth('email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
    expect((await ask()).status).toBe(200)
    expect(mailsTo(app, ada.email)).toHaveLength(1)
    await app.query('update "user" set email_verified = true where id = $1', [ada.userId])
    expect((await ask()).status).toBe(200)
    const code = /\b\d{6}\b/.exec(mailsTo(app, ada.email).at(-1)?.text ?? '')?.[0] ?? ''
    await app.query('update "user" set email_verified = false where id = $1', [ada.userId])
    expect((await auth('sign-in/email-otp', { email: ada.email, otp: code })).body).toMatchObject({
      code: 'INVALID_OTP',
    })
    await app.query('update "user" set email_verified = true, two_factor_enabled = true where id = $1', [ada.userId])
    expect((await auth('sign-in/email-otp', { email: ada.email, otp: code })).body).toMatchObject({
      code: 'INVALID_OTP',
    })
    await app.query('update "user" set two_factor_enabled = false where id = $1', [ada.userId])
    expect((await auth('sign-in/email-otp', { email: ada.email, otp: code })).status).toBe(200)
    await signIn(app.url, ada.email)
  })

  for (const [path, more] of [
    ['request-password-reset', {}],
    ['send-verification-email', {}],
    ['email-otp/send-verification-otp', { type: 'sign-in' }],
    ['email-otp/request-password-reset', {}],
  ] as const) {
    test(`${path} answers a known and an unknown address alike, in the same time`, async () => {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      for (let round = 0; round < 4; round++) {
        const ada = await signUp(app.url)
        // Side by side, so that both meet the same machine.
        const [known, unknown] = await Promise.all([
          timed(path, { email: ada.email, ...more }),
          timed(path, { email: `${crypto.randomUUID()}@example.com`, ...more }),
        ])
        expect(known.status).toBe(200)
        expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 })
        times.known.push(known.ms)
        times.unknown.push(unknown.ms)
      }
      expect(Math.min(...times.known, ...times.unknown)).toBeGreaterThanOrEqual(690)
      // A busy machine makes answers of one kind differ as well; only more than that would distinguish the kinds.
      const noise = Math.max(spread(times.known), spread(times.unknown))
      expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(60 + noise)
    })
  }

  test('a wrong code reveals nothing about the address, and cannot be tried without end', async () => {
    const ada = await signUp(app.url)
    await app.query('update "user" set email_verified = true where id = $1', [ada.userId])
    const answersOf = async (email: string, path: string, type: string) => {
      expect((await auth('email-otp/send-verification-otp', { email, type })).status).toBe(200)
      const answers = []
      for (let guess = 0; guess < 12; guess += 1) {
        const { status, body } = await auth(path, { email, type, otp: '00000x', password: 'a longer phrase' })
        answers.push([status, body.code, body.error])
      }
      await app.query('delete from rate_limit')
      return answers
    }
    for (const [path, type] of [
      ['sign-in/email-otp', 'sign-in'],
      ['email-otp/check-verification-otp', 'forget-password'],
      ['email-otp/verify-email', 'email-verification'],
      ['email-otp/reset-password', 'forget-password'],
    ] as const) {
      const known = await answersOf(ada.email, path, type)
      expect(await answersOf(`${crypto.randomUUID()}@example.com`, path, type)).toEqual(known)
      expect(known.map(([status]) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    }
  })

  test('sign-in answers a wrong password and an unknown address alike, in the same time', async () => {
    const ada = await signUp(app.url)
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let round = 0; round < 9; round++) {
      const known = await timed('sign-in/email', { email: ada.email, password: 'not the password' })
      const unknown = await timed('sign-in/email', {
        email: `${crypto.randomUUID()}@example.com`,
        password: 'not the password',
      })
      expect(known.status).toBe(401)
      expect(known.body).toMatchObject({ error: 'Invalid email or password' })
      expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 })
      times.known.push(known.ms)
      times.unknown.push(unknown.ms)
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.5)
  })

  test('a weak password is refused with its reasons wherever one is set', async () => {
    const email = 'florence.nightingale@example.com'
    const signup = (password: string) => auth('sign-up/email', { email, password, name: 'Florence' })
    expect((await signup('short')).body).toEqual({
      error: 'Choose a stronger password: use 8 to 128 characters.',
      code: 'WEAK_PASSWORD',
      fields: { password: 'Choose a stronger password: use 8 to 128 characters.' },
      reasons: ['length'],
    })
    expect((await signup('Qwertyuiop1')).body).toMatchObject({ reasons: ['common'] })
    expect((await signup('nightingale sings')).body).toMatchObject({ reasons: ['email'] })
    const ada = await signUp(app.url)
    const change = await auth(
      'change-password',
      { currentPassword: 'correct horse battery', newPassword: ada.email },
      { authorization: `Bearer ${ada.sessionToken}` },
    )
    expect(change.body).toMatchObject({ code: 'WEAK_PASSWORD', reasons: ['email'] })
  })

  test('nobody can send a message to the owner of an address by signing up: a name is shown as a name', async () => {
    const names = [
      ['Ada', 'Hello Ada,'],
      ['Anne-Marie', 'Hello Anne-Marie,'],
      ['Jürgen O’Neil', 'Hello Jürgen O’Neil,'],
      ['山田太郎', 'Hello 山田太郎,'],
      ['Dr. Ada', 'Hello Dr. Ada,'],
      ['You won! Visit http://evil.example/prize', 'Hello,'],
      ['evil.example', 'Hello,'],
      ['call +1 900 555', 'Hello,'],
      ['<b>Ada</b>', 'Hello,'],
      ['Ada\nBcc: all', 'Hello,'],
    ] as const
    for (const [firstName, greeting] of names) {
      const person = await signUp(app.url, { firstName })
      expect([firstName, mailsTo(app, person.email)[0]?.text.split('\n')[0]]).toEqual([firstName, greeting])
    }
  })

  test('guards cannot be gone around by another spelling or another type', async () => {
    const weak = { email: `${crypto.randomUUID()}@example.com`, password: 'password1', name: 'Eve' }
    for (const path of ['sign-up/email/', '/sign-up/email', 'sign-up%2Femail', 'Sign-up/email']) {
      expect((await auth(path, weak)).status).toBe(404)
    }
    const form = await fetch(`${app.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(weak),
    })
    expect(form.status).toBe(400)
    expect(await app.query('select 1 from "user" where email = $1', [weak.email])).toEqual([])
  })
})
