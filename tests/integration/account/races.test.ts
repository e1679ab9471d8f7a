import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { finishWithoutResult } from '#server/runs/finish-run.ts'
import { mailsTo, tokenFor } from '#tests/support/mailbox.ts'
import { guest, type Person, personOf, post, signIn, signUp, testPassword } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { authenticatorCode, cookiesOf, switchOnSecondFactor } from '#tests/support/second-factor.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Two things of one moment. What another server would do in it is done by a connection of the test, step by step. */
describe('two at once', () => {
  let app: TestApp
  let other: pg.Client
  beforeAll(async () => {
    app = await createTestApp()
    other = new pg.Client(app.connection)
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await app.close()
  })

  /** Resolves once the server waits for what `other` holds. */
  const untilBlocked = () =>
    expect
      .poll(
        async () => {
          const [row] = await app.query<{ blocked: number }>(
            `select count(*)::int as blocked from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return row?.blocked
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0)

  const columns = `user_id, session_id, agent_id, period, input, title, model, body_hash`
  /** A run as it is while a server works on it, by `other`. */
  async function storeRun(of: string): Promise<string> {
    const id = randomUUID()
    await other.query(
      `insert into runs (id, status, fence, ${columns}) select $1, 'running', 1, ${columns} from runs where user_id = $2 limit 1`,
      [id, of],
    )
    return id
  }
  const aRun = (person: Person) => person.send('POST', '/functions/v1/market-research', researchIdea)

  test('a run of a guest that is being stored while the guest signs up comes along', async () => {
    const visitor = await guest(app.url)
    expect((await aRun(visitor)).status).toBe(200)
    await other.query('begin')
    const id = await storeRun(visitor.userId)
    const email = `${randomUUID()}@example.com`
    const signingUp = post(
      `${app.url}/api/auth/sign-up/email`,
      { email, password: testPassword, name: 'Ada' },
      { authorization: `Bearer ${visitor.sessionToken}` },
    )
    await untilBlocked()
    await other.query('commit')
    const ada = await personOf(app.url, email, await signingUp)
    expect(await ada.run(id)).toMatchObject({ id, status: 'running' })
    expect((await ada.send<{ runs: unknown[] }>('GET', '/api/runs')).body.runs).toHaveLength(2)
    expect(await app.query('select 1 from "user" where id = $1', [visitor.userId])).toEqual([])
    expect((await aRun(visitor)).status).toBe(401)
  })

  test('of two accounts that claim one guest, one gets everything, and nothing is counted twice', async () => {
    const visitor = await guest(app.url)
    expect((await aRun(visitor)).status).toBe(200)
    const claim = async () => {
      const email = `${randomUUID()}@example.com`
      const body = { email, password: testPassword, name: 'Ada' }
      const headers = { authorization: `Bearer ${visitor.sessionToken}` }
      return personOf(app.url, email, await post(`${app.url}/api/auth/sign-up/email`, body, headers))
    }
    const claimed = await Promise.all([claim(), claim()])
    const ids = claimed.map(({ userId }) => userId)
    const counts = await app.query<{ runs: number; total: number; days: number }>(
      `select (select count(*)::int from runs where user_id = any($1)) as runs,
         (select coalesce(sum(succeeded), 0)::int from usage_by_agent where user_id = any($1)) as total,
         (select coalesce(sum(uses), 0)::int from usage_by_day where user_id = any($1)) as days`,
      [ids],
    )
    expect(counts).toEqual([{ runs: 1, total: 1, days: 1 }])
  })

  test.each([
    ['an error of the database', 'P0001', 500, 'INTERNAL'],
    ['a disk that is full', '53100', 503, 'NOT_READY'],
  ])(
    '%s while somebody signs in is answered like every other error, and is in the log',
    async (_what, state, status, code) => {
      const ada = await signUp(app.url)
      await app.query(
        `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now' using errcode = '${state}'; end $$`,
      )
      await app.query('create trigger refuse before insert on session for each row execute function refuse()')
      const body = { email: ada.email, password: testPassword }
      const refused = await post(`${app.url}/api/auth/sign-in/email`, body)
      await app.query('drop function refuse cascade')
      expect(refused).toMatchObject({ status, body: { code } })
      const id = refused.headers.get('x-request-id') ?? ''
      const lines = app.logged.filter((line) => line.includes(id) && line.includes('request failed'))
      expect(lines.map((line) => (JSON.parse(line) as { code: string }).code)).toEqual([code])
      await signIn(app.url, ada.email)
    },
  )

  test('credentials of a session that is over do not hinder a new one', async () => {
    const ada = await signUp(app.url)
    const visitor = await guest(app.url)
    const opened = await post(`${app.url}/api/auth/sign-in/email`, { email: ada.email, password: testPassword })
    const cookie = `theme=dark; ${opened.headers.get('set-cookie')?.split(';')[0]}`
    await app.query('delete from session')
    await app.query('delete from "user" where id = $1', [visitor.userId])
    for (const headers of [
      { authorization: `Bearer ${visitor.sessionToken}` },
      { authorization: `Bearer ${ada.sessionToken}` },
      { cookie, origin: app.url },
    ]) {
      for (const [path, body] of [
        ['sign-in/email', { email: ada.email, password: testPassword }],
        ['sign-up/email', { email: `${randomUUID()}@example.com`, password: testPassword, name: 'Ada' }],
        ['sign-in/anonymous', {}],
      ] as const) {
        const answer = await post(`${app.url}/api/auth/${path}`, body, headers as Record<string, string>)
        expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([
          path,
          200,
          expect.stringMatching(/session_token=\w/),
        ])
        const person = await personOf(app.url, '', answer)
        expect((await person.send('GET', '/api/me')).status).toBe(200)
      }
    }
  })

  test('an account whose closing fails is whole: it signs in, and has what it had', async () => {
    const ada = await signUp(app.url)
    expect((await aRun(ada)).status).toBe(200)
    await app.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`)
    await app.query('create trigger refuse before delete on "user" for each row execute function refuse()')
    const close = () =>
      post(
        `${app.url}/api/auth/delete-user`,
        { password: testPassword },
        { authorization: `Bearer ${ada.sessionToken}` },
      )
    expect((await close()).status).toBe(500)
    await app.query('drop function refuse cascade')
    const again = await signIn(app.url, ada.email)
    expect((await again.send<{ runs: unknown[] }>('GET', '/api/runs')).body.runs).toHaveLength(1)
    expect((await ada.send('PUT', '/api/votes/planning', { feedback: null })).status).toBe(200)
    expect((await close()).status).toBe(200)
    expect(await app.query('select 1 from "user" where id = $1', [ada.userId])).toEqual([])
  })

  test.each([
    ['a run', (person: Person) => aRun(person)],
    ['a vote', (person: Person) => person.send('PUT', '/api/votes/planning', { feedback: 'Soon' })],
    ['the product', (person: Person) => person.send('PUT', '/api/profile/product', { name: 'ShiftSwap' })],
  ])(
    '%s of an account that is closed in the same moment is refused as unknown, not as an error of ours',
    async (_what, act) => {
      const ada = await signUp(app.url)
      await other.query('begin')
      await other.query('delete from "user" where id = $1', [ada.userId])
      const acting = act(ada)
      await untilBlocked()
      await other.query('commit')
      expect(await acting).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    },
  )

  test('a run that fails and one that succeeds never wait for each other', async () => {
    const ada = await signUp(app.url)
    expect((await aRun(ada)).status).toBe(200)
    const id = await storeRun(ada.userId)
    await app.query('update usage_counters set reserved = reserved + 1 where user_id = $1', [ada.userId])
    const database = openDatabase(app.connection, { onError: () => undefined, max: 1 })
    // The other run's end: first the counter, then the totals.
    await other.query('begin')
    await other.query('select from usage_counters where user_id = $1 for no key update', [ada.userId])
    const event = { type: 'run-error' as const, code: 'PROVIDER_FAILED', error: 'It failed' }
    const failing = finishWithoutResult(database, { runId: id, fence: 1 }, 'failed', event)
    await untilBlocked()
    await other.query(`set local lock_timeout = '2s'`)
    await other.query('update usage_by_agent set succeeded = succeeded + 1 where user_id = $1', [ada.userId])
    await other.query('commit')
    expect(await failing).toMatchObject({ user_id: ada.userId })
    await database.close()
  })

  test('a mailed link sets one password, however often it is followed at once', async () => {
    const ada = await signUp(app.url)
    await post(`${app.url}/api/auth/request-password-reset`, { email: ada.email })
    const token = tokenFor(app, ada.email, 'reset')
    const passwords = Array.from({ length: 6 }, (_, index) => `a longer phrase, number ${index}`)
    const answers = await Promise.all(
      passwords.map((newPassword) => post(`${app.url}/api/auth/reset-password`, { token, newPassword })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
    const set = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    await signIn(app.url, ada.email, set)
  })

  test('a mailed code opens one session, however often it is sent at once', async () => {
    const ada = await signUp(app.url)
    await app.query('update "user" set email_verified = true where id = $1', [ada.userId])
    await post(`${app.url}/api/auth/email-otp/send-verification-otp`, { email: ada.email, type: 'sign-in' })
    const otp = /\b\d{6}\b/.exec(mailsTo(app, ada.email).at(-1)?.text ?? '')?.[0] ?? ''
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(`${app.url}/api/auth/sign-in/email-otp`, { email: ada.email, otp })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await post(`${app.url}/api/auth/sign-in/email-otp`, { email: ada.email, otp })).status).not.toBe(200)
  })

  test.each(['verify-totp', 'verify-backup-code'])(
    'a code of %s opens one session, from two places at once',
    async (path) => {
      const ada = await signUp(app.url)
      const { totpUri, recoveryCodes } = await switchOnSecondFactor(app.url, ada, testPassword)
      const challenge = () => post(`${app.url}/api/auth/sign-in/email`, { email: ada.email, password: testPassword })
      const asked = [await challenge(), await challenge()]
      const code = path === 'verify-totp' ? await authenticatorCode(totpUri) : recoveryCodes[0]
      const answers = await Promise.all(
        asked.map((one) =>
          post(`${app.url}/api/auth/two-factor/${path}`, { code }, { cookie: cookiesOf(one), origin: app.url }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    },
  )

  test('an address that signs up twice at once has one account, and the second answer says so', async () => {
    const email = `${randomUUID()}@example.com`
    const body = { email, password: testPassword, name: 'Ada' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(`${app.url}/api/auth/sign-up/email`, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    for (const { status, body: answer } of answers) {
      if (status === 422) expect(answer.code).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')
    }
  })

  test('more files at once than are kept are all taken, and the newest are kept', async () => {
    const ada = await signUp(app.url)
    const line = `${'2026-01,3'.repeat(100)}\n`
    const upload = (index: number) =>
      fetch(`${app.url}/api/uploads?fileName=sales-${index}.csv`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'text/csv' },
        // More than a piece each, so that they are stored side by side.
        body: `month,sales ${index}\n${line.repeat(2_500)}`,
      })
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => upload(index)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201))
    expect(await app.query('select count(*)::int as kept from uploads where user_id = $1', [ada.userId])).toEqual([
      { kept: 10 },
    ])
  })
})
