import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Usage } from '#shared/api/account.ts'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { guest, type Person, personOf, post, signUp } from '#tests/support/person.ts'
import { personaIdea, prdIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const usageOf = async (person: Person) => (await person.send<Usage>('GET', '/api/usage')).body
const today = () => new Date().toISOString().slice(0, 10)
const thisMonth = () => today().slice(0, 7)

/** The dashboard's totals against a recount of every use: they may never drift apart. */
async function expectTotalsToFit(app: TestApp): Promise<void> {
  const byAgent = await app.query(
    `select user_id, agent_id, count(*)::int as succeeded from agent_usage group by 1, 2 order by 1, 2`,
  )
  expect(
    await app.query(
      'select user_id, agent_id, succeeded from usage_by_agent where succeeded > 0 order by user_id, agent_id',
    ),
  ).toEqual(byAgent)
  const byDay = await app.query(
    `select user_id, to_char(used_at at time zone 'utc', 'YYYY-MM-DD') as day, count(*)::int as uses from agent_usage
     group by 1, 2 order by 1, 2`,
  )
  expect(
    await app.query(`select user_id, day::text, uses from usage_by_day order by user_id, usage_by_day.day`),
  ).toEqual(byDay)
  const failed = await app.query(
    `select user_id, agent_id, count(*)::int as failed from runs where status = 'failed' group by 1, 2 order by 1, 2`,
  )
  expect(
    await app.query('select user_id, agent_id, failed from usage_by_agent where failed > 0 order by user_id, agent_id'),
  ).toEqual(failed)
  const actives = await app.query(
    `select to_char(used_at at time zone 'utc', 'YYYY-MM') as period, count(distinct user_id)::int as users from agent_usage
     group by 1 order by 1`,
  )
  expect(await app.query('select period, users from monthly_actives where users > 0 order by period')).toEqual(actives)
}

describe('usage', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('200 requests at once to two servers with one use left: one gets it', async () => {
    const other = await app.secondServer()
    const ada = await signUp(app.url)
    await app.query('insert into usage_counters (user_id, period, settled) values ($1, $2, 49)', [
      ada.userId,
      thisMonth(),
    ])
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const answer = await fetch(`${index % 2 ? app.url : other.url}/functions/v1/market-research`, {
          method: 'POST',
          headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify(researchIdea),
        })
        return { status: answer.status, body: (await answer.json()) as { error?: string; code?: string } }
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 402)
    expect(refused).toHaveLength(199)
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(['You have used all 50 uses this month.']))
    expect(await usageOf(ada)).toMatchObject({ limit: 50, used: 50, reserved: 0, remaining: 0 })
    expect(await app.query('select 1 from agent_usage where user_id = $1', [ada.userId])).toHaveLength(1)
  })

  test('a new account has typical figures that say so, and the default limit', async () => {
    const usage = await usageOf(await signUp(app.url))
    expect(usage).toMatchObject({
      plan: 'Free',
      limit: 50,
      used: 0,
      remaining: 50,
      totals: { agentRuns: 0, documentsGenerated: 0, successRate: 92, successRateMeasured: false, timeSavedHours: 0 },
      mostUsedAgents: [],
    })
    expect(usage.usesPerDay).toHaveLength(30)
    expect(usage.usesPerDay.at(-1)).toEqual({ day: today(), uses: 0 })
    const reset = new Date(usage.resetsAt ?? '')
    expect([reset.getUTCDate(), reset.getUTCHours(), reset.getTime() > Date.now()]).toEqual([1, 0, true])
  })

  test('runs are the figures of the dashboard at once', async () => {
    const ada = await signUp(app.url)
    const before = (await usageOf(ada)).monthlyActiveUsers
    for (const [name, body] of [
      ['market-research', researchIdea],
      ['market-research', researchIdea],
      ['persona-generator', personaIdea],
      ['prd-generator', prdIdea],
    ] as const) {
      expect((await ada.send('POST', `/functions/v1/${name}`, body)).status).toBe(200)
    }
    const usage = await usageOf(ada)
    expect(usage).toMatchObject({
      used: 4,
      reserved: 0,
      remaining: 46,
      totals: {
        agentRuns: 4,
        documentsGenerated: 4,
        successRate: 100,
        successRateMeasured: true,
        timeSavedHours: 2,
        agentsUsed: 3,
      },
      mostUsedAgents: [
        { agentId: 'market-research', uses: 2 },
        { agentId: 'persona-generator', uses: 1 },
        { agentId: 'product-prd-generator', uses: 1 },
      ],
    })
    expect(usage.usesPerDay.at(-1)).toEqual({ day: today(), uses: 4 })
    expect(usage.monthlyActiveUsers).toBe(before + 1)
    await expectTotalsToFit(app)
  })

  test('many runs that end at once are all counted, one active user', async () => {
    const ada = await signUp(app.url)
    const before = (await usageOf(ada)).monthlyActiveUsers
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ada.send('POST', '/functions/v1/market-research', researchIdea)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const usage = await usageOf(ada)
    expect([usage.used, usage.totals.agentRuns, usage.usesPerDay.at(-1)?.uses]).toEqual([12, 12, 12])
    expect(usage.monthlyActiveUsers).toBe(before + 1)
    await expectTotalsToFit(app)
  })

  test('last month is over: its uses hold nobody back, and a run that began then is settled there', async () => {
    const ada = await signUp(app.url)
    const now = new Date()
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
    await app.query('insert into usage_counters (user_id, period, settled) values ($1, $2, 50)', [ada.userId, last])
    expect(await usageOf(ada)).toMatchObject({ used: 0, remaining: 50 })
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    expect(await usageOf(ada)).toMatchObject({ used: 1, remaining: 49 })
    expect(
      await app.query('select period, settled from usage_counters where user_id = $1 order by period', [ada.userId]),
    ).toEqual([
      { period: last, settled: 50 },
      { period: thisMonth(), settled: 1 },
    ])
  })

  test("a guest's runs come along at sign-up as totals, and count against neither account nor actives twice", async () => {
    const visitor = await guest(app.url)
    expect(await usageOf(visitor)).toMatchObject({ plan: 'Guest', limit: 3, remaining: 3, resetsAt: null })
    for (let run = 0; run < 3; run += 1) {
      expect((await visitor.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    }
    expect(await usageOf(visitor)).toMatchObject({ used: 3, remaining: 0 })
    expect((await visitor.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(402)
    const actives = (await usageOf(visitor)).monthlyActiveUsers

    const ada = await signUp(app.url)
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    const signedIn = await post(
      `${app.url}/api/auth/sign-in/email`,
      { email: ada.email, password: 'correct horse battery' },
      { authorization: `Bearer ${visitor.sessionToken}` },
    )
    const both = await personOf(app.url, ada.email, signedIn)
    expect(both.userId).toBe(ada.userId)
    expect(await usageOf(both)).toMatchObject({
      used: 1,
      remaining: 49,
      totals: { agentRuns: 4, documentsGenerated: 4 },
      mostUsedAgents: [{ agentId: 'market-research', uses: 4 }],
      monthlyActiveUsers: actives,
    })
    await expectTotalsToFit(app)
  })

  test('a revoked session reads no usage', async () => {
    const ada = await signUp(app.url)
    await post(`${app.url}/api/auth/sign-out`, {}, { authorization: `Bearer ${ada.sessionToken}` })
    expect((await ada.send('GET', '/api/usage')).status).toBe(401)
  })
})

describe('what ends without a result costs nothing', () => {
  let model: ChunkModel
  let app: TestApp
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 200, delayMs: 100 })
    app = await createTestApp({
      MODEL: 'openai-compatible/fake',
      OPENAI_BASE_URL: model.baseUrl,
      RUN_LONGEST_SECONDS: '5',
    })
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })

  test('cancelled: its use returned, and no part of the success rate', async () => {
    const ada = await signUp(app.url)
    const events = await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'run-start') void ada.send('POST', `/api/runs/${event.runId}/cancel`)
        return undefined
      },
    })
    expect(events.at(-1)?.event).toMatchObject({ type: 'run-error', code: 'RUN_CANCELLED' })
    expect(await usageOf(ada)).toMatchObject({
      used: 0,
      reserved: 0,
      remaining: 50,
      totals: { agentRuns: 0, successRate: 92, successRateMeasured: false },
      mostUsedAgents: [],
    })
  })

  test('stopped when its result is complete: the result stays, and it is counted once', async () => {
    const ada = await signUp(app.url)
    const quick = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 5 })
    const server = await app.secondServer({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: quick.baseUrl })
    // What the model's tokens cost is recorded before the result is stored: a lock on that table keeps the run at its last word.
    const holder = new pg.Client(app.connection)
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query('lock table model_spend_by_day in exclusive mode')
      const headers = { authorization: `Bearer ${ada.accessToken}` }
      const answer = post(`${server.url}/functions/v1/market-research`, researchIdea, headers)
      const runs = () => app.query<{ id: string }>('select id from runs where user_id = $1', [ada.userId])
      const recording = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%model_spend_by_day%'
        and datname = current_database()`
      await expect.poll(() => app.query(recording)).toHaveLength(1)
      await expect.poll(() => app.logged.filter((line) => line.includes('"result complete"'))).toHaveLength(1)
      const stopped = post(`${server.url}/api/runs/${(await runs())[0]?.id}/cancel`, {}, headers)
      // Without a wait the cancel has ended the run before this answer comes.
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      await holder.query('commit')
      expect(await stopped).toMatchObject({ status: 200, body: { status: 'succeeded' } })
      expect((await answer).status).toBe(200)
      expect(await usageOf(ada)).toMatchObject({ used: 1, reserved: 0 })
      await expectTotalsToFit(app)
    } finally {
      await holder.end()
      await server.close()
      await quick.close()
    }
  })

  test('timed out: reserved while it runs, returned after, and a failure of the success rate', async () => {
    const ada = await signUp(app.url)
    const running = ada.send('POST', '/functions/v1/market-research', researchIdea)
    await expect.poll(async () => (await usageOf(ada)).reserved).toBe(1)
    expect(await usageOf(ada)).toMatchObject({ used: 0, remaining: 49 })
    expect(await running).toMatchObject({ status: 502, body: { code: 'RUN_TIMEOUT' } })
    expect(await usageOf(ada)).toMatchObject({
      used: 0,
      reserved: 0,
      remaining: 50,
      totals: { agentRuns: 1, documentsGenerated: 0, successRate: 0, successRateMeasured: true, timeSavedHours: 0 },
      mostUsedAgents: [],
    })
    expect((await usageOf(ada)).usesPerDay.every(({ uses }) => uses === 0)).toBe(true)
    await expectTotalsToFit(app)
  })
})
