import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunEvent } from '#shared/run-events.ts'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

let model: ChunkModel
let app: TestApp
let ada: Person
beforeAll(async () => {
  model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 20, delayMs: 300 })
  app = await createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
  ada = await signUp(app.url)
})
afterAll(async () => {
  await app.close()
  await model.close()
})

/** Starts a run and leaves it in its first words, or in another stage; returns its id. */
async function beginRun(isThere: (event: RunEvent) => boolean = ({ type }) => type === 'delta'): Promise<string> {
  const events = await ada.stream('/functions/v1/market-research', {
    body: researchIdea,
    onEvent: ({ event }) => !isThere(event),
  })
  const start = events[0]?.event
  if (start?.type !== 'run-start') throw new Error('no start')
  return start.runId
}

/** What a server leaves behind that is killed: a lease that runs out, and no word of it afterwards. */
const loseServer = (runId: string) =>
  app.query(
    `update runs set lease_owner = gen_random_uuid(), lease_until = now() - interval '1 second', fence = fence + 1 where id = $1`,
    [runId],
  )

test('a run whose server was lost goes on behind its last finished step, and pays for none twice', async () => {
  const runId = await beginRun()
  const steps = await app.query<{ name: string }>('select name from run_steps where run_id = $1 order by at', [runId])
  expect(steps.map(({ name }) => name)).toEqual(['read'])
  expect(model.readings).toBe(1)
  await loseServer(runId)
  model.set({ delayMs: 0 })
  const events = await ada.stream(`/api/runs/${runId}/events`, { method: 'GET' })
  const end = events.at(-1)?.event
  if (end?.type !== 'run-end') throw new Error(JSON.stringify(end))
  expect(events.some(({ event }) => event.type === 'run-start' && event.attempt === 2)).toBe(true)
  // The form was read once; what had not been finished was written again.
  expect(model.readings).toBe(1)
  expect(model.requests).toBe(2)
  // The tokens of the reading count, which the lost server had paid for.
  expect(end.tokens).toEqual({ input: 200, output: 21 })
})

test('an answer that was written whole is not written again, and is read again by the page', async () => {
  const { positioningStatement, ...faulty } = researchAnswer
  const asked: string[] = []
  model.set({
    answer: ({ body }) => {
      const isRepair = JSON.stringify(body).includes('what-was-wrong')
      asked.push(isRepair ? 'repair' : 'write')
      if (!isRepair) return { text: JSON.stringify(faulty), delayMs: 0 }
      const isFirst = asked.filter((each) => each === 'repair').length === 1
      return { text: JSON.stringify({ part1: positioningStatement }), delayMs: isFirst ? 2_000 : 0 }
    },
  })
  const runId = await beginRun((event) => event.type === 'progress' && event.stage === 'repairing')
  await expect.poll(() => asked).toEqual(['write', 'repair'])
  await loseServer(runId)
  const events = await ada.stream(`/api/runs/${runId}/events`, { method: 'GET' })
  expect(events.at(-1)?.event).toMatchObject({ type: 'run-end', result: { positioningStatement } })
  expect(asked).toEqual(['write', 'repair', 'repair'])
  const again = events.findIndex(({ event }) => event.type === 'run-start' && event.attempt === 2)
  const read = events.slice(again).filter(({ event }) => event.type === 'delta')
  expect(read[0]?.event).toMatchObject({ text: JSON.stringify(faulty), restart: true })
})

test('a run that is stopped keeps no lease on its steps, and nothing is charged', async () => {
  model.set({ answer: () => ({ delayMs: 300 }) })
  const before = await ada.send<{ used: number }>('GET', '/api/usage')
  const runId = await beginRun()
  await ada.send('POST', `/api/runs/${runId}/cancel`)
  expect((await ada.run(runId)).status).toBe('cancelled')
  const after = await ada.send<{ used: number; reserved: number }>('GET', '/api/usage')
  expect(after.body).toMatchObject({ used: before.body.used, reserved: 0 })
  const steps = await app.query<{ name: string }>('select name from run_steps where run_id = $1', [runId])
  expect(steps.map(({ name }) => name)).not.toContain('write')
})
