import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, post, signUp, testPassword } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { switchOnSecondFactor } from '#tests/support/second-factor.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface ExportFile {
  format: string
  account: Record<string, unknown>
  profile: Record<string, unknown>
  subscription: Record<string, unknown>
  usage: { periods: unknown[]; uses: { agent_id: string }[] }
  votes: unknown[]
  sessions: unknown[]
  apiKeys: { name: string }[]
  other: Record<string, unknown>
  product: Record<string, unknown> | null
  runs: { id: string; input: unknown; result: unknown; sources: unknown[] }[]
}

describe("an account's data", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const auth = (person: Person, path: string, body: unknown) =>
    post(`${app.url}/api/auth/${path}`, body, { authorization: `Bearer ${person.sessionToken}` })

  /** Every row of every table that mentions one of the texts, whatever the column. */
  const rowsWith = async (...texts: string[]) => {
    const tables = await app.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await app.query(`select row::text as text from "${name}" as row where row::text ilike any($1)`, [
        texts.map((text) => `%${text}%`),
      ])
      for (const row of rows) found.push(`${name}: ${String(row.text).slice(0, 200)}`)
    }
    return found
  }

  const busyPerson = async () => {
    const ada = await signUp(app.url)
    await app.query(`update user_subscriptions set plan_id = 'pro' where user_id = $1`, [ada.userId])
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    expect((await ada.send('PUT', '/api/votes/planning', { feedback: 'For our roadmap' })).status).toBe(200)
    const product = { name: 'Sitters nearby', description: 'Finds a sitter', audience: 'Dog owners', market: 'Pets' }
    expect((await ada.send('PUT', '/api/profile/product', product)).status).toBe(200)
    expect((await auth(ada, 'api-key/create', { name: 'Nightly' })).status).toBe(200)
    await auth(ada, 'request-password-reset', { email: ada.email })
    return ada
  }

  test('names change in the account and the profile', async () => {
    const ada = await signUp(app.url)
    expect((await auth(ada, 'update-user', { firstName: '  Augusta ', lastName: 'King' })).status).toBe(200)
    expect((await ada.send('GET', '/api/me')).body).toMatchObject({
      profile: { first_name: 'Augusta', last_name: 'King' },
    })
    expect(await app.query('select name from "user" where id = $1', [ada.userId])).toEqual([{ name: 'Augusta King' }])
    const empty = await auth(ada, 'update-user', { firstName: ' ', lastName: 'King' })
    expect(empty).toMatchObject({ status: 400, body: { fields: { firstName: 'Please enter your first name' } } })
    const long = await auth(ada, 'update-user', { firstName: 'x'.repeat(101), lastName: 'King' })
    expect(long).toMatchObject({ status: 400, body: { fields: { firstName: 'Please use at most 100 characters' } } })
  })

  test('the export is one file with everything, and no secret', async () => {
    const ada = await busyPerson()
    const { sessionToken } = await switchOnSecondFactor(app.url, ada, testPassword)
    const token = await fetch(`${app.url}/api/auth/token`, { headers: { authorization: `Bearer ${sessionToken}` } })
    const { token: accessToken } = (await token.json()) as { token: string }
    const answer = await fetch(`${app.url}/api/account/export`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/filename="pm-pilot-data-\d{4}-\d\d-\d\d\.json"/)
    const text = await answer.text()
    const file = JSON.parse(text) as ExportFile
    expect(file.account).toMatchObject({ id: ada.userId, email: ada.email, first_name: 'Ada' })
    expect(file.profile).toMatchObject({ first_name: 'Ada', last_name: 'Example' })
    expect(file.subscription).toMatchObject({ plan: 'Pro', status: 'active' })
    expect(file.usage.uses.map(({ agent_id }) => agent_id)).toEqual(['market-research'])
    expect(file.votes).toMatchObject([{ agent_id: 'planning', feedback: 'For our roadmap' }])
    expect(file.apiKeys).toMatchObject([{ name: 'Nightly' }])
    expect(file.product).toMatchObject({ name: 'Sitters nearby' })
    expect(file.runs).toMatchObject([{ input: researchIdea, result: { positioningStatement: expect.any(String) } }])
    expect(file.runs[0]?.sources.length).toBeGreaterThan(0)
    const secrets = await app.query<{ secret: string }>(
      `select token as secret from session where user_id = $1 union all select key from apikey where reference_id = $1
       union all select password from account where user_id = $1 union all select secret from two_factor where user_id = $1`,
      [ada.userId],
    )
    expect(secrets.length).toBeGreaterThanOrEqual(4)
    for (const { secret } of secrets) expect(text).not.toContain(secret)
  })

  test('a table that a later version adds is exported without its secrets', async () => {
    const ada = await signUp(app.url)
    await app.query(
      `create table product_notes (owner text references "user"(id) on delete cascade, body text, api_token text, config jsonb)`,
    )
    await app.query('insert into product_notes values ($1, $2, $3, $4)', [
      ada.userId,
      'Sitters nearby',
      'sealed-one',
      JSON.stringify({ spaceKey: 'PM', apiToken: 'sealed-two' }),
    ])
    const { body } = await ada.send<ExportFile>('GET', '/api/account/export')
    expect(body.other.product_notes).toEqual([
      { owner: ada.userId, body: 'Sitters nearby', config: { spaceKey: 'PM' } },
    ])
    expect(JSON.stringify(body)).not.toContain('sealed')
  })

  test("the export holds nobody else's data, and pages through many runs", async () => {
    const ada = await signUp(app.url)
    const eve = await signUp(app.url)
    await app.query(
      `insert into runs (id, user_id, session_id, agent_id, status, period, input, title, model, body_hash)
       select gen_random_uuid(), case when n <= 120 then $1 else $2 end, 's', 'market-research', 'failed', '2026-11',
         jsonb_build_object('n', n), 't', 'm', 'h' from generate_series(1, 130) as n`,
      [ada.userId, eve.userId],
    )
    const { body } = await ada.send<ExportFile>('GET', '/api/account/export')
    const numbers = body.runs.map(({ input }) => (input as { n: number }).n).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    expect(JSON.stringify(body)).not.toContain(eve.userId)
  })

  test('closing the account takes the password and leaves no row', async () => {
    const ada = await busyPerson()
    expect(await auth(ada, 'delete-user', {})).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD', error: 'Please enter your password' },
    })
    expect(await auth(ada, 'delete-user', { password: 'not the password' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    })
    expect((await rowsWith(ada.userId)).length).toBeGreaterThan(8)
    expect((await auth(ada, 'delete-user', { password: testPassword })).status).toBe(200)
    expect(await rowsWith(ada.userId, ada.email)).toEqual([])
    expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
    expect(await app.query('select 1 from runs r left join "user" u on u.id = r.user_id where u.id is null')).toEqual(
      [],
    )
    expect(
      await app.query('select 1 from run_events e left join runs r on r.id = e.run_id where r.id is null'),
    ).toEqual([])
  })

  test('closing the account stops what is under way', async () => {
    const model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 60, delayMs: 50 })
    const slow = await app.secondServer({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
    try {
      const ada = await signUp(slow.url)
      const events = await ada.stream('/functions/v1/market-research', {
        body: researchIdea,
        onEvent: ({ event }) => event.type !== 'delta',
      })
      expect(events.at(-1)?.event.type).toBe('delta')
      const closed = await post(
        `${slow.url}/api/auth/delete-user`,
        { password: testPassword },
        { authorization: `Bearer ${ada.sessionToken}` },
      )
      expect(closed.status).toBe(200)
      // Nothing of the run can be stored any more once the server has left the model's answer.
      await expect.poll(() => model.streaming, { timeout: 20_000 }).toBe(0)
      expect(await rowsWith(ada.userId, ada.email)).toEqual([])
      expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
    } finally {
      await slow.close()
      await model.close()
    }
  })
})
