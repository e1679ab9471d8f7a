import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductMarket } from '#shared/api/product-market.ts'
import type { Product } from '#shared/api/products.ts'
import type { MarketProfile } from '#shared/market-profile.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { kilnInput, kilnReading } from '#tests/fakes/models/reference/kiln-prd.ts'
import { kilnProfile } from '#tests/fakes/models/reference/kiln-profile.ts'
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

const stepsOf = (events: RunEvent[]) =>
  new Map(events.flatMap((event) => (event.type === 'step' ? [[event.id, event.text] as const] : [])))

/** The schemas that the model was asked for, and how it answers to those that are no document. */
function listen(answers: Record<string, object> = {}): string[] {
  const asked: string[] = []
  const strong = referenceModel(site.origin)
  model.set({
    answer: (request) => {
      const format = request.body.response_format as { json_schema?: { name?: string } } | undefined
      const name = format?.json_schema?.name ?? ''
      asked.push(name)
      if (name.startsWith('market_research')) return { text: JSON.stringify(researchAnswer) }
      return answers[name] ? { text: JSON.stringify(answers[name]) } : strong.answer(request)
    },
  })
  return asked
}

test('what one run reads and researches of a product, the next agents of that product share; no other product does', async () => {
  const { body: product } = await ada.send<Product>('POST', '/api/products', { description: kilnInput.productIdea })
  // A model that obeys a page puts an address of strangers into it.
  const asked = listen({
    market_profile: {
      ...kilnProfile,
      roles: kilnProfile.roles.map((role) => ({ ...role, job: `${role.job}, see https://strangers.example/now` })),
    },
  })
  const first = await eventsOf(references.kiln.agentId, { ...kilnInput, productId: product.id, mode: 'thorough' })
  expect(first.at(-1)?.type).toBe('run-end')
  const kept = sourcesOf(first).filter(({ kind }) => kind === 'page')
  expect(kept.length).toBe(3)

  // The library lacks the market: what is known of it is asked for once, and each statement says what it rests on.
  expect(asked.filter((name) => name === 'market_profile')).toHaveLength(1)
  expect(stepsOf(first).get('market')).toBe(
    'Gathered what is known of the market, for all documents of this product: paid by hobby potters; rivals KilnShare, Harbour Clay; 4 statements from sources or the form, 3 from the model, unverified',
  )
  const [stored] = await app.query<{ output: MarketProfile }>(
    `select output from run_steps join runs on runs.id = run_id where product_id = $1 and run_steps.name = 'market'`,
    [product.id],
  )
  expect(stored?.output.roles).toHaveLength(2)
  expect(JSON.stringify(stored?.output)).not.toContain('strangers.example')
  const [kilnShare, harbour] = stored?.output.rivals ?? []
  expect(kilnShare).toMatchObject({ basis: 'source', source: 2, check: '' })
  // The page says another price.
  expect(harbour).toMatchObject({
    basis: 'model',
    source: null,
    check: expect.stringContaining('“Harbour Clay: firing prices” does not say 17'),
  })

  const seen = await ada.send<ProductMarket>('GET', `/api/products/${product.id}/market`)
  expect(seen.body.market).toMatchObject({ name: 'Shared kiln firing', profile: stored?.output })
  expect(seen.body.market?.sources.map(({ title }) => title)).toEqual([
    'Harbour Clay: firing prices',
    'Hiring a kiln: what there is',
  ])
  const bob = await signUp(app.url)
  expect((await bob.send('GET', `/api/products/${product.id}/market`)).status).toBe(404)

  // The next form does not say who pays, and its run is a quick one, which opens no page.
  const opened = site.opened.length
  asked.length = 0
  model.set({ reading: { ...kilnReading, payer: null, missing: ['buyer'] } })
  const words = { productDescription: kilnInput.productIdea, targetAudience: 'Hobby potters' }
  const next = await eventsOf('market-research', { ...words, productId: product.id })
  expect(next.at(-1)?.type).toBe('run-end')
  expect(site.opened.length).toBe(opened)
  expect(asked).toEqual(['market_research'])
  for (const { excerpt } of kept) expect(sourcesOf(next).map((each) => each.excerpt)).toContain(excerpt)
  const numbers = sourcesOf(next).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  const understood = next.flatMap((event) => (event.type === 'progress' ? (event.understood ?? []) : []))
  expect(understood.find(({ corrects }) => corrects === 'pays')?.value).toBe('hobby potters')
  const { profile } = sharedMarket(model.lastBody)
  expect(profile.payer).toEqual(stored?.output.payer)
  expect(profile.wedge).toEqual(kilnProfile.wedge)
  expect(profile.rivals.map(({ name, basis }) => [name, basis])).toEqual([
    ['KilnShare', 'source'],
    ['Harbour Clay', 'model'],
  ])
  // A number is that of the passage in this run.
  const compared = sourcesOf(next).find(({ excerpt }) => excerpt.includes('holds no calendar'))
  expect(profile.rivals[0]?.source).toBe(compared?.number)

  const alone = await eventsOf('market-research', { ...words, productId: null })
  expect(alone.at(-1)?.type).toBe('run-end')
  expect(sourcesOf(alone).filter(({ offset }) => offset !== undefined)).toEqual([])
  expect(model.lastBody).not.toContain('KilnShare')

  // Another market than the one that was read has nothing of it, and neither have other words of the product.
  asked.length = 0
  const corrections = { market: 'Pottery classes' }
  await eventsOf('market-research', { ...words, productId: product.id, corrections })
  expect(asked).toEqual(['market_profile', 'market_research'])
  await ada.send('PATCH', `/api/products/${product.id}`, { audience: 'Schools', revision: product.revision })
  asked.length = 0
  await eventsOf('market-research', { ...words, productId: product.id })
  expect(asked).toEqual(['market_profile', 'market_research'])
})

test('a market that the library holds, and a model that gives no profile, cost the run nothing else', async () => {
  const { body: product } = await ada.send<Product>('POST', '/api/products', { description: 'Potters of Leeds meet.' })
  const words = { productDescription: 'Potters of Leeds meet.', targetAudience: 'Hobby potters', productId: product.id }
  const asked = listen({ market_profile: { nothing: true } })
  model.set({ reading: kilnReading })
  const events = await eventsOf('market-research', words)
  expect(events.at(-1)?.type).toBe('run-end')
  expect(stepsOf(events).get('market')).toMatch(/^The model could not say what is known of the market/)
  asked.length = 0
  model.set({ reading: undefined })
  const placed = await eventsOf('market-research', {
    ...words,
    productDescription: 'Restaurants take table reservations online and fill no-shows from a waitlist.',
  })
  expect(placed.at(-1)?.type).toBe('run-end')
  expect(asked).toEqual(['market_research'])
})

/** What a prompt says of the product's market. */
function sharedMarket(body: string): { profile: MarketProfile } {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] }
  const [, json = '{}'] =
    /<product-market>\n([\s\S]*?)\n<\/product-market>/.exec(messages.map(({ content }) => content).join()) ?? []
  return JSON.parse(json)
}
