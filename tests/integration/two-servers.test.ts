import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('two servers on one database', () => {
  let model: ChunkModel
  let app: TestApp
  let other: { url: string; close(): Promise<void> }
  let ada: Person
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 60, delayMs: 20 })
    app = await createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
    other = await app.secondServer()
    ada = await signUp(app.url)
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })

  /** The same person, talking to the other server. */
  const there = (path: string, init: RequestInit = {}) =>
    fetch(`${other.url}${path}`, { ...init, headers: { authorization: `Bearer ${ada.accessToken}`, ...init.headers } })

  test('a run of one is followed live on the other', async () => {
    let id = ''
    let text = Promise.resolve('')
    await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'run-start') {
          id = event.runId
          text = there(`/api/runs/${id}/events`).then((answer) => answer.text())
        }
        return undefined
      },
    })
    const seen = (await text).match(/^id: (\d+)$/gm) ?? []
    expect(seen.map((line) => Number(line.slice(4)))).toEqual(seen.map((_, index) => index + 1))
    expect(await text).toContain('event: run-end')
    expect(id).not.toBe('')
  })

  test('Stop on the other server ends it here', async () => {
    let id = ''
    const events = await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'run-start') id = event.runId
        if (event.type === 'delta') void there(`/api/runs/${id}/cancel`, { method: 'POST' })
        return undefined
      },
    })
    expect(events.at(-1)?.event).toMatchObject({ type: 'run-error', code: 'RUN_CANCELLED' })
    await expect.poll(() => model.streaming, { timeout: 15_000 }).toBe(0)
  })

  test('the last use is given to exactly one of many requests to both', async () => {
    const grace = await signUp(app.url)
    const period = new Date().toISOString().slice(0, 7)
    await app.query('insert into usage_counters (user_id, period, settled) values ($1, $2, 49)', [grace.userId, period])
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        fetch(`${index % 2 ? app.url : other.url}/functions/v1/market-research`, {
          method: 'POST',
          headers: { authorization: `Bearer ${grace.accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify(researchIdea),
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 39 }, () => 402)])
    const refused = answers.find(({ status }) => status === 402)
    expect(await refused?.json()).toMatchObject({ error: 'You have used all 50 uses this month.' })
    const [row] = await app.query('select settled, reserved from usage_counters where user_id = $1', [grace.userId])
    expect(row).toEqual({ settled: 50, reserved: 0 })
  })

  test('a run whose server is gone is taken up, its watcher starts over, and it is counted once', async () => {
    const grace = await signUp(app.url)
    const id = randomUUID()
    const period = new Date().toISOString().slice(0, 7)
    await app.query('insert into usage_counters (user_id, period, reserved) values ($1, $2, 1)', [grace.userId, period])
    await app.query(
      `insert into runs (id, user_id, session_id, agent_id, status, period, input, title, model, body_hash, lease_owner,
         lease_until, fence, attempt, started_at)
       values ($1, $2, 'gone', 'market-research', 'running', $3, $4, 'A lost run', 'openai-compatible/fake', 'x', $5,
         now() - interval '1 second', 1, 1, now())`,
      [
        id,
        grace.userId,
        period,
        JSON.stringify({ ...researchIdea, tone: 'strategic', numCompetitors: 3 }),
        randomUUID(),
      ],
    )
    const lost = [
      {
        type: 'run-start',
        runId: id,
        agentId: 'market-research',
        model: 'm',
        timestamp: new Date().toISOString(),
        attempt: 1,
      },
      { type: 'delta', text: '{"half of' },
    ]
    for (const [index, event] of lost.entries()) {
      await app.query('insert into run_events (run_id, seq, type, data) values ($1, $2, $3, $4)', [
        id,
        index + 1,
        event.type,
        event,
      ])
    }
    const events = await grace.stream(`/api/runs/${id}/events`, { method: 'GET' })
    expect(events.map((streamed) => streamed.id)).toEqual(events.map((_, index) => index + 1))
    const starts = events.flatMap(({ event }) => (event.type === 'run-start' ? [event.attempt] : []))
    expect(starts).toEqual([1, 2])
    expect(events.at(-1)?.event.type).toBe('run-end')
    const [row] = await app.query('select settled, reserved from usage_counters where user_id = $1', [grace.userId])
    expect(row).toEqual({ settled: 1, reserved: 0 })
    expect(await app.query('select agent_id from agent_usage where user_id = $1', [grace.userId])).toHaveLength(1)
  })

  test('a run that no server survives is failed in the end and gives its use back', async () => {
    const grace = await signUp(app.url)
    const id = randomUUID()
    const period = new Date().toISOString().slice(0, 7)
    await app.query('insert into usage_counters (user_id, period, reserved) values ($1, $2, 1)', [grace.userId, period])
    await app.query(
      `insert into runs (id, user_id, session_id, agent_id, status, period, input, title, model, body_hash, lease_until, fence, attempt)
       values ($1, $2, 'gone', 'market-research', 'running', $3, '{}', 'Poison', 'm', 'x', now() - interval '1 second', 7, 3)`,
      [id, grace.userId, period],
    )
    await expect.poll(async () => (await grace.run(id)).status, { timeout: 15_000 }).toBe('failed')
    expect(await grace.run(id)).toMatchObject({ error: { code: 'RUN_LOST' } })
    expect((await grace.send('GET', '/api/usage')).body).toMatchObject({ used: 0, reserved: 0 })
  })

  test('a server that is asked to stop finishes what it works on', async () => {
    const third = await app.secondServer()
    const headers = { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' }
    const running = fetch(`${third.url}/functions/v1/market-research`, {
      method: 'POST',
      headers,
      body: JSON.stringify(researchIdea),
    })
    await expect.poll(() => model.streaming).toBeGreaterThan(0)
    const closed = third.close()
    expect((await running).status).toBe(200)
    await closed
  })
})
