import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** What a model makes up although its instructions forbid it, also in the repair. */
const lie = {
  /** Of a follow-up. */
  text: 'It is highest for {{f1.highest}}. That is 412% more than a rival has.',
  headline: 'Churn tripled to 87% after the March release.',
  sections: [
    {
      title: 'What the file holds',
      text: 'The file holds {{data.rows}} subscriptions. Revenue grew by 412% to $9.9 million.',
    },
    { title: 'Who differs', text: 'Two thirds of Basic users leave within 14 days.' },
  ],
  suggestions: [
    {
      title: 'Ask those who left',
      action: 'Call a handful of them and ask what happened.',
      because: 'The file holds {{data.rows}} subscriptions.',
      owner: 'Product manager',
      check: 'The share falls.',
      findings: ['f1'],
    },
    {
      title: 'Cut the price by 30%',
      action: 'Lower it to $7.',
      because: '87% say that it is too expensive.',
      owner: 'Pricing manager',
      check: 'Sales rise by 20%.',
      findings: ['f1'],
    },
  ],
}

const table = [
  'subscription_id,plan,cancelled',
  ...Array.from(
    { length: 200 },
    (_, index) => `S${index},${index < 100 ? 'Basic' : 'Pro'},${index % 100 < (index < 100 ? 40 : 10) ? 'yes' : 'no'}`,
  ),
].join('\n')

let app: TestApp
let model: ChunkModel
let ada: Person
beforeAll(async () => {
  model = await startChunkModel({ text: JSON.stringify(lie), chunks: 20, delayMs: 0 })
  app = await createTestApp({ MODEL: 'openai-compatible/liar', OPENAI_BASE_URL: model.baseUrl })
  ada = await signUp(app.url)
})
afterAll(async () => {
  await app.close()
  await model.close()
})

test('no figure that was not computed reaches a reader', async () => {
  const events = await ada.stream('/functions/v1/analytics-agent', {
    body: { fileName: 'subscriptions.csv', fileData: table },
  })
  const stages = events.flatMap(({ event }) => (event.type === 'progress' ? [event.stage] : []))
  expect(stages).toContain('repairing')
  const end = events.at(-1)?.event
  if (end?.type !== 'run-end') throw new Error(JSON.stringify(end))
  const { headline, analysis, suggestions } = end.result as {
    headline: string
    analysis: string
    suggestions: { title: string }[]
  }
  for (const made of ['87', '412', '9.9', '14', 'tripled', 'Two thirds', '30%', '$7', '20%']) {
    expect(`${headline} ${analysis} ${JSON.stringify(suggestions)}`).not.toContain(made)
  }
  // What takes the headline's place is the strongest of what was computed.
  expect(headline).toMatch(/^40% of the 100 subscriptions with plan Basic were cancelled, against 10% of all others\./)
  expect(analysis).toContain('The file holds 200 subscriptions.')
  expect(suggestions.map(({ title }) => title)).toEqual(['Ask those who left'])
})

test('a follow-up keeps only the sentences with computed figures, and says how many went', async () => {
  const { body } = await ada.send<{ run: { id: string } }>('POST', '/functions/v1/analytics-agent', {
    fileName: 'subscriptions.csv',
    fileData: table,
  })
  const answer = await ada.send<{ result: { followUps: { narrative: string; removed: number }[] } }>(
    'POST',
    `/api/runs/${body.run.id}/follow-ups`,
    { question: 'subscriptions by plan' },
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const [followUp] = answer.body.result.followUps
  expect(followUp?.removed).toBe(1)
  expect(followUp?.narrative).toMatch(/^It is highest for (Basic|Pro)\.$/)
})
