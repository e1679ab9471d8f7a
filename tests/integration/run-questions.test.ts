import { describe, expect, test } from 'vitest'
import { emptyReading } from '#tests/fakes/models/chunk-model.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { watchEvents } from '#tests/support/watch-events.ts'

const idea = {
  productDescription: 'Doseline reminds people of their tablets and says how many to take after a missed one.',
  targetAudience: 'people at home',
}
const unsureReading = {
  ...emptyReading,
  name: 'Doseline',
  offer: 'reminds people of their tablets',
  features: ['says how many to take after a missed one'],
  users: ['people at home'],
  market: { name: 'Medication reminders', library: null, sureness: 'sure' },
  unsure: [
    {
      field: 'who',
      question: 'Who decides how many tablets are taken after a missed one?',
      options: ['the patient', 'a nurse'],
      matters: 'harm',
    },
    { field: 'where', question: 'In which country is it sold first?', options: ['Germany'], matters: 'detail' },
  ],
}
const question = { field: 'who', question: unsureReading.unsure[0]?.question, options: ['the patient', 'a nurse'] }

describe('a run of a model that is not sure', () => {
  const scene = modelScene({ RUNS_PER_USER: '2' })
  const started = (events: { event: { type: string; runId?: string } }[]) => events[0]?.event.runId ?? ''
  /** Starts a run and leaves when it asks. */
  async function ask(person: Person = scene.ada, body: object = idea): Promise<string> {
    scene.model.set({ reading: unsureReading })
    const events = await person.stream('/functions/v1/market-research', {
      body: { ...body, ask: true },
      onEvent: ({ event }) => event.type !== 'question',
    })
    expect(events.at(-1)?.event).toEqual({ type: 'question', questions: [question] })
    return started(events as never)
  }
  const answer = (id: string, body: unknown, person: Person = scene.ada) =>
    person.send('POST', `/api/runs/${id}/answers`, body)
  const follow = (id: string, person: Person = scene.ada) => person.stream(`/api/runs/${id}/events`, { method: 'GET' })

  test('asks, waits without a slot, and goes on by the answer', async () => {
    const calls = scene.model.requests
    const id = await ask()
    expect(await scene.ada.run(id)).toMatchObject({ status: 'asking', questions: [question], result: null })
    expect(await scene.usage()).toMatchObject({ reserved: 1 })
    expect(scene.model.requests).toBe(calls)
    const [row] = await scene.app.query('select lease_owner, lease_until from runs where id = $1', [id])
    expect(row).toEqual({ lease_owner: null, lease_until: null })

    const watch = await watchEvents(scene.app.url, scene.ada)
    const other = follow(id)
    expect(await answer(id, { answers: { who: 'a nurse' } })).toMatchObject({
      status: 200,
      body: { questions: null, corrections: { who: 'a nurse' } },
    })
    // Another tab that was open meanwhile, and one that comes later, read the same.
    const events = await other
    expect(events.at(-1)?.event).toMatchObject({ type: 'run-end' })
    expect(await follow(id)).toEqual(events)
    const types = events.map(({ event }) => event.type)
    expect(types.indexOf('question')).toBeLessThan(types.lastIndexOf('run-start'))
    expect(types.filter((type) => type === 'question')).toHaveLength(1)
    expect(events.find(({ event }) => event.type === 'progress' && event.stage === 'queued')).toBeDefined()
    await watch.next('run', (run) => run.id === id && run.status === 'succeeded')
    watch.leave()
    const { messages } = JSON.parse(scene.model.lastBody) as { messages: { content: string }[] }
    expect(messages.at(-1)?.content).toContain('a nurse')
    expect(await scene.usage()).toMatchObject({ reserved: 0 })
  })

  test('the reading is paid once where it is written anyway', async () => {
    const readings = scene.model.readings
    const id = await ask()
    expect(await answer(id, { answers: {} })).toMatchObject({ status: 200 })
    expect((await follow(id)).at(-1)?.event).toMatchObject({ type: 'run-end' })
    expect(scene.model.readings - readings).toBe(1)
    expect(await answer(id, { answers: {} })).toMatchObject({ status: 409, body: { code: 'RUN_NOT_ASKING' } })
  })

  test('time that it waited is none of its own', async () => {
    const id = await ask()
    await scene.app.query(
      `update runs set asked_at = asked_at - interval '20 hours', created_at = created_at - interval '20 hours' where id = $1`,
      [id],
    )
    await answer(id, { answers: {} })
    expect((await follow(id)).at(-1)?.event).toMatchObject({ type: 'run-end' })
    expect((await scene.ada.run(id)).durationMs).toBeLessThan(600_000)
  })

  test('nobody answers for a day: it ends, and its use is released', async () => {
    const before = await scene.usage()
    const id = await ask()
    const following = follow(id)
    await scene.app.query(`update runs set asked_at = now() - interval '25 hours' where id = $1`, [id])
    expect((await following).at(-1)?.event).toMatchObject({ type: 'run-error', code: 'QUESTION_UNANSWERED' })
    expect(await scene.ada.run(id)).toMatchObject({ status: 'cancelled', error: { code: 'QUESTION_UNANSWERED' } })
    expect(await scene.usage()).toEqual(before)
  })

  test('Stop works while it waits', async () => {
    const before = await scene.usage()
    const id = await ask()
    expect(await scene.ada.send('POST', `/api/runs/${id}/cancel`)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', questions: null },
    })
    expect(await scene.usage()).toEqual(before)
    expect((await answer(id, { answers: { who: 'x' } })).status).toBe(409)
  })

  test('survives its server: another one goes on', async () => {
    const id = await ask()
    const other = await scene.app.secondServer()
    const response = await fetch(`${other.url}/api/runs/${id}/answers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${scene.ada.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ answers: { who: 'a nurse' } }),
    })
    expect(response.status).toBe(200)
    expect((await follow(id)).at(-1)?.event).toMatchObject({ type: 'run-end' })
    await other.close()
  })

  test('waiting runs are not under way; answered ones are', async () => {
    const bob = await signUp(scene.app.url)
    const waiting = [await ask(bob), await ask(bob), await ask(bob)]
    scene.model.set({ reading: unsureReading, delayMs: 200 })
    for (const id of waiting.slice(0, 2)) expect((await answer(id, { answers: {} }, bob)).status).toBe(200)
    expect(await answer(waiting[2] ?? '', { answers: {} }, bob)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_RUNS' },
    })
    expect(await bob.run(waiting[2] ?? '')).toMatchObject({ status: 'asking' })
    await bob.send('POST', `/api/runs/${waiting[0]}/cancel`)
    expect((await answer(waiting[2] ?? '', { answers: {} }, bob)).status).toBe(200)
    for (const id of waiting) await bob.send('POST', `/api/runs/${id}/cancel`)
  })

  test("another user's question is answered by nobody else", async () => {
    const id = await ask()
    const mallory = await signUp(scene.app.url)
    expect(await answer(id, { answers: { who: 'me' } }, mallory)).toMatchObject({ status: 404 })
    const { body } = await mallory.send<{ id: string }>('POST', '/api/products', { description: 'Something else' })
    expect(await answer(id, { answers: {}, productId: body.id })).toMatchObject({ status: 404 })
    expect(await answer(id, { answers: { size: 'x' } })).toMatchObject({ status: 400 })
    const none = await fetch(`${scene.app.url}/api/runs/${id}/answers`, { method: 'POST', body: '{}' })
    expect(none.status).toBe(401)
    expect(await scene.ada.run(id)).toMatchObject({ status: 'asking' })
    await scene.ada.send('POST', `/api/runs/${id}/cancel`)
  })

  test('guests are asked as well', async () => {
    const visitor = await guest(scene.app.url)
    const id = await ask(visitor)
    expect((await answer(id, { answers: { who: 'a nurse' } }, visitor)).status).toBe(200)
    expect((await follow(id, visitor)).at(-1)?.event).toMatchObject({ type: 'run-end' })
  })

  test('an answer stays with the product, and is not asked for again', async () => {
    const product = await scene.ada.send<{ id: string }>('POST', '/api/products', {
      description: `${idea.productDescription} Every day.`,
    })
    const mine = { ...idea, productDescription: `${idea.productDescription} Every day.` }
    const id = await ask(scene.ada, mine)
    expect((await answer(id, { answers: { who: 'a nurse' } })).status).toBe(200)
    await follow(id)
    const kept = await scene.ada.send(`GET`, `/api/products/${product.body.id}`)
    expect(kept.body).toMatchObject({ reading: { who: 'a nurse' } })
    const again = await scene.ada.stream('/functions/v1/market-research', { body: { ...mine, ask: true } })
    expect(again.map(({ event }) => event.type)).not.toContain('question')
  })

  test('without "ask" it goes on; with it an answer in JSON says what is asked', async () => {
    scene.model.set({ reading: unsureReading })
    expect((await scene.ada.send('POST', '/functions/v1/market-research', idea)).status).toBe(200)
    const asked = await scene.ada.send<{ run: { id: string } }>('POST', '/functions/v1/market-research', {
      ...idea,
      ask: true,
    })
    expect(asked).toMatchObject({ status: 202, body: { questions: [question] } })
    await scene.ada.send('POST', `/api/runs/${asked.body.run.id}/cancel`)
  })
})
