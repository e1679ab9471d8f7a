import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormReadingAnswer } from '#shared/api/reading.ts'
import type { RunView } from '#shared/api/runs.ts'
import { guest, post, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const form = (productDescription: string, targetAudience = 'everybody') => ({
  agent: 'market-research',
  input: { productDescription, targetAudience },
})

describe('reading before a run', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const read = (body: object, headers: Record<string, string> = {}) => post(`${app.url}/api/read`, body, headers)
  const answerOf = async (body: object) => (await read(body)).body as FormReadingAnswer

  test('says what is understood, and asks only what is unsure; a stranger may, and nothing is stored', async () => {
    const clear = await answerOf({ agent: 'market-research', input: researchIdea })
    expect(clear).toMatchObject({ unsure: [], productId: null })
    expect(clear.understood.map(({ label }) => label)).toEqual(expect.arrayContaining(['Who', 'Market']))
    const vague = await answerOf(form('Habit tracker'))
    expect(vague.unsure).toMatchObject([{ field: 'who', question: 'Who is it for first?' }])
    const answered = await answerOf({ ...form('Habit tracker'), corrections: { who: 'runners' } })
    expect(answered.unsure).toEqual([])
    expect(answered.understood).toContainEqual(expect.objectContaining({ corrects: 'who', corrected: true }))
    expect(await app.query('select from runs')).toEqual([])
    expect(await app.query('select from usage_counters')).toEqual([])
  })

  test('an agent whose form describes no product is not asked', async () => {
    expect(await answerOf({ agent: 'trend-scanner', input: { industry: 'asdf' } })).toEqual({
      understood: [],
      unsure: [],
      productId: null,
    })
  })

  test('a form that names a whole market is read by its dossier all the same', async () => {
    const visitor = await signUp(app.url)
    const industry = 'Restaurant table reservations and waitlists'
    const { body } = await visitor.send('POST', '/functions/v1/trend-scanner', { industry })
    expect(body.understood).toContainEqual({ label: 'Market', value: industry, corrects: 'market' })
    expect(body.unsure).toEqual([])
  })

  test('a wrong form, an unknown agent and a bad token are refused', async () => {
    expect((await read({ agent: 'market-research', input: { productDescription: '' } })).status).toBe(400)
    expect((await read({ ...form('x'), more: 1 })).status).toBe(400)
    expect((await read({ ...form('x'), corrections: { size: 'x' } })).status).toBe(400)
    expect((await read({ agent: 'no-such', input: {} })).status).toBe(404)
    expect((await read({ agent: 'design-ux', input: {} })).status).toBe(404)
    expect((await read(form('x'), { authorization: 'Bearer x' })).status).toBe(401)
  })

  test("the caller's product of these words has answered already, and nobody else's", async () => {
    const ada = await signUp(app.url)
    const product = await ada.send<{ id: string }>('POST', '/api/products', {
      description: 'Habit tracker',
      reading: { who: 'runners' },
    })
    const own = await ada.send<FormReadingAnswer>('POST', '/api/read', form(' Habit tracker '))
    expect(own.body).toMatchObject({ unsure: [], productId: product.body.id })
    const other = await (await guest(app.url)).send<FormReadingAnswer>('POST', '/api/read', form('Habit tracker'))
    expect(other.body).toMatchObject({ unsure: [{ field: 'who' }], productId: null })
  })

  test('a run without answers writes the best supported, and says what it was not sure of', async () => {
    const visitor = await guest(app.url)
    const answer = await visitor.send('POST', '/functions/v1/market-research', form('Habit tracker').input)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        unsure: [{ field: 'who' }],
        understood: expect.arrayContaining([{ label: 'Market', value: expect.any(String), corrects: 'market' }]),
      },
    })
    const run: RunView = await visitor.run((answer.body.run as { id: string }).id)
    expect(run.unsure).toEqual(answer.body.unsure)
    expect(run.understood).toEqual(answer.body.understood)
    const events = await visitor.stream('/functions/v1/market-research', { body: form('Habit tracker').input })
    const shown = events.flatMap(({ event }) => (event.type === 'progress' && event.unsure ? [event.unsure] : []))
    expect(shown).toEqual([answer.body.unsure])
  })
})

test('readings are limited by address, with the time to wait', async () => {
  const app = await createTestApp({ REQUESTS_PER_ADDRESS: '100', REQUESTS_PER_ACCOUNT: '40' })
  try {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(`${app.url}/api/read`, form('x'))))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const ada = await signUp(app.url)
    const byAccount = []
    for (let at = 0; at < 5; at += 1) byAccount.push((await ada.send('POST', '/api/read', form('x'))).status)
    expect(byAccount).toContain(429)
  } finally {
    await app.close()
  }
})
