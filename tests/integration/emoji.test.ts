import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Each of these is two units long; a text that is cut between them cannot be stored as it is. */
const pair = '\u{1f436}\u{1f9b4}'
const agents = (await loadAgents([])).all()

describe('words with emoji, wherever a text is cut', () => {
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
    await app.query(`update user_subscriptions set plan_id = 'pro' where user_id = $1`, [ada.userId])
  })
  afterAll(() => app.close())

  test('in the title of a run', async () => {
    const start = 'A finder of dog sitters for owners in London who need one free afternoon, '.padEnd(116, 'walks ')
    for (const before of ['', 'a', 'ab', 'abc']) {
      const productDescription = `${start}${before}${pair} and more of what it does`
      const done = await ada.send('POST', '/functions/v1/market-research', { ...researchIdea, productDescription })
      expect(done.status).toBe(200)
      const [row] = await app.query<{ title: string }>('select title from runs order by created_at desc limit 1')
      expect(row?.title).not.toContain('\ufffd')
    }
  })

  test.each(agents.map((agent) => [agent.card.id, agent] as const))('in a form of %s', async (id, agent) => {
    for (const shift of ['', 'a']) {
      const form: Record<string, unknown> = { ...agent.samples[0] }
      for (const [field, value] of Object.entries(form)) {
        if (typeof value !== 'string' || ['fileData', 'fileName', 'encoding'].includes(field)) continue
        const words = shift + value.replaceAll(' ', ` ${pair} `)
        if (agent.parseInput({ ...form, [field]: words }).ok) form[field] = words
      }
      const done = await ada.send('POST', `/functions/v1/${id}`, form)
      expect(done.status).toBe(200)
      // What is answered is what is stored, with what was read in the form beside it.
      const { run, understood: _understood, unsure: _unsure, ...result } = done.body
      expect((await ada.run((run as { id: string }).id)).result).toEqual(result)
    }
  })
})
