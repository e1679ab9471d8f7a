import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#server/db/embedded/free-port.ts'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { databaseUrl } from '#tests/support/database-url.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { checkBooks } from '../../scripts/chaos/check-books.ts'
import { beCustomer, type Note } from '../../scripts/chaos/customer.ts'
import { dice } from '../../scripts/chaos/dice.ts'
import { type SupervisedServer, superviseServer, untilReady } from '../../scripts/chaos/supervised-server.ts'

describe('a rolling restart of two servers under load', () => {
  let app: TestApp
  let model: ChunkModel
  let servers: [SupervisedServer, SupervisedServer]
  beforeAll(async () => {
    app = await createTestApp()
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 40, delayMs: 25 })
    const environment = {
      DATABASE_URL: databaseUrl(app.connection),
      SECRET_KEY: app.secret,
      MODEL: 'openai-compatible/mock',
      OPENAI_BASE_URL: model.baseUrl,
      SEARCH: 'library',
      LOG_LEVEL: 'warn',
      RUNS_PER_USER: '1000',
    }
    servers = [superviseServer(await freePort(), environment), superviseServer(await freePort(), environment)]
    await untilReady(servers, 60_000)
  }, 120_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await app.close()
    await model.close()
  }, 60_000)

  test('every run ends with its result, and is counted once', async () => {
    const { userId, sessionToken, accessToken } = await signUp(app.url)
    await app.query(`update user_subscriptions set plan_id = 'pro', status = 'active' where user_id = $1`, [userId])
    const notes: Note[] = []
    const [leaving, closing] = [new AbortController(), new AbortController()]
    const customers = Array.from({ length: 6 }, (_, index) =>
      beCustomer({
        urls: [servers[0].url, servers[1].url],
        account: { userId, sessionToken, accessToken },
        body: JSON.stringify(researchIdea),
        random: dice(index + 1),
        notes,
        leaving: leaving.signal,
        closing: closing.signal,
      }),
    )
    const started = () => notes.filter(({ runId }) => runId !== null).length
    await expect.poll(started, { timeout: 60_000 }).toBeGreaterThanOrEqual(customers.length)
    for (const server of servers) {
      server.kill('SIGTERM')
      // It says that it drains, or has gone already, before it is back.
      await expect.poll(() => server.isReady(), { timeout: 30_000, interval: 20 }).toBe(false)
      expect(await untilReady([server], 60_000), server.output()).not.toBe(null)
      // Load on the one that is back, before the other goes.
      const before = started()
      await expect.poll(started, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 2)
    }
    leaving.abort()
    const bound = setTimeout(() => closing.abort(), 60_000)
    await Promise.all(customers)
    clearTimeout(bound)

    const findings = await checkBooks(
      { query: async <Row extends pg.QueryResultRow>(text: string) => ({ rows: await app.query<Row>(text) }) },
      notes,
    )
    expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([])
    const ends = await app.query<{ status: string }>('select status from runs')
    expect(ends.length).toBeGreaterThan(6)
    expect(ends.filter(({ status }) => status !== 'succeeded' && status !== 'cancelled')).toEqual([])
    expect(servers.flatMap((server) => server.falls())).toEqual([])
  }, 180_000)
})
