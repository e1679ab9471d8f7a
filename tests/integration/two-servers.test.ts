import { randomUUID } from 'node:crypto'
import pg from 'pg'
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

  test('a run whose server is gone is taken over, its watcher starts over, and it is counted once', async () => {
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

  test('a run that no server survives fails in the end and returns its use', async () => {
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

  test('it also finishes a run that was just being stored when it was asked', async () => {
    const third = await app.secondServer()
    const [first, late] = [await signUp(app.url), await signUp(app.url)]
    const start = (person: Person) =>
      fetch(`${third.url}/functions/v1/market-research`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(researchIdea),
      })
    const client = new pg.Client(app.connection)
    await client.connect()
    try {
      await client.query(
        `insert into usage_counters (user_id, period) values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'))`,
        [late.userId],
      )
      await client.query('begin')
      await client.query('select from usage_counters where user_id = $1 for update', [late.userId])
      // One after the other: what is started in one moment is reserved by one statement, and would wait together.
      const asked = model.requests
      const early = start(first)
      await expect.poll(() => model.requests, { timeout: 20_000 }).toBeGreaterThan(asked)
      const both = [early, start(late)]
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await app.query(waits)).length, { timeout: 20_000 }).toBe(1)
      const closed = third.close()
      await client.query('commit')
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
      await closed
    } finally {
      await client.end()
    }
    expect(await app.query('select attempt from runs where user_id = $1', [late.userId])).toEqual([{ attempt: 1 }])
  })
})

describe('limits and votes on two servers', () => {
  let model: ChunkModel
  let app: TestApp
  let urls: [string, string]
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 40, delayMs: 40 })
    app = await createTestApp({
      MODEL: 'openai-compatible/fake',
      OPENAI_BASE_URL: model.baseUrl,
      RUNS_PER_USER: '2',
      GUESTS_PER_ADDRESS: '3',
    })
    urls = [app.url, (await app.secondServer()).url]
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })
  const of = (index: number) => (index % 2 === 0 ? urls[0] : urls[1])
  const as = (person: Person) => ({ authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' })

  test('runs of one user at a time are counted over both', async () => {
    const grace = await signUp(app.url)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        fetch(`${of(index)}/functions/v1/market-research`, {
          method: 'POST',
          headers: as(grace),
          body: JSON.stringify(researchIdea),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_RUNS' })
    expect((await grace.send('GET', '/api/usage')).body).toMatchObject({ used: 2, reserved: 0 })
  })

  test('guest sessions of one address are counted over both', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 5; index += 1) {
      const answer = await fetch(`${of(index)}/api/auth/sign-in/anonymous`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('a user has one vote, whichever servers take it, and both show it at once', async () => {
    const [ada, grace] = [await signUp(app.url), await signUp(app.url)]
    const vote = (person: Person, index: number) =>
      fetch(`${of(index)}/api/votes/swot-jtbd`, {
        method: 'PUT',
        headers: as(person),
        body: JSON.stringify({ feedback: `number ${index}` }),
      })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => vote(index % 4 < 2 ? ada : grace, index)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await vote(ada, 21)
    for (const url of urls) {
      const { priorities } = (await (await fetch(`${url}/api/priorities`)).json()) as {
        priorities: { agent_id: string; priority_score: number }[]
      }
      expect(priorities[0]).toEqual({ agent_id: 'swot-jtbd', priority_score: 2 })
      const own = await fetch(`${url}/api/votes/swot-jtbd`, { headers: as(ada) })
      expect(await own.json()).toMatchObject({ vote: { feedback: 'number 21' } })
    }
  })
})
