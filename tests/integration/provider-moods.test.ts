import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, type StreamedEvent, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const answer = JSON.stringify(researchAnswer)

describe('a provider that is slow, comes and goes, or breaks off', () => {
  let model: ChunkModel
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    model = await startChunkModel({ text: answer, chunks: 40 })
    app = await createTestApp({
      MODEL: 'openai-compatible/fake',
      OPENAI_BASE_URL: model.baseUrl,
      RUN_TIMEOUT_SECONDS: '8',
    })
    ada = await signUp(app.url)
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })
  afterEach(() => model.set({ text: answer, chunks: 40, delayMs: 0, answer: () => undefined }))

  const run = () => ada.send('POST', '/functions/v1/market-research', researchIdea)
  const usage = async () => (await ada.send<{ used: number; reserved: number }>('GET', '/api/usage')).body

  test('a first word after seconds is waited for, and the page knows that the writing has begun', async () => {
    model.fail({ kind: 'stall', afterChunks: 0, ms: 3_000 })
    const begun = performance.now()
    let writing = 0
    const events = await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'progress' && event.stage === 'writing') writing = performance.now() - begun
        return undefined
      },
    })
    expect(events.at(-1)?.event.type).toBe('run-end')
    expect(writing).toBeGreaterThan(0)
    expect(writing).toBeLessThan(2_500)
  })

  test('one that trickles for longer than a run may take is ended, costs nothing, and what it wrote is kept', async () => {
    model.set({ delayMs: 1_000 })
    const before = await usage()
    const failed = await run()
    expect(failed).toMatchObject({ status: 502, body: { code: 'RUN_TIMEOUT' } })
    expect(await usage()).toMatchObject({ used: before.used, reserved: 0 })
    const { body } = await ada.send<{ runs: { id: string }[] }>('GET', '/api/runs?limit=1')
    expect((await ada.run(body.runs[0]?.id ?? '')).partial?.length).toBeGreaterThan(10)
    await expect.poll(() => model.streaming, { timeout: 5_000 }).toBe(0)
  })

  test('one that fails every second call is asked again, and nobody notices', async () => {
    model.set({ answer: ({ index }) => (index % 2 === 0 ? { fault: { kind: 'status', status: 503 } } : undefined) })
    const before = await usage()
    for (let count = 0; count < 3; count += 1) expect((await run()).status).toBe(200)
    expect(await usage()).toMatchObject({ used: before.used + 3, reserved: 0 })
  })

  test('one that breaks off every second answer fails those runs, and only those are free', async () => {
    model.set({ answer: ({ index }) => (index % 2 === 0 ? { fault: { kind: 'cut', afterChunks: 20 } } : undefined) })
    const before = await usage()
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await run()).status)
    expect(statuses.toSorted()).toEqual([200, 200, 502, 502])
    expect(await usage()).toMatchObject({ used: before.used + 2, reserved: 0 })
  })

  test('a reader whose connection breaks again and again gets every event once', async () => {
    model.set({ delayMs: 40 })
    const before = await usage()
    const seen: StreamedEvent[] = []
    let id = ''
    const take = (event: StreamedEvent) => {
      seen.push(event)
      if (event.event.type === 'run-start') id = event.event.runId
      // Leaves in the middle, without a word.
      return seen.length % 3 !== 0
    }
    await ada.stream('/functions/v1/market-research', { body: researchIdea, onEvent: take })
    for (let tries = 0; tries < 100 && seen.at(-1)?.event.type !== 'run-end'; tries += 1) {
      const headers = { 'last-event-id': String(seen.at(-1)?.id ?? 0) }
      await ada.stream(`/api/runs/${id}/events`, { method: 'GET', headers, onEvent: take })
    }
    expect(seen.map((event) => event.id)).toEqual(seen.map((_, index) => index + 1))
    expect(seen.at(-1)?.event.type).toBe('run-end')
    expect(seen.flatMap(({ event }) => (event.type === 'delta' ? [event.text] : [])).join('')).toBe(answer)
    expect(await usage()).toMatchObject({ used: before.used + 1, reserved: 0 })
  })
})
