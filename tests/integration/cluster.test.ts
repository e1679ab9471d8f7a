import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#server/db/embedded/free-port.ts'
import { databaseUrl } from '#tests/support/database-url.ts'
import { signUp } from '#tests/support/person.ts'
import { readMetrics, sampleOf } from '#tests/support/read-metrics.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { childrenOf } from '../../scripts/bench/child.ts'
import { type SupervisedServer, superviseServer, untilReady } from '../../scripts/chaos/supervised-server.ts'

describe('SERVERS=2: two servers on one port', () => {
  let app: TestApp
  let server: SupervisedServer
  beforeAll(async () => {
    app = await createTestApp()
    server = superviseServer(await freePort(), {
      DATABASE_URL: databaseUrl(app.connection),
      SECRET_KEY: app.secret,
      SERVERS: '2',
      SEARCH: 'library',
      LOG_LEVEL: 'warn',
    })
    await untilReady([server], 60_000)
  }, 70_000)
  afterAll(async () => {
    await server.stop()
    await app.close()
  }, 60_000)

  test('runs, and one that ends is started again while the other answers', async () => {
    await expect.poll(() => server.output(), { timeout: 60_000, interval: 50 }).toContain('with 2 servers')
    const ada = await signUp(app.url)
    const run = async () => {
      const answer = await fetch(`${server.url}/functions/v1/market-research`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ada.accessToken}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify(researchIdea),
      })
      expect(await answer.text()).toContain('event: run-end')
    }
    await run()
    const before = childrenOf(server.pid())
    expect(before).toHaveLength(2)
    process.kill(Number(before[0]), 'SIGKILL')
    // Connections that it had are lost with it; from when its end is seen on, none goes there.
    await expect
      .poll(() => server.output(), { timeout: 5_000, interval: 10 })
      .toContain('a server ended and is started again')
    for (let asked = 0; asked < 20; asked += 1) {
      // A connection of its own each time, so that each server has its turn.
      const answer = await fetch(`${server.url}/api/agents`, { headers: { connection: 'close' } })
      expect(answer.status).toBe(200)
    }
    await expect.poll(() => childrenOf(server.pid()).length, { timeout: 20_000, interval: 50 }).toBe(2)
    expect(childrenOf(server.pid())).not.toContain(before[0])
    await run()
    expect(server.falls()).toEqual([])
  }, 150_000)

  test('each of them shows the metrics of both', async () => {
    const asked = 12
    const requests = async () =>
      sampleOf(await readMetrics(server.url), 'pm_pilot_requests_total', { route: '/api/agents', status: '200' }) ?? 0
    const before = await requests()
    for (let count = 0; count < asked; count += 1) {
      await fetch(`${server.url}/api/agents`, { headers: { connection: 'close' } })
    }
    expect(await requests()).toBe(before + asked)
    const samples = await readMetrics(server.url)
    expect(sampleOf(samples, 'pm_pilot_database_up')).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_info', { model: 'built-in' })).toBe(1)
  }, 30_000)
})
