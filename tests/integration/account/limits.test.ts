import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { type AttemptRule, createAttemptLimit } from '#server/http/attempt-limit.ts'
import { mailsTo, tokenFor } from '#tests/support/mailbox.ts'
import { post, signIn, signUp, testPassword } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('limits of sign-in', () => {
  let app: TestApp
  let other: { url: string }
  beforeAll(async () => {
    app = await createTestApp({ SIGN_INS_PER_ACCOUNT: '4', TRUST_PROXY: 'true', SIGN_INS_PER_ADDRESS: '12' })
    other = await app.secondServer()
  })
  afterAll(() => app.close())

  let lastAddress = 0
  const address = () => ({ 'x-forwarded-for': `198.51.100.${++lastAddress}` })
  const tryPassword = (url: string, email: string, password: string, from = address()) =>
    post(`${url}/api/auth/sign-in/email`, { email, password }, from)

  test('wrong passwords count per account, on two servers together and from any address', async () => {
    const ada = await signUp(app.url)
    for (const url of [app.url, other.url, app.url, other.url]) {
      expect((await tryPassword(url, ada.email, 'not the password')).status).toBe(401)
    }
    for (const url of [app.url, other.url]) {
      const refused = await tryPassword(url, ada.email.toUpperCase(), testPassword)
      expect(refused.status).toBe(429)
      expect(refused.body.error).toMatch(/^Too many attempts for this account\. Try again in 1[45] minutes, or set/)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    }
  })

  test('wrong passwords from elsewhere do not lock out somebody who is signed in somewhere, and theirs count too', async () => {
    const ada = await signUp(app.url)
    const home = address()
    expect((await tryPassword(app.url, ada.email, testPassword, home)).status).toBe(200)
    for (let attempt = 0; attempt < 4; attempt++) await tryPassword(app.url, ada.email, 'not the password')
    expect((await tryPassword(app.url, ada.email, testPassword)).status).toBe(429)
    expect((await tryPassword(other.url, ada.email, testPassword, home)).status).toBe(200)
    for (let attempt = 0; attempt < 4; attempt++) {
      expect((await tryPassword(app.url, ada.email, 'not the password', home)).status).toBe(401)
    }
    expect((await tryPassword(app.url, ada.email, testPassword, home)).status).toBe(429)
  })

  test('an address without an account is limited alike', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    for (let attempt = 0; attempt < 4; attempt++) {
      expect((await tryPassword(app.url, email, 'not the password')).status).toBe(401)
    }
    expect((await tryPassword(other.url, email, 'not the password')).status).toBe(429)
  })

  test('many at once are not too many', async () => {
    const ada = await signUp(app.url)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        tryPassword(index % 2 ? app.url : other.url, ada.email, 'not the password'),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8)
  })

  test('first attempts that come in the same moment are counted as one name, whichever is first', async () => {
    const database = openDatabase(app.connection, { onError: () => undefined })
    const limit = createAttemptLimit(database)
    const rule: AttemptRule = { kind: 'test', max: 1, windowSeconds: 60, message: () => 'refused' }
    try {
      for (let name = 0; name < 150; name++) {
        const taken = await Promise.allSettled(Array.from({ length: 8 }, () => limit.take(rule, `name ${name}`)))
        const refusals = taken.filter((each) => each.status === 'rejected').map(({ reason }) => String(reason.message))
        expect(refusals).toEqual(Array.from({ length: 7 }, () => 'TOO_MANY_REQUESTS'))
      }
    } finally {
      await database.close()
    }
  })

  test('sign-up reveals to a network that a few addresses have accounts, then reveals nothing more, and writes to their owners', async () => {
    const ada = await signUp(app.url)
    const from = (last: number) => ({ 'x-forwarded-for': `2001:db8:77:1::${last.toString(16)}` })
    const tryAddress = (email: string, headers: Record<string, string>, url = app.url) =>
      post(`${url}/api/auth/sign-up/email`, { email, password: testPassword, name: 'Eve' }, headers)
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => tryAddress(ada.email, from(index + 1), index % 2 ? app.url : other.url)),
    )
    expect(answers.filter(({ body }) => body.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')).toHaveLength(12)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body.error).toMatch(/^Too many sign-ups from your network\. Try again in (59|60) minutes\.$/)
    // A free address is answered alike, or the refusal would reveal it.
    const free = () => `${crypto.randomUUID()}@example.com`
    expect((await tryAddress(free(), from(99))).status).toBe(429)
    expect((await tryAddress(free(), { 'x-forwarded-for': '2001:db8:77:2::1' })).status).toBe(200)
    const notices = [...mailsTo(app, ada.email)].filter(({ subject }) => subject.includes('already'))
    expect(notices).toHaveLength(6)
    expect(notices[0]?.text).toContain('tried to sign up with this address')
  })

  test('free addresses do not count, and a port that a proxy names makes no other address', async () => {
    for (let port = 4_000; port < 4_012; port += 1) {
      const body = { email: `${crypto.randomUUID()}@example.com`, password: testPassword, name: 'Ada' }
      const answer = await post(`${app.url}/api/auth/sign-up/email`, body, { 'x-forwarded-for': `203.0.113.9:${port}` })
      expect(answer.status).toBe(200)
    }
    // The thirteenth of a minute, and the first of somebody else.
    const body = () => ({ email: `${crypto.randomUUID()}@example.com`, password: testPassword, name: 'Ada' })
    const next = (address: string) => post(`${app.url}/api/auth/sign-up/email`, body(), { 'x-forwarded-for': address })
    expect((await next('203.0.113.9:4999')).status).toBe(429)
    expect((await next('203.0.113.10:4999')).status).toBe(200)
  })

  test('a network makes so many accounts in an hour, and no more', async () => {
    const from = { 'x-forwarded-for': '192.0.2.77' }
    const make = () =>
      post(
        `${app.url}/api/auth/sign-up/email`,
        { email: `${crypto.randomUUID()}@example.com`, password: testPassword, name: 'Ada' },
        from,
      )
    expect((await make()).status).toBe(200)
    // The other accounts of this hour.
    const network = createHash('sha256').update('192.0.2.77').digest('hex')
    await app.query('update rate_limit set count = 238 where key = $1', [`new-account:${network}`])
    expect([(await make()).status, (await make()).status]).toEqual([200, 200])
    const refused = await make()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true])
  })

  test('a right password forgets the wrong ones; a new password lifts the limit', async () => {
    const ada = await signUp(app.url)
    for (let attempt = 0; attempt < 3; attempt++) await tryPassword(app.url, ada.email, 'not the password')
    expect((await tryPassword(app.url, ada.email, testPassword)).status).toBe(200)
    for (let attempt = 0; attempt < 5; attempt++) await tryPassword(app.url, ada.email, 'not the password')
    expect((await tryPassword(app.url, ada.email, testPassword)).status).toBe(429)
    await post(`${app.url}/api/auth/request-password-reset`, { email: ada.email }, address())
    const token = tokenFor(app, ada.email, 'reset')
    const reset = { token, newPassword: 'a longer phrase, new' }
    expect((await post(`${app.url}/api/auth/reset-password`, reset, address())).status).toBe(200)
    await signIn(app.url, ada.email, 'a longer phrase, new')
  })

  test('guesses on the account page count too', async () => {
    const ada = await signUp(app.url)
    const change = () =>
      post(
        `${app.url}/api/auth/change-password`,
        { currentPassword: 'not the password', newPassword: 'a longer phrase, new' },
        { authorization: `Bearer ${ada.sessionToken}`, ...address() },
      )
    for (let attempt = 0; attempt < 4; attempt++) expect((await change()).status).toBe(400)
    expect((await change()).status).toBe(429)
  })

  test('one address has a limit of its own, with the time to wait', async () => {
    const from = address()
    const tries = []
    for (let attempt = 0; attempt < 13; attempt++) {
      const email = `${crypto.randomUUID()}@example.com`
      tries.push(await tryPassword(attempt % 2 ? app.url : other.url, email, 'not the password', from))
    }
    expect(tries.slice(0, 12).map(({ status }) => status)).toEqual(Array(12).fill(401))
    expect(tries[12]).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', error: expect.any(String) } })
    expect(Number(tries[12]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('an address is not flooded with mails', async () => {
    const ask = (email: string) => post(`${app.url}/api/auth/request-password-reset`, { email }, address())
    const ada = await signUp(app.url)
    for (const email of [ada.email, `${crypto.randomUUID()}@example.com`]) {
      for (let count = 0; count < 6; count++) expect((await ask(email)).status).toBe(200)
      expect((await ask(email)).status).toBe(429)
    }
  })
})
