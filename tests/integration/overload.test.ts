import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const answer = JSON.stringify(researchAnswer)

describe('more than the servers can do', () => {
  let model: ChunkModel
  let app: TestApp
  let people: Person[]
  beforeAll(async () => {
    model = await startChunkModel({ text: answer, chunks: 20 })
    app = await createTestApp({
      MODEL: 'openai-compatible/fake',
      OPENAI_BASE_URL: model.baseUrl,
      RUNS_PER_SERVER: '3',
      RUNS_WAITING: '5',
      STREAMS_PER_SERVER: '30',
      RUNS_PER_USER: '4',
    })
    people = await Promise.all(Array.from({ length: 5 }, () => signUp(app.url)))
    // The first run of a process reads its library.
    await run(0)
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })
  afterEach(async () => {
    model.set({ delayMs: 0 })
    await expect.poll(open, { timeout: 20_000 }).toEqual({ queued: 0, running: 0 })
  })

  const run = (turn: number) => {
    const person = people[turn % people.length] as Person
    return person.send('POST', '/functions/v1/market-research', researchIdea)
  }
  async function open() {
    const [row] = await app.query<{ queued: number; running: number }>(
      `select count(*) filter (where status = 'queued')::int as queued, count(*) filter (where status = 'running')::int as running from runs`,
    )
    return row
  }

  /** Ends what is worked on now, so that no test waits for a slow model. */
  async function stopRunning() {
    const running = await app.query<{ id: string; user_id: string }>(
      `select id, user_id from runs where status = 'running'`,
    )
    for (const { id, user_id } of running) {
      await people.find(({ userId }) => userId === user_id)?.send('POST', `/api/runs/${id}/cancel`, {})
    }
  }

  test('what has no place waits, what may not wait is refused before it costs anything, and all that was taken is answered', async () => {
    // Far longer than the test.
    model.set({ delayMs: 3_000 })
    const taken: ReturnType<typeof run>[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      taken.push(run(turn))
      // One after the other: in a flood the queue refuses rather too early.
      await expect
        .poll(open, { timeout: 20_000 })
        .toEqual({ queued: Math.max(0, turn - 2), running: Math.min(3, turn + 1) })
    }
    const refused = await run(4)
    expect(refused).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await open()).toEqual({ queued: 5, running: 3 })
    model.set({ delayMs: 0 })
    await stopRunning()
    const statuses = (await Promise.all(taken)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
    expect(await run(4)).toMatchObject({ status: 200 })
  })

  test('a flood is answered to the last request, never has more than its places under way, and is counted right', async () => {
    const before = await settled()
    model.set({ delayMs: 5 })
    const underWay: Promise<number>[] = []
    // Looks as often as it can; what is waited for are the answers.
    const watching = setInterval(() => underWay.push(open().then((now) => now?.running ?? 0)), 20)
    const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => run(turn)))
    clearInterval(watching)
    const done = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(done.length).toBeGreaterThanOrEqual(3)
    for (const { status, headers, body } of refused) {
      expect([429, 503]).toContain(status)
      expect(['TOO_MANY_RUNS', 'TOO_MANY_REQUESTS', 'OVERLOADED']).toContain(body.code)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(refused.length).toBeGreaterThan(0)
    expect(Math.max(...(await Promise.all(underWay)))).toBeLessThanOrEqual(3)
    expect(await settled()).toEqual({ settled: before.settled + done.length, reserved: 0 })
  })

  test('a run that waits is taken by another server that has a place', async () => {
    model.set({ delayMs: 3_000 })
    const asked = [run(0), run(1), run(2)]
    await expect.poll(open, { timeout: 20_000 }).toEqual({ queued: 0, running: 3 })
    const other = await app.secondServer()
    asked.push(run(3))
    await expect.poll(open, { timeout: 20_000 }).toEqual({ queued: 0, running: 4 })
    await stopRunning()
    for (const each of asked) expect(await each).toMatchObject({ status: 409, body: { code: 'RUN_CANCELLED' } })
    await other.close()
  })

  test('open streams have a most, and a place that was left is free again', async () => {
    const watching = await Promise.all(
      people.map((person) => Promise.all(Array.from({ length: 6 }, () => watch(person)))),
    )
    expect(watching.flat().map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
    const refused = await watch(people[0] as Person)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await refused.json()).toMatchObject({ code: 'OVERLOADED' })
    expect(await run(0)).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } })
    await Promise.all(watching.flat().map(({ body }) => body?.cancel()))
    await expect.poll(async () => (await run(0)).status, { timeout: 10_000 }).toBe(200)
  })

  const watch = (person: Person) =>
    fetch(`${app.url}/api/events`, { headers: { authorization: `Bearer ${person.accessToken}` } })
  async function settled() {
    const [row] = await app.query<{ settled: number; reserved: number }>(
      'select sum(settled)::int as settled, sum(reserved)::int as reserved from usage_counters',
    )
    return row ?? { settled: 0, reserved: 0 }
  }
})
