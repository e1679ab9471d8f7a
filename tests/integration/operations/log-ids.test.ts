import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface Line {
  msg: string
  requestId?: string
  runId?: string
}

describe('ids in the log', () => {
  let model: ChunkModel
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 5 })
    app = await createTestApp({
      MODEL: 'openai-compatible/fake',
      OPENAI_BASE_URL: model.baseUrl,
      // Nobody answers there, so each search of a run is a line.
      SEARCH: 'searxng',
      SEARXNG_URL: 'http://127.0.0.1:9',
      RUNS_PER_SERVER: '1',
    })
    ada = await signUp(app.url)
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })

  const lines = (): Line[] => app.logged.map((line) => JSON.parse(line))
  const start = (requestId: string) =>
    ada.send<{ run: { id: string } }>('POST', '/functions/v1/market-research', researchIdea, {
      'x-request-id': requestId,
    })

  test('a sane request id is taken and returned, any other is replaced', async () => {
    const idOf = async (given: string) =>
      (await fetch(`${app.url}/api/system`, { headers: { 'x-request-id': given } })).headers.get('x-request-id')
    expect(await idOf('from-the-proxy-1')).toBe('from-the-proxy-1')
    for (const bad of ['short', 'x'.repeat(65), '{"level":60}', 'a b c d e f g']) {
      expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('every line of a request and of its run carries both ids', async () => {
    const { status, headers, body } = await start('request-of-ada')
    expect(status).toBe(200)
    expect(headers.get('x-request-id')).toBe('request-of-ada')
    const ofRun = lines().filter(({ runId }) => runId === body.run.id)
    expect(ofRun.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['a search failed', 'run succeeded']))
    for (const line of ofRun) expect(line.requestId).toBe('request-of-ada')
    const ofRequest = lines().filter(({ requestId }) => requestId === 'request-of-ada')
    expect(ofRequest.map(({ msg }) => msg)).toContain('request')
    // Each id once in its line: a second one would be another line's for most readers.
    for (const line of app.logged) expect(line.match(/"requestId":/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  test('runs that waited for a worker keep the id of the request that asked for them', async () => {
    model.set({ delayMs: 40 })
    const ids = ['first-request', 'second-request', 'third-request']
    const answers = await Promise.all(ids.map(start))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const [index, answer] of answers.entries()) {
      const ofRun = lines().filter(({ runId }) => runId === answer.body.run.id)
      expect(ofRun.length).toBeGreaterThan(0)
      for (const line of ofRun) expect(line.requestId).toBe(ids[index])
    }
  })
})
