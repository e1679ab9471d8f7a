import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#shared/api/products.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { kilnInput, kilnReading } from '#tests/fakes/models/reference/kiln-prd.ts'
import { referenceModel, referencePages, references } from '#tests/fakes/models/reference/reference-model.ts'
import { type PageServer, startPageServer } from '#tests/fakes/pages/page-server.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

let site: PageServer
let model: ChunkModel
let app: TestApp
let ada: Person
beforeAll(async () => {
  site = await startPageServer(referencePages)
  model = await startChunkModel({ text: '{}', ...referenceModel(site.origin) })
  app = await createTestApp({
    MODEL: 'openai-compatible/reference',
    OPENAI_BASE_URL: model.baseUrl,
    SEARCH: 'searxng',
    SEARXNG_URL: site.origin,
    READ_ALLOWED_HOSTS: '127.0.0.1',
  })
  ada = await signUp(app.url)
})
afterAll(async () => {
  await app?.close()
  await model?.close()
  await site?.close()
})

const eventsOf = async (agent: string, body: object): Promise<RunEvent[]> =>
  (await ada.stream(`/functions/v1/${agent}`, { body })).map(({ event }) => event)
const sourcesOf = (events: RunEvent[]) => events.flatMap((event) => (event.type === 'sources' ? event.sources : []))

test('what one run reads and researches of a product, the next agents of that product share; no other product does', async () => {
  const { body: product } = await ada.send<Product>('POST', '/api/products', { description: kilnInput.productIdea })
  const first = await eventsOf(references.kiln.agentId, { ...kilnInput, productId: product.id, mode: 'thorough' })
  expect(first.at(-1)?.type).toBe('run-end')
  const kept = sourcesOf(first).filter(({ kind }) => kind === 'page')
  expect(kept.length).toBe(3)

  // The next form does not say who pays, and its run is a quick one, which opens no page.
  const opened = site.opened.length
  model.set({
    reading: { ...kilnReading, payer: null, missing: ['buyer'] },
    answer: () => ({ text: JSON.stringify(researchAnswer) }),
  })
  const words = { productDescription: kilnInput.productIdea, targetAudience: 'Hobby potters' }
  const next = await eventsOf('market-research', { ...words, productId: product.id })
  expect(next.at(-1)?.type).toBe('run-end')
  expect(site.opened.length).toBe(opened)
  expect(model.lastBody).toContain('product-market')
  for (const { excerpt } of kept) expect(sourcesOf(next).map((each) => each.excerpt)).toContain(excerpt)
  const numbers = sourcesOf(next).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  const understood = next.flatMap((event) => (event.type === 'progress' ? (event.understood ?? []) : []))
  expect(understood.find(({ corrects }) => corrects === 'pays')?.value).toBe('hobby potters')

  const alone = await eventsOf('market-research', { ...words, productId: null })
  expect(alone.at(-1)?.type).toBe('run-end')
  expect(sourcesOf(alone).filter(({ offset }) => offset !== undefined)).toEqual([])
}, 60_000)
