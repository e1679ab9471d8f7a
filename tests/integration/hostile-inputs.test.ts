import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { textFieldsOf } from '#tests/support/form-fields.ts'
import { type HostileInput, hostileInputs } from '#tests/support/hostile-inputs.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const agents = (await loadAgents()).all()
/** What a parser, a schema and a bound could fall over; `tests/contract` puts more into every field. */
const names = ['the word constructor', 'empty tags', 'one letter 20,000 times']
const sample = hostileInputs.filter(({ name }) => names.includes(name))
const others = hostileInputs.filter(({ name }) => !names.includes(name))

describe('over HTTP, no input is an error of the server', () => {
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
    await app.query(`update user_subscriptions set plan_id = 'pro' where user_id = $1`, [ada.userId])
  })
  afterAll(() => app.close())

  const each = agents.map((agent) => [agent.card.id, agent] as const)

  test.each(each)('%s', (_id, agent) => expectAnswers(agent, sample))

  test.each(each)('%s: the rest of the corpus', { tags: ['full'], timeout: 600_000 }, (_id, agent) =>
    expectAnswers(agent, others),
  )

  async function expectAnswers(agent: LiveAgent, inputs: readonly HostileInput[]): Promise<void> {
    const fields = textFieldsOf(agent).filter((field) => field !== 'fileData')
    for (const { name, text } of inputs) {
      const everywhere = { ...agent.samples[0], ...Object.fromEntries(fields.map((field) => [field, text])) }
      let taken: Record<string, unknown> = { ...agent.samples[0] }
      for (const field of fields) {
        const next = { ...taken, [field]: text }
        if (agent.parseInput(next).ok) taken = next
      }
      for (const form of [everywhere, taken]) {
        const { status, body } = await ada.send('POST', `/functions/v1/${agent.card.id}`, form)
        expect([name, status, [200, 400, 413].includes(status)]).toEqual([name, status, true])
        if (status === 200) continue
        if (status === 413) {
          expect([name, body]).toEqual([name, { error: expect.any(String), code: 'PAYLOAD_TOO_LARGE' }])
          continue
        }
        expect(body).toEqual({ error: expect.any(String), code: expect.any(String), fields: expect.any(Object) })
        expect(Object.values(body.fields as object), name).toContain(body.error)
      }
    }
  }

  test('fields that every plain object has are unknown fields like any other', async () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const body = `{"industry":"bakeries","${name}":"x"}`
      const answer = await ada.send('POST', '/functions/v1/trend-scanner', body)
      expect(answer.status).toBe(400)
      expect(Object.entries(answer.body.fields as object)).toEqual([[name, `Unknown field "${name}"`]])
    }
  })
})
