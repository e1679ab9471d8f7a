import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ModelAdministration, ModelChoices, OwnKeyList } from '#shared/api/models.ts'
import type { RunList, RunView } from '#shared/api/runs.ts'
import { startEventModel } from '#tests/fakes/models/event-model.ts'
import { mockKeys, startVendorMock, type VendorMock } from '#tests/fakes/models/vendor-mock.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const research = '/functions/v1/market-research'
const first = 'openai-compatible/fake'
const other = 'openai-compatible/other'
const noRules = { perRun: null, perUserDay: null, perMonth: null, defaultModes: {} }

interface RunAnswer {
  run: { id: string; model: string; cost?: number }
}

async function makeAdmin(app: TestApp, { userId }: Person): Promise<void> {
  await app.query(`update "user" set role = 'admin' where id = $1`, [userId])
}

describe('models and plans', () => {
  const scene = modelScene({
    MODELS: JSON.stringify([
      { model: first, price: '2/8' },
      { model: other, label: 'The other one' },
    ]),
  })
  const asAdmin = (models: object[], rules: object = noRules) =>
    scene.ada.send('PUT', '/api/admin/models', { models, rules })
  const modelAsked = () => (JSON.parse(scene.model.lastBody) as { model: string }).model
  const plain = [{ id: first, price: { input: 2, output: 8 } }, { id: other }]
  beforeAll(() => makeAdmin(scene.app, scene.ada))
  beforeEach(() => asAdmin(plain))

  test('a user picks among the models; a run that names none is written by the first', async () => {
    const { body: choices } = await scene.ada.send<ModelChoices>('GET', '/api/models?agent=market-research')
    expect(choices.models.map(({ id, label }) => [id, label])).toEqual([
      [first, first],
      [other, other],
    ])
    expect(choices.chosen).toBe(first)
    expect(choices.models[0]?.expected?.quick).toMatchObject({ measured: false, cost: expect.any(Number) })
    expect(choices.models[1]?.expected?.quick.cost).toBeNull()

    const named = await scene.ada.send<RunAnswer>('POST', research, { ...researchIdea, model: other })
    expect([named.status, named.body.run.model, modelAsked()]).toEqual([200, other, 'other'])
    const unnamed = await scene.ada.send<RunAnswer>('POST', research, researchIdea)
    expect([unnamed.body.run.model, modelAsked()]).toEqual([first, 'fake'])
  })

  test('a model that nobody offers is a wrong field', async () => {
    const { status, body } = await scene.ada.send('POST', research, { ...researchIdea, model: 'openai/gpt-9' })
    expect([status, body.code, Object.keys(body.fields as object)]).toEqual([400, 'INVALID_INPUT', ['model']])
  })

  test('a plan that may not use a model is refused it, and gets the next one, or the built-in writer', async () => {
    const bob = await signUp(scene.app.url)
    await asAdmin([
      { id: first, plans: ['Pro'] },
      { id: other, plans: ['Pro', 'Free'] },
    ])
    const { body: choices } = await bob.send<ModelChoices>('GET', '/api/models')
    expect(choices.models.map(({ id }) => id)).toEqual([other])
    const refused = await bob.send('POST', research, { ...researchIdea, model: first })
    expect([refused.status, refused.body.code]).toEqual([403, 'MODEL_NOT_ALLOWED'])
    const { body } = await bob.send<{ used: number; reserved: number }>('GET', '/api/usage')
    expect([body.used, body.reserved]).toEqual([0, 0])
    expect((await bob.send<RunAnswer>('POST', research, researchIdea)).body.run.model).toBe(other)

    await asAdmin([
      { id: first, plans: [] },
      { id: other, plans: ['Pro'] },
    ])
    expect((await bob.send<RunAnswer>('POST', research, researchIdea)).body.run.model).toBe('built-in')
    const visitor = await guest(scene.app.url)
    expect((await visitor.send<RunAnswer>('POST', research, researchIdea)).body.run.model).toBe('built-in')
  })

  test('only an administrator sees and changes the list', async () => {
    const bob = await signUp(scene.app.url)
    expect((await bob.send('GET', '/api/admin/models')).status).toBe(403)
    expect((await bob.send('PUT', '/api/admin/models', { models: [], rules: noRules })).status).toBe(403)
    const twice = await asAdmin([{ id: first }, { id: first }])
    expect(twice.status).toBe(400)
    await asAdmin([{ id: first, label: 'Good' }, { id: 'anthropic/claude-x' }])
    const { body } = await scene.ada.send<ModelAdministration>('GET', '/api/admin/models')
    expect(body.models.map(({ id, fromSettings, unusable }) => [id, fromSettings, unusable !== null])).toEqual([
      // The settings name it, and nothing was said of it: what an operator sets anew comes first.
      [other, true, false],
      [first, true, false],
      ['anthropic/claude-x', false, true],
    ])
    expect(body.models[2]?.unusable).toContain('ANTHROPIC_API_KEY')
  })

  test('tokens, cost and the version of the prompt are stored and listed', async () => {
    const { body } = await scene.ada.send<RunAnswer>('POST', research, { ...researchIdea, model: first })
    const view: RunView = await scene.ada.run(body.run.id)
    const { input, output } = view.tokens ?? { input: 0, output: 0 }
    const cost = ((input ?? 0) * 2 + (output ?? 0) * 8) / 1e6
    expect(view.cost).toBeCloseTo(cost, 9)
    expect(body.run.cost).toBeCloseTo(cost, 9)
    expect(view).toMatchObject({ mode: 'quick', ownKey: false, promptVersion: expect.any(Number) })
    const { runs } = (await scene.ada.send<RunList>('GET', '/api/runs')).body
    expect(runs[0]).toMatchObject({
      id: view.id,
      tokens: view.tokens,
      cost: view.cost,
      promptVersion: view.promptVersion,
    })
  })

  test('an old request that is sent again is the same run; with another model it is another request', async () => {
    const headers = { 'idempotency-key': 'one-choice' }
    const one = await scene.ada.send<RunAnswer>('POST', research, { ...researchIdea, model: other }, headers)
    const again = await scene.ada.send<RunAnswer>('POST', research, { ...researchIdea, model: other }, headers)
    expect(again.body.run.id).toBe(one.body.run.id)
    const changed = await scene.ada.send('POST', research, { ...researchIdea, model: first }, headers)
    expect(changed.status).toBe(409)
  })

  describe('caps', () => {
    /** What a run is expected to take until some were measured, in tokens. */
    const expected = 17_000
    const startMany = async (people: Person[]) =>
      Promise.all(people.map((person) => person.send<RunAnswer & { code?: string }>('POST', research, researchIdea)))

    test('one run', async () => {
      const bob = await signUp(scene.app.url)
      await asAdmin(plain, { ...noRules, perRun: { amount: 1_000, unit: 'tokens' } })
      const { status, body } = await bob.send('POST', research, researchIdea)
      expect([status, body.code]).toEqual([422, 'RUN_CAP_REACHED'])
    })

    test('one user in a day: runs at once stay under it, and what they took counts, not what was expected', async () => {
      const bob = await signUp(scene.app.url)
      scene.model.set({ delayMs: 10 })
      await asAdmin(plain, { ...noRules, perUserDay: { amount: expected * 2.5, unit: 'tokens' } })
      const answers = await startMany(Array.from({ length: 6 }, () => bob))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429])
      expect(answers.find(({ status }) => status === 429)?.body.code).toBe('DAY_CAP_REACHED')
      const { caps } = (await bob.send<ModelChoices>('GET', '/api/models')).body
      expect(caps.day).toMatchObject({ amount: expected * 2.5, unit: 'tokens' })
      // Two readings and two drafts, as the provider counted them.
      expect(caps.day?.used).toBe(2 * (101 + 140))
      expect((await bob.send('POST', research, researchIdea)).status).toBe(200)
      // Somebody else is not kept off by it.
      expect((await scene.ada.send('POST', research, researchIdea)).status).toBe(200)
    })

    test('the installation in a month, in money', async () => {
      const people = await Promise.all([1, 2, 3, 4].map(() => signUp(scene.app.url)))
      const [{ cost } = { cost: 0 }] = await scene.app.query<{ cost: number }>('select cost from model_spend_by_month')
      // 12,000 tokens in and 5,000 out at 2 and 8 dollars for a million.
      const each = 0.064
      scene.model.set({ delayMs: 10 })
      await asAdmin(plain, { ...noRules, perMonth: { amount: cost + 2.5 * each, unit: 'usd' } })
      const answers = await startMany(people)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
      expect(answers.find(({ status }) => status === 429)?.body.code).toBe('MONTH_CAP_REACHED')
    })

    test('a run that is stopped counts with what it took', async () => {
      const bob = await signUp(scene.app.url)
      scene.model.set({ delayMs: 50 })
      await asAdmin(plain)
      await bob.stream(research, {
        body: researchIdea,
        onEvent: ({ event }) => {
          if (event.type === 'run-start') void bob.send('POST', `/api/runs/${event.runId}/cancel`)
          return undefined
        },
      })
      await expect
        .poll(async () => {
          const [row] = await scene.app.query<{ tokens: string }>(
            'select tokens from model_spend_by_day where user_id = $1',
            [bob.userId],
          )
          return Number(row?.tokens ?? 0)
        })
        .toBeGreaterThan(0)
    })
  })
})

describe('a key of one’s own', () => {
  const key = mockKeys.ANTHROPIC_API_KEY
  let mock: VendorMock
  let app: TestApp
  beforeAll(async () => {
    mock = await startVendorMock()
    mock.answer(JSON.stringify(researchAnswer))
    app = await createTestApp({ ANTHROPIC_BASE_URL: mock.env.ANTHROPIC_BASE_URL ?? '', OWN_KEYS: 'anthropic' })
  })
  afterAll(async () => {
    await app.close()
    await mock.close()
  })

  test('is sealed, answered to nobody, used by its runs and counted by the plan', async () => {
    const ada = await signUp(app.url)
    const model = 'claude-sonnet-5'
    expect((await ada.send('PUT', '/api/model-keys/anthropic', { model })).status).toBe(400)
    const saved = await ada.send('PUT', '/api/model-keys/anthropic', { model, key })
    expect(saved.status).toBe(200)
    expect(JSON.stringify(saved.body)).not.toContain(key)
    const [row] = await app.query<{ api_key: string }>('select api_key from user_model_keys where user_id = $1', [
      ada.userId,
    ])
    expect(row?.api_key).toMatch(/^v1\./)
    expect(row?.api_key).not.toContain(key)
    const { body: list } = await ada.send<OwnKeyList>('GET', '/api/model-keys')
    expect(list.keys).toMatchObject([{ provider: 'anthropic', model }])

    const { models } = (await ada.send<ModelChoices>('GET', '/api/models')).body
    expect(models.map(({ id, ownKey }) => [id, ownKey])).toEqual([
      ['built-in', false],
      ['own:anthropic', true],
    ])
    const { status, body } = await ada.send<RunAnswer>('POST', research, { ...researchIdea, model: 'own:anthropic' })
    expect([status, body.run.model]).toEqual([200, `anthropic/${model}`])
    // The server has no key of its own; the mock keeps none that it sees.
    expect(mock.last()?.headers['x-api-key']).toBeTruthy()
    expect(await ada.run(body.run.id)).toMatchObject({ ownKey: true })
    const { body: usage } = await ada.send<{ used: number }>('GET', '/api/usage')
    expect(usage.used).toBe(1)
    // The caps are about the installation's keys.
    expect(await app.query('select from model_spend_by_day where user_id = $1', [ada.userId])).toEqual([])

    const exported = await ada.send('GET', '/api/account/export')
    expect(JSON.stringify(exported.body)).toContain('user_model_keys')
    expect(JSON.stringify(exported.body)).not.toContain(row?.api_key ?? key)
    expect(app.logged.join('')).not.toContain(key)
  })

  test('that is refused says so to its owner', async () => {
    const ada = await signUp(app.url)
    await ada.send('PUT', '/api/model-keys/anthropic', { model: 'claude-sonnet-5', key })
    mock.fail({ status: 401, message: 'invalid x-api-key' }, { status: 401, message: 'invalid x-api-key' })
    const { status, body } = await ada.send('POST', research, { ...researchIdea, model: 'own:anthropic' })
    expect([status, body.code]).toEqual([502, 'MODEL_KEY_REFUSED'])
    expect(body.error).toContain('your key')
  })

  test('can be tested and removed, and nobody uses another’s', async () => {
    const ada = await signUp(app.url)
    const bob = await signUp(app.url)
    await ada.send('PUT', '/api/model-keys/anthropic', { model: 'claude-sonnet-5', key })
    const tested = await ada.send<{ ok: boolean; message: string }>('POST', '/api/model-keys/anthropic/test', {
      model: 'claude-sonnet-5',
    })
    expect(tested.status).toBe(200)
    expect(tested.body.message).toContain('Anthropic')
    const others = await bob.send('POST', research, { ...researchIdea, model: 'own:anthropic' })
    expect(others.status).toBe(400)
    expect((await bob.send('PUT', '/api/model-keys/openai', { model: 'x', key })).status).toBe(404)
    expect((await ada.send('DELETE', '/api/model-keys/anthropic')).status).toBe(204)
    expect((await ada.send('POST', research, { ...researchIdea, model: 'own:anthropic' })).status).toBe(400)
  })

  test('goes with the account', async () => {
    const ada = await signUp(app.url)
    await ada.send('PUT', '/api/model-keys/anthropic', { model: 'claude-sonnet-5', key })
    const visitor = await guest(app.url)
    expect((await visitor.send('PUT', '/api/model-keys/anthropic', { model: 'x', key })).status).toBe(403)
    await app.query('delete from "user" where id = $1', [ada.userId])
    expect(await app.query('select from user_model_keys where user_id = $1', [ada.userId])).toEqual([])
  })
})

describe('a model that says what it thinks', () => {
  const frame = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  let model: Awaited<ReturnType<typeof startEventModel>>
  let app: TestApp
  beforeAll(async () => {
    model = await startEventModel([
      frame({ role: 'assistant', reasoning_content: 'The owners ' }),
      frame({ reasoning_content: 'pay, not the sitters.' }),
      frame({ content: JSON.stringify(researchAnswer) }),
      frame({}, 'stop'),
      'data: [DONE]\n\n',
    ])
    app = await createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: `${model.origin}/v1` })
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })

  test('its words are kept beside the result, and not in it', async () => {
    const ada = await signUp(app.url)
    const events = await ada.stream(research, { body: researchIdea })
    expect(events.filter(({ event }) => event.type === 'thoughts').map(({ event }) => event)).toMatchObject([
      { text: 'The owners pay, not the sitters.' },
    ])
    const start = events[0]?.event
    const view = await ada.run(start?.type === 'run-start' ? start.runId : '')
    expect(view.thoughts).toBe('The owners pay, not the sitters.')
    expect(JSON.stringify(view.result)).not.toContain('not the sitters')
  })
})
