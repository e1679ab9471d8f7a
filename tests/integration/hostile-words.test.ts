import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyReading } from '#tests/fakes/models/chunk-model.ts'
import { type HostileInput, hostileInputs } from '#tests/support/hostile-inputs.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { type StreamedEvent, signUp } from '#tests/support/person.ts'
import { type Desk, newDesk, typedBesideForms, typeInto } from '#tests/support/typed-beside-forms.ts'

const sample = hostileInputs.filter(({ sampled }) => sampled)
const others = hostileInputs.filter(({ sampled }) => !sampled)
/** Said of what was typed, to whoever typed it: never that the server failed. */
const refused = [400, 404, 409, 413, 422]
const places = Object.keys(typedBesideForms)

const started = ([first]: readonly StreamedEvent[]) =>
  first && 'runId' in first.event ? String(first.event.runId) : 'no run'

describe('beside forms, no words are an error of the server', () => {
  const scene = modelScene()
  let desk: Desk
  beforeAll(async () => {
    desk = await newDesk(scene.app, scene.ada)
  })
  afterAll(() => {
    // The walk is worth nothing where everything is refused.
    expect(taken.size).toBeGreaterThan(places.length - 3)
  })
  /** Places that have taken some of the words. */
  const taken = new Set<string>()

  test.each(places)('%s', (place) => expectAnswers(place, sample))

  test.each(places)('%s: the rest of the corpus', { tags: ['full'], timeout: 300_000 }, (place) =>
    expectAnswers(place, others),
  )

  async function expectAnswers(place: string, inputs: readonly HostileInput[]): Promise<void> {
    for (const { name, text } of inputs) {
      scene.model.set({ text: JSON.stringify({ answer: 'So it is.', changes: [] }) })
      const { status, body } = await typeInto(scene.app, place, text, desk)
      if (status < 300) {
        taken.add(place)
        continue
      }
      expect([name, status, refused.includes(status)], JSON.stringify(body)).toEqual([name, status, true])
      expect([name, body.error, body.code]).toEqual([name, expect.stringMatching(/^.{4,}$/), expect.any(String)])
      expect(String(body.error)).not.toMatch(/expected|received|invalid input|zod|regex/i)
    }
  }

  test('the answer to a question of a run', { timeout: 300_000 }, async () => {
    const ada = await signUp(scene.app.url)
    await scene.app.query(`update user_subscriptions set plan_id = 'pro' where user_id = $1`, [ada.userId])
    const reading = {
      ...emptyReading,
      offer: 'reminds people of their tablets',
      users: ['people at home'],
      unsure: [{ field: 'who', question: 'Who decides on the dose?', options: ['a nurse'], matters: 'harm' }],
    }
    for (const { name, text } of sample) {
      await scene.app.query('delete from rate_limit')
      scene.model.set({ reading })
      const events = await ada.stream('/functions/v1/market-research', {
        body: { productDescription: 'It reminds people of tablets.', targetAudience: 'people at home', ask: true },
        onEvent: ({ event }) => event.type !== 'question',
      })
      const id = started(events)
      expect(events.at(-1)?.event.type).toBe('question')
      const { status, body } = await ada.send('POST', `/api/runs/${id}/answers`, { answers: { who: text } })
      expect([name, status, status === 200 || status === 400], JSON.stringify(body)).toEqual([name, status, true])
      if (status !== 200) {
        await ada.send('POST', `/api/runs/${id}/cancel`)
        continue
      }
      const last = (await ada.stream(`/api/runs/${id}/events`, { method: 'GET' })).at(-1)?.event
      expect([name, last?.type, 'code' in (last ?? {}) ? last : null]).toEqual([name, 'run-end', null])
    }
  })
})
