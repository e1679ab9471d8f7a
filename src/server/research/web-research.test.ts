import { afterEach, describe, expect, test } from 'vitest'
import { createCallGate } from '#integrations/search/gdelt/call-gate.ts'
import { createTavily } from '#integrations/search/tavily/tavily.ts'
import { readMarkets } from '#knowledge/markets.ts'
import { type FakeVendor, type SearchServer, startSearchServer } from '#tests/fakes/search/search-server.ts'
import { gdelt, hackerNews, keys, NOTHING, tavily, wikipedia } from '#tests/fakes/search/vendors.ts'
import { createKeyedResearch } from './keyed-research.ts'
import { createLibraryResearch } from './library-research.ts'
import { offResearch } from './off-research.ts'
import { createPublicResearch } from './public-research.ts'
import type { ResearchRequest } from './research.ts'

const library = createLibraryResearch(2026)
const market = readMarkets().find(({ id }) => id === 'employee-scheduling') ?? null
const open = () => new AbortController().signal
const request = (more: Partial<ResearchRequest> = {}): ResearchRequest => ({
  queries: ['shift swaps'],
  words: 'An app to swap shifts',
  places: [],
  market,
  limit: 16,
  ...more,
})

const servers: SearchServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})
async function serve(vendor: FakeVendor): Promise<SearchServer> {
  const server = await startSearchServer(vendor)
  servers.push(server)
  return server
}

async function publicPeers() {
  const peers: Record<string, SearchServer> = {
    wikipedia: await serve(wikipedia),
    'hacker-news': await serve(hackerNews),
    tavily: await serve(tavily),
    gdelt: await serve(gdelt),
  }
  const peer = (id: string) => peers[id] ?? expect.fail(`no peer for ${id}`)
  const failures: string[] = []
  const research = (budget = 2000) =>
    createPublicResearch({
      library,
      budget,
      transport: (id) => peer(id).transport,
      gdelt: { gate: createCallGate(0) },
      onFailure: (id) => failures.push(id),
    })
  return { peer, research, failures, all: Object.values(peers) }
}

describe('public research', () => {
  test('searches all providers at once and adds the library', async () => {
    const { research, all } = await publicPeers()
    const { sources, note } = await research().gather(request(), open())
    expect(note).toBeNull()
    expect(sources).toHaveLength(16)
    expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1))
    const kinds = sources.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'library')).toHaveLength(5)
    expect(kinds.lastIndexOf('page')).toBeLessThan(kinds.indexOf('library'))
    const publishers = new Set(sources.map(({ publisher }) => publisher))
    expect([...publishers]).toEqual(
      expect.arrayContaining([
        'Wikipedia',
        'Hacker News',
        'news.example',
        'tavily-page.example',
        'PM Pilot library, 2026',
      ]),
    )
    for (const server of all) expect(server.requests).toHaveLength(1)
  })

  test('drops what has nothing to do with the query', async () => {
    const { research } = await publicPeers()
    const { sources } = await research().gather(request({ limit: 60 }), open())
    expect(sources.filter(({ title }) => title.includes('soups'))).toEqual([])
    const pages = sources.filter(({ kind }) => kind === 'page').map(({ url }) => url)
    expect(pages.length).toBeGreaterThan(15)
    expect(new Set(pages).size).toBe(pages.length)
  })

  test('drops nothing of what a model searched for: it judges by itself', async () => {
    const { research } = await publicPeers()
    const { sources } = await research().gather(request({ limit: 60, rankedByReader: true }), open())
    expect(sources.filter(({ title }) => title.includes('soups'))).not.toEqual([])
  })

  test('goes on without a provider that fails or is too slow', async () => {
    const { peer, research, failures } = await publicPeers()
    peer('wikipedia').fail({ kind: 'status', status: 500 })
    peer('tavily').fail({ kind: 'slow' })
    peer('gdelt').fail({ kind: 'text', body: 'Please limit requests to one every 5 seconds.' })
    const { sources, note } = await research(300).gather(request(), open())
    expect(note).toBeNull()
    expect(sources.some(({ publisher }) => publisher === 'Hacker News')).toBe(true)
    expect(failures.toSorted()).toEqual(['gdelt', 'tavily-keyless', 'wikipedia'])
    await expect.poll(() => peer('tavily').abandoned).toBe(1)
  })

  test('falls back to the library when nothing is reached', async () => {
    const { research, all } = await publicPeers()
    for (const server of all) server.fail({ kind: 'reset' })
    const { sources, note } = await research().gather(request(), open())
    expect(note).toBe('The web could not be reached, so the sources come from the built-in library.')
    expect(sources.length).toBeGreaterThan(8)
    expect(sources.every(({ kind }) => kind === 'library')).toBe(true)
  })

  test('says when the web has nothing, with and without a market', async () => {
    const { research } = await publicPeers()
    const found = await research().gather(request({ queries: [NOTHING] }), open())
    expect(found.note).toContain('found nothing that fits, so the sources come from the built-in library')
    const none = await research().gather(request({ queries: [NOTHING], market: null }), open())
    expect(none).toEqual({
      sources: [],
      note: 'The web search found nothing that fits, so this result has no sources.',
    })
  })

  test('asks each thing once: equal queries, later runs, runs at the same time', async () => {
    const { peer, research } = await publicPeers()
    const shared = research()
    const twice = request({ queries: ['Shift swaps', ' shift  swaps', 'SHIFT SWAPS'] })
    await Promise.all([shared.gather(twice, open()), shared.gather(request(), open())])
    await shared.gather(request(), open())
    expect(peer('wikipedia').requests).toHaveLength(1)
  })

  test('a query that names no subject is not searched; the market stands in for it', async () => {
    const { peer, research } = await publicPeers()
    await research().gather(request({ queries: ['app competitors', 'best software 2026'] }), open())
    expect(peer('wikipedia').requests.map(({ url }) => url.searchParams.get('q'))).toEqual([market?.name])
    const none = await research().gather(request({ queries: ['app competitors'], market: null }), open())
    expect(none.note).toContain('names no subject')
    expect(peer('wikipedia').requests).toHaveLength(1)
  })

  test('an abort ends it with its reason', async () => {
    const { peer, research, failures } = await publicPeers()
    peer('wikipedia').fail({ kind: 'slow' })
    const controller = new AbortController()
    const running = research().gather(request(), controller.signal)
    await expect.poll(() => peer('wikipedia').requests.length).toBe(1)
    const reason = new Error('stopped')
    controller.abort(reason)
    await expect(running).rejects.toBe(reason)
    await expect.poll(() => peer('wikipedia').abandoned).toBe(1)
    expect(failures).toEqual([])
  })
})

describe('keyed research', () => {
  test('uses its provider for at most three queries, then the library', async () => {
    const server = await serve(tavily)
    const research = createKeyedResearch({
      provider: createTavily(server.transport, keys.tavily),
      label: 'Tavily',
      library,
    })
    expect(research).toMatchObject({ id: 'tavily', label: 'Tavily' })
    const queries = ['shift swaps', 'nurse rota', 'ward overtime', 'night duty']
    const { sources, note } = await research.gather(request({ queries, limit: 30 }), open())
    expect(note).toBeNull()
    expect(server.requests.map(({ body }) => body?.query)).toEqual(queries.slice(0, 3))
    // The fake gives every query the same addresses, and each is one source.
    expect(sources.filter(({ kind }) => kind === 'page')).toHaveLength(6)
  })

  test('a key that is not accepted leaves the library', async () => {
    const server = await serve(tavily)
    const failures: unknown[] = []
    const research = createKeyedResearch({
      provider: createTavily(server.transport, 'wrong'),
      label: 'Tavily',
      library,
      onFailure: (_id, error) => failures.push(error),
    })
    const { sources, note } = await research.gather(request(), open())
    expect(note).toContain('could not be reached')
    expect(sources[0]?.kind).toBe('library')
    expect(String(failures[0])).toContain('TAVILY_API_KEY')
  })
})

test('research that is off gives nothing and says so', async () => {
  const result = await offResearch.gather(request(), open())
  expect(result.sources).toEqual([])
  expect(result.note).toContain('switched off')
})
