import { describe, expect, test } from 'vitest'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import type { StreamedEvent } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'

describe('a provider that is slow, comes and goes, or breaks off', () => {
  const scene = modelScene({ RUN_LONGEST_SECONDS: '8' })

  test('a first word after seconds is waited for, and the page knows that the writing has begun', async () => {
    scene.model.fail({ kind: 'stall', afterChunks: 0, ms: 3_000 })
    const begun = performance.now()
    let writing = 0
    let firstWord = 0
    const events = await scene.ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'progress' && event.stage === 'writing') writing = performance.now() - begun
        if (event.type === 'delta') firstWord ||= performance.now() - begun
        return undefined
      },
    })
    expect(events.at(-1)?.event.type).toBe('run-end')
    expect(writing).toBeGreaterThan(0)
    // Long before the word, which comes three seconds after the request.
    expect(firstWord - writing).toBeGreaterThan(1_000)
  })

  test('one that trickles for longer than a run may take is ended, costs nothing, and what it wrote is kept', async () => {
    scene.model.set({ delayMs: 1_000 })
    const before = await scene.usage()
    const failed = await scene.run()
    expect(failed).toMatchObject({ status: 502, body: { code: 'RUN_TIMEOUT' } })
    expect(await scene.usage()).toMatchObject({ used: before.used, reserved: 0 })
    const { body } = await scene.ada.send<{ runs: { id: string }[] }>('GET', '/api/runs?limit=1')
    expect((await scene.ada.run(body.runs[0]?.id ?? '')).partial?.length).toBeGreaterThan(10)
    await expect.poll(() => scene.model.streaming, { timeout: 5_000 }).toBe(0)
  })

  test('one that fails every second call is asked again, and nobody notices', async () => {
    scene.model.set({
      answer: ({ index }) => (index % 2 === 0 ? { fault: { kind: 'status', status: 503 } } : undefined),
    })
    const before = await scene.usage()
    for (let count = 0; count < 3; count += 1) expect((await scene.run()).status).toBe(200)
    expect(await scene.usage()).toMatchObject({ used: before.used + 3, reserved: 0 })
  })

  test('one that breaks off every second answer is asked for the rest of it, and nobody notices', async () => {
    scene.model.set({
      answer: ({ index }) => (index % 2 === 0 ? { fault: { kind: 'cut', afterChunks: 20 } } : undefined),
    })
    const before = await scene.usage()
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await scene.run()).status)
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await scene.usage()).toMatchObject({ used: before.used + 4, reserved: 0 })
  })

  test('a reader whose connection breaks again and again gets every event once', async () => {
    scene.model.set({ delayMs: 40 })
    const before = await scene.usage()
    const seen: StreamedEvent[] = []
    let id = ''
    const take = (event: StreamedEvent) => {
      seen.push(event)
      if (event.event.type === 'run-start') id = event.event.runId
      // Leaves in the middle, without a word.
      return seen.length % 3 !== 0
    }
    await scene.ada.stream('/functions/v1/market-research', { body: researchIdea, onEvent: take })
    for (let tries = 0; tries < 100 && seen.at(-1)?.event.type !== 'run-end'; tries += 1) {
      const headers = { 'last-event-id': String(seen.at(-1)?.id ?? 0) }
      await scene.ada.stream(`/api/runs/${id}/events`, { method: 'GET', headers, onEvent: take })
    }
    expect(seen.map((event) => event.id)).toEqual(seen.map((_, index) => index + 1))
    expect(seen.at(-1)?.event.type).toBe('run-end')
    expect(seen.flatMap(({ event }) => (event.type === 'delta' ? [event.text] : [])).join('')).toBe(
      JSON.stringify(researchAnswer),
    )
    expect(await scene.usage()).toMatchObject({ used: before.used + 1, reserved: 0 })
  })
})
