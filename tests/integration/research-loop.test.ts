import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunEvent } from '#shared/run-events.ts'
import type { RunStep } from '#shared/run-step.ts'
import { withStep } from '#shared/with-step.ts'
import { type ChunkModel, type ChunkRequest, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { type PageServer, startPageServer } from '#tests/fakes/pages/page-server.ts'
import { diligentTurn, dogSitterPages, dogSitterReading } from '#tests/support/diligent-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

let site: PageServer
let model: ChunkModel
let app: TestApp
let ada: Person
const settings = () => ({
  MODEL: 'openai-compatible/fake',
  OPENAI_BASE_URL: model.baseUrl,
  RESEARCH_LOOP: 'always',
})
beforeAll(async () => {
  site = await startPageServer(dogSitterPages)
  model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 10, reading: dogSitterReading })
  app = await createTestApp({
    ...settings(),
    SEARCH: 'searxng',
    SEARXNG_URL: site.origin,
    READ_ALLOWED_HOSTS: '127.0.0.1',
  })
  ada = await signUp(app.url)
})
beforeEach(() => site.delay(0))
afterAll(async () => {
  await app?.close()
  await model?.close()
  await site?.close()
})

const run = (person: Person, body: object = researchIdea) => person.stream('/functions/v1/market-research', { body })
const eventsOf = (events: { event: RunEvent }[]) => events.map(({ event }) => event)
const stepsOf = (events: RunEvent[]) =>
  events.reduce<RunStep[]>((steps, event) => {
    if (event.type !== 'step') return steps
    const { type: _, ...step } = event
    return withStep(steps, step)
  }, [])
const sourcesOf = (events: RunEvent[]) => events.flatMap((event) => (event.type === 'sources' ? event.sources : []))
const runIdOf = ([start]: RunEvent[]) => (start?.type === 'run-start' ? start.runId : '')

const diligent = (request: Pick<ChunkRequest, 'body'>) => diligentTurn(request, site.origin)

describe('a run that researches by itself', () => {
  test('searches, reads, keeps passages and cites them; each step is an event, also after a reload', async () => {
    model.set({ research: diligent })
    const events = eventsOf(await run(ada))
    const end = events.at(-1)
    if (end?.type !== 'run-end') throw new Error(JSON.stringify(end))
    expect(stepsOf(events).map(({ text }) => text)).toEqual([
      'Searched "dog sitting marketplace fees": 2 pages',
      'Searched "Hundesitter Preise Vergleich": 2 pages',
      'The library does not hold this market',
      'Read "What Rover takes", kept 1 passage',
      'Read "Gudog"',
      'Read "Rules", kept 1 passage',
      'Kept 2 passages of 2 sources',
    ])
    expect(site.queries).toEqual(
      expect.arrayContaining(['dog sitting marketplace fees', 'Hundesitter Preise Vergleich']),
    )
    expect(site.opened).toEqual(expect.arrayContaining(['/rover/fees', '/gudog', '/rover/rules?a=1']))
    const sources = sourcesOf(events)
    expect(sources).toMatchObject([
      {
        number: 1,
        kind: 'page',
        title: 'What Rover takes',
        excerpt: expect.stringContaining('20% of each booking'),
        offset: expect.any(Number),
      },
      { number: 2, kind: 'page', title: 'Rules', excerpt: expect.stringContaining('A licence is needed') },
    ])
    // The form is not shown to a model that reads what strangers write.
    expect(model.researched.join()).not.toContain(researchIdea.productDescription.slice(0, 30))
    const stored = await ada.run(runIdOf(events))
    expect(stored.steps).toEqual(stepsOf(events))
    expect(stored.sources).toEqual(sources)
    // Reading, four turns, writing.
    expect(end.tokens?.input).toBe(600)
  })

  test('a model without tools gets the same by fixed steps', async () => {
    const other = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 5, reading: dogSitterReading })
    other.set({
      research: ({ body }) => {
        expect(body.tools).toBeUndefined()
        const { calls } = diligent({ body })
        const of = (name: string, key: string) =>
          calls.filter((call) => call.name === name).map((call) => (call.input as Record<string, unknown>)[key])
        return {
          text: JSON.stringify({
            searches: of('search', 'query'),
            pages: of('read', 'url'),
            library: [],
            keep: of('keep', 'passages').flat(),
          }),
        }
      },
    })
    const plain = await createTestApp({
      ...settings(),
      MODEL: 'openai-compatible/no-tools',
      MODEL_TOOL_CALLS: 'false',
      OPENAI_BASE_URL: other.baseUrl,
      SEARCH: 'searxng',
      SEARXNG_URL: site.origin,
      READ_ALLOWED_HOSTS: '127.0.0.1',
    })
    const events = eventsOf(await run(await signUp(plain.url)))
    expect(sourcesOf(events).map(({ title }) => title)).toEqual(['What Rover takes', 'Rules'])
    await plain.close()
    await other.close()
  })

  test('without a search it is the library, and says so', async () => {
    const own = await createTestApp({ ...settings(), SEARCH: 'library' })
    model.set({
      research: () => ({
        calls: [
          { name: 'search', input: { query: 'dog sitting' } },
          { name: 'library', input: { about: 'pet care' } },
        ],
      }),
    })
    const before = site.queries.length
    const events = eventsOf(await run(await signUp(own.url)))
    expect(events.at(-1)?.type).toBe('run-end')
    const sources = events.find((event) => event.type === 'sources')
    expect(sources).toMatchObject({ note: expect.stringContaining('No web search is set up') })
    expect(site.queries.length).toBe(before)
    await own.close()
  })

  test('opens nothing that no search returned and no page links to as it stands', async () => {
    const secret = 'CANARY7F3A'
    model.set({
      research: ({ index }) => ({
        calls: [
          { name: 'search', input: { query: `dog sitters ${secret} ada@example.com +44 20 7946 0958` } },
          ...[
            'http://169.254.169.254/latest',
            `${site.origin}/rover/fees?leak=${secret}`,
            `${site.origin}/unknown${index}`,
            'file:///etc/passwd',
          ].map((url) => ({ name: 'read', input: { url } })),
        ],
      }),
    })
    const opened = site.opened.length
    const queries = site.queries.length
    const events = eventsOf(await run(ada))
    expect(events.at(-1)?.type).toBe('run-end')
    expect(site.opened.length).toBe(opened)
    expect(site.queries.slice(queries).length).toBeGreaterThan(0)
    expect(site.queries.slice(queries).join()).not.toMatch(/CANARY|ada|example|7946/)
  })

  test('a page that does not answer, and a search that fails, cost nothing but themselves', async () => {
    model.set({
      research: ({ index }) =>
        index % 2 === 0
          ? { calls: [{ name: 'search', input: { query: 'dog sitters' } }] }
          : { calls: [{ name: 'read', input: { url: `${site.origin}/rover/fees` } }] },
    })
    site.set({ ...dogSitterPages, '/rover/fees': { title: 'Nothing', excerpt: 'Nothing', body: '' } })
    const events = eventsOf(await run(ada))
    expect(events.at(-1)?.type).toBe('run-end')
    site.set(dogSitterPages)
  })

  test('a killed server pays no turn, search or page twice', async () => {
    model.set({ research: diligent })
    site.delay(60_000, ['/rover/fees'])
    const opened = site.opened.length
    const turns = model.researched.length
    const begun = eventsOf(
      await ada.stream('/functions/v1/market-research', {
        body: researchIdea,
        onEvent: ({ event }) => !(event.type === 'step' && event.text.startsWith('Reading')),
      }),
    )
    // One of the two pages is read and stored, the other does not answer.
    await expect
      .poll(() => app.query(`select 1 from run_steps where run_id = $1 and output->>'kind' = 'page'`, [runIdOf(begun)]))
      .toHaveLength(1)
    const runId = runIdOf(begun)
    await app.query(
      `update runs set lease_owner = gen_random_uuid(), lease_until = now() - interval '1 second', fence = fence + 1 where id = $1`,
      [runId],
    )
    site.delay(0)
    const events = eventsOf(await ada.stream(`/api/runs/${runId}/events`, { method: 'GET' }))
    expect(events.at(-1)?.type).toBe('run-end')
    expect(model.researched.length - turns).toBe(4)
    expect(site.opened.slice(opened).filter((path) => path === '/gudog')).toHaveLength(1)
    expect(site.opened.slice(opened).filter((path) => path === '/rover/fees')).toHaveLength(2)
    expect((await ada.run(runId)).steps.at(-1)?.text).toBe('Kept 2 passages of 2 sources')
  })

  test.each([
    { doing: 'a search is under way', begins: 'Searching', waits: ['/search'] },
    { doing: 'a page is read', begins: 'Reading', waits: undefined },
  ])('Stop works while $doing, and costs nothing', async ({ begins, waits }) => {
    model.set({
      research: (request) => {
        const turn = diligent(request)
        const calls = turn.calls.map((call) =>
          // Searches that were made before are answered from memory.
          waits && call.name === 'search' ? { ...call, input: { query: 'dog kennel insurance' } } : call,
        )
        return { calls }
      },
    })
    site.delay(30_000, waits)
    const before = await ada.send<{ used: number }>('GET', '/api/usage')
    const begun = eventsOf(
      await ada.stream('/functions/v1/market-research', {
        body: researchIdea,
        onEvent: ({ event }) => !(event.type === 'step' && event.text.startsWith(begins)),
      }),
    )
    const asked = model.researched.length + model.requests
    const stopped = await ada.send('POST', `/api/runs/${runIdOf(begun)}/cancel`)
    expect(stopped.body.status).toBe('cancelled')
    const after = await ada.send<{ used: number; reserved: number }>('GET', '/api/usage')
    expect(after.body).toMatchObject({ used: before.body.used, reserved: 0 })
    site.delay(0)
    expect((await run(ada)).at(-1)?.event.type).toBe('run-end')
    // Nothing but the next run has asked since: its turns and its draft.
    expect(model.researched.length + model.requests - asked).toBe(5)
    expect(await ada.run(runIdOf(begun))).toMatchObject({ status: 'cancelled', result: null })
  })
})
