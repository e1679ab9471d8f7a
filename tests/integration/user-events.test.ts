import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { watchEvents } from '#tests/support/watch-events.ts'

describe('/api/events', () => {
  let app: TestApp
  let other: { url: string; close(): Promise<void> }
  beforeAll(async () => {
    app = await createTestApp()
    other = await app.secondServer()
  })
  afterAll(() => app.close())

  test('starts with what is left of the plan', async () => {
    const ada = await signUp(app.url)
    const watch = await watchEvents(app.url, ada)
    const { event } = await watch.next('usage', () => true)
    expect(event).toMatchObject({ type: 'usage', plan: 'Free', limit: 50, used: 0, reserved: 0, remaining: 50 })
    watch.leave()
  })

  test('a run is seen within a second, on this server and through another one, from start to settled use', async () => {
    const ada = await signUp(app.url)
    // The first run of a process reads its library, which is not what is measured.
    await ada.send('POST', '/functions/v1/market-research', researchIdea)
    const here = await watchEvents(app.url, ada)
    const there = await watchEvents(other.url, ada)
    await Promise.all([here.next('usage', () => true), there.next('usage', () => true)])
    let id = ''
    let started = 0
    await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type !== 'run-start') return
        id = event.runId
        started = Date.now()
      },
    })
    const ended = Date.now()
    for (const watch of [here, there]) {
      const start = await watch.next('run', (event) => event.id === id && event.status === 'running')
      const end = await watch.next('run', (event) => event.id === id && event.status === 'succeeded')
      const settled = await watch.next('usage', (event) => event.used === 2 && event.reserved === 0)
      expect(start.event).toMatchObject({ agentId: 'market-research' })
      expect(start.at - started).toBeLessThan(1_000)
      expect(end.at - ended).toBeLessThan(1_000)
      expect(settled.at - ended).toBeLessThan(1_000)
      expect(settled.event).toMatchObject({ remaining: 48 })
      watch.leave()
    }
  })

  test('a new plan, an edit and a deletion are seen too', async () => {
    const ada = await signUp(app.url)
    const { body } = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    const { id } = body.run as { id: string }
    const watch = await watchEvents(other.url, ada)
    await watch.next('usage', (event) => event.plan === 'Free')
    await ada.send('POST', '/api/subscription', { plan: 'starter', trial: true })
    expect((await watch.next('usage', (event) => event.plan === 'Starter', 1_000)).event).toMatchObject({
      limit: 100,
      remaining: 99,
      trialEndsAt: expect.any(String),
    })
    await ada.send('PATCH', `/api/runs/${id}/result`, { result: (await ada.run(id)).result, revision: 1 })
    await watch.next('run', (event) => event.id === id && event.status === 'succeeded', 1_000)
    await ada.send('DELETE', `/api/runs/${id}`)
    await watch.next('run', (event) => event.id === id && event.status === 'deleted', 1_000)
    watch.leave()
  })

  test("another user's events never arrive", async () => {
    const ada = await signUp(app.url)
    const grace = await signUp(app.url)
    const watches = [await watchEvents(app.url, grace), await watchEvents(other.url, grace)]
    for (const watch of watches) await watch.next('usage', () => true)
    const own = await watchEvents(other.url, ada)
    const { body } = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    await own.next('usage', (event) => event.used === 1)
    // What comes for Grace afterwards comes behind whatever of Ada's would have come.
    await grace.send('POST', '/functions/v1/market-research', researchIdea)
    const adas = (body.run as { id: string }).id
    expect(JSON.stringify(own.seen)).toContain(adas)
    for (const watch of watches) {
      await watch.next('usage', (event) => event.used === 1)
      expect(JSON.stringify(watch.seen)).not.toContain(adas)
      watch.leave()
    }
    own.leave()
  })

  test('ends with its session, and only that one', async () => {
    const ada = await signUp(app.url)
    const grace = await signUp(app.url)
    const ending = await watchEvents(other.url, ada)
    const staying = await watchEvents(other.url, grace)
    await post(`${app.url}/api/auth/sign-out`, {}, { authorization: `Bearer ${ada.sessionToken}` })
    // The time only bounds a failure.
    const outcome = await Promise.race([ending.ended.then(() => 'ended'), sleep(30_000, 'still open')])
    expect(outcome).toBe('ended')
    await grace.send('POST', '/functions/v1/market-research', researchIdea)
    await staying.next('usage', (event) => event.used === 1)
    staying.leave()
    const again = await fetch(`${other.url}/api/events`, { headers: { authorization: `Bearer ${ada.accessToken}` } })
    expect(again.status).toBe(401)
  })

  test('needs a session, and has an end per user', async () => {
    expect((await fetch(`${app.url}/api/events`)).status).toBe(401)
    const ada = await signUp(app.url)
    const watches = await Promise.all(Array.from({ length: 30 }, () => watchEvents(app.url, ada)))
    const refused = await fetch(`${app.url}/api/events`, { headers: { authorization: `Bearer ${ada.accessToken}` } })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    watches[0]?.leave()
    await expect
      .poll(async () => {
        const watch = await watchEvents(app.url, ada).catch(() => null)
        watch?.leave()
        return watch !== null
      })
      .toBe(true)
    for (const watch of watches) watch.leave()
  })

  test('a server that stops ends its streams at once', async () => {
    const third = await app.secondServer()
    const ada = await signUp(app.url)
    const watch = await watchEvents(third.url, ada)
    const closed = third.close()
    expect(await Promise.race([watch.ended.then(() => 'ended'), sleep(30_000, 'still open')])).toBe('ended')
    await closed
  })
})
