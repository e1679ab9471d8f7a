import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { signIn, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const hour = 3_600_000

/** The clock of the day is set while timers go on, as when a machine wakes up or is corrected. The database's own stays right. */
describe('a clock that jumps', () => {
  let model: ChunkModel
  let app: TestApp
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 40, delayMs: 20 })
    app = await createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const jump = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  const month = async () =>
    (await app.query<{ month: string }>(`select to_char(now() at time zone 'utc', 'YYYY-MM') as month`))[0]?.month

  test.each([5, -5])('a run goes on over a jump of %d hours, and lasted as long as it did', async (hours) => {
    const ada = await signUp(app.url)
    const events = await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'delta' && !vi.isFakeTimers()) jump(hours * hour)
        return undefined
      },
    })
    const end = events.at(-1)?.event
    expect(end?.type).toBe('run-end')
    expect(end?.type === 'run-end' && end.durationMs).toBeLessThan(60_000)
    expect(end?.type === 'run-end' && end.durationMs).toBeGreaterThan(500)
    const [row] = await app.query(
      `select attempt, (finished_at - created_at) between interval '0' and interval '1 minute' as fits from runs where user_id = $1`,
      [ada.userId],
    )
    expect(row).toEqual({ attempt: 1, fits: true })
  })

  test.each([5, -5])(
    'a server whose clock is %d hours off takes up a lost run and does not time it out',
    async (hours) => {
      const ada = await signUp(app.url)
      const id = randomUUID()
      jump(hours * hour)
      await app.query(`insert into usage_counters (user_id, period, reserved) values ($1, $2, 1)`, [
        ada.userId,
        await month(),
      ])
      await app.query(
        `insert into runs (id, user_id, session_id, agent_id, status, period, input, title, model, body_hash, lease_owner,
         lease_until, fence, attempt, started_at)
       values ($1, $2, 'gone', 'market-research', 'running', $3, $4, 'A lost run', 'openai-compatible/fake', 'x', $5,
         now() - interval '1 second', 1, 1, now())`,
        [
          id,
          ada.userId,
          await month(),
          JSON.stringify({ ...researchIdea, tone: 'strategic', numCompetitors: 3 }),
          randomUUID(),
        ],
      )
      const status = async () =>
        (await app.query<{ status: string }>('select status from runs where id = $1', [id]))[0]?.status
      await expect.poll(status, { timeout: 20_000 }).toBe('succeeded')
    },
  )

  test('uses count in the month of the database, also on a server that is months ahead', async () => {
    const { email } = await signUp(app.url)
    jump(40 * 24 * hour)
    const ada = await signIn(app.url, email)
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    const { body } = await ada.send<{ usesPerDay: { uses: number }[] }>('GET', '/api/usage')
    expect(body).toMatchObject({ used: 1, reserved: 0, remaining: 49, monthlyActiveUsers: expect.any(Number) })
    expect(body.usesPerDay.at(-1)?.uses).toBe(1)
    const counters = await app.query('select period, settled, reserved from usage_counters where user_id = $1', [
      ada.userId,
    ])
    expect(counters).toEqual([{ period: await month(), settled: 1, reserved: 0 }])
  })

  test('an access token that the jump has ended is renewed by its session', async () => {
    const ada = await signUp(app.url)
    jump(hour)
    expect((await ada.send('GET', '/api/usage')).status).toBe(401)
    const answer = await fetch(`${app.url}/api/auth/token`, {
      headers: { authorization: `Bearer ${ada.sessionToken}` },
    })
    const { token } = (await answer.json()) as { token: string }
    expect((await ada.send('GET', '/api/usage', undefined, { authorization: `Bearer ${token}` })).status).toBe(200)
  })
})
