import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AgentCard } from '#agents/_kit/card.ts'
import { type MarketLibrary, openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { LibraryHiding } from '#shared/api/library.ts'
import { hiddenNow } from './hidden-things.ts'
import { libraryPageRoutes } from './library-page-routes.ts'
import { createPublicLibrary } from './public-library.ts'

const { dossier, entries } = openMarketLibrary()
const [tables] = entries.filter(({ id }) => id === 'table-reservations')
const [thin] = entries.filter(({ origin }) => origin === 'converted')
if (!tables || !thin) throw new Error('no markets')
const passed = { on: '2026-11-22', briefs: 8, mean: 2.5, readers: 3 }
/** One market that has passed its readings and had another id, and one that a script made. */
const library: MarketLibrary = {
  entries: [{ ...tables, deep: true, formerIds: ['restaurant-bookings'] }, thin],
  dossier: (id) => (id === tables.id ? { ...dossier(id), passed } : dossier(id)),
}
const card = (id: string, more: Partial<AgentCard>): AgentCard => ({
  id,
  name: `Agent ${id}`,
  description: 'What it does.',
  icon: 'chart',
  category: 'go-to-market',
  status: 'live',
  functionName: id,
  keywords: [],
  ...more,
})

function pages(hidden: LibraryHiding[] = []) {
  const notes: string[] = []
  const unused = () => Promise.reject(new Error('not called'))
  const seen = createPublicLibrary(library, {
    now: () => Promise.resolve(hiddenNow(hidden)),
    list: unused,
    hide: unused,
    show: unused,
  })
  const app = new Hono<AppEnv>()
  app.use(async (context, next) => {
    context.set('limits', {
      take: unused,
      read: () => undefined,
      reading: () => undefined,
      stranger: () => undefined,
    })
    await next()
  })
  const routes = libraryPageRoutes({
    library: seen,
    cards: [
      card('market-research', { guests: true }),
      card('competitor-analysis', {}),
      card('persona-generator', { guests: true }),
    ],
    attempts: { take: () => Promise.resolve(), release: unused, clear: unused },
    storeNote: async (_, { note }) => void notes.push(note),
    style: { css: '', version: 'v1', fonts: [] },
    publicUrl: 'https://pilot.example.com',
  })
  app.route('/', routes)
  return { get: (path: string, headers = {}) => app.request(path, { headers }), app, seen, notes }
}

test('a deep market may be indexed, another one may not and says why', async () => {
  const { get, seen } = pages()
  const deep = await (await get('/library/table-reservations')).text()
  expect(deep).toContain('<link rel="canonical" href="https://pilot.example.com/library/table-reservations">')
  expect(deep).not.toContain('noindex')
  expect(deep).not.toContain('This market is')
  const other = await (await get(`/library/${thin.id}`)).text()
  expect(other).toContain('<meta name="robots" content="noindex">')
  expect(other).toContain('This market is thin')
  expect((await seen.indexable())?.map(({ id }) => id)).toEqual(['table-reservations'])
})

test('an old id leads to the market that has its place', async () => {
  const moved = await pages().get('/library/restaurant-bookings')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/library/table-reservations'])
})

test('a market that is hidden is nowhere, and so is all of a library that is', async () => {
  const one = pages([{ market: 'table-reservations', path: '' }])
  expect((await one.get('/library/table-reservations')).status).toBe(404)
  expect((await one.get(`/library/${thin.id}`)).status).toBe(200)
  expect(await (await one.get('/library')).text()).not.toContain('/library/table-reservations')
  expect(await (await one.get('/library?q=tables')).text()).not.toContain('/library/table-reservations')
  expect(await one.seen.indexable()).toEqual([])
  const all = pages([{ market: '*', path: '' }])
  for (const path of ['/library', '/library?q=a', '/library/table-reservations', '/library/restaurant-bookings']) {
    expect([path, (await all.get(path)).status]).toEqual([path, 404])
  }
  expect(await all.seen.indexable()).toBe(null)
})

test('readers go on to agents that they may run without an account', async () => {
  const text = await (await pages().get('/library/table-reservations')).text()
  expect(text).toContain('href="/features/go-to-market/market-research"')
  expect(text).not.toContain('competitor-analysis')
  expect(text).not.toContain('persona-generator')
})

test('a search is found by market, company and word, and is not indexed', async () => {
  const { get } = pages()
  for (const query of ['restaurant', 'OpenTable', 'waitlists restaurant']) {
    const text = await (await get(`/library?q=${encodeURIComponent(query)}`)).text()
    expect([query, text.includes('/library/table-reservations')]).toEqual([query, true])
    expect(text).toContain('noindex')
  }
  expect(await (await get('/library?q=zzzz')).text()).toContain('No market fits')
  expect(await (await get('/library')).text()).not.toContain('noindex')
})

test.each([
  ['another site', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['nowhere', {}, 403],
  ['this site, by its address', { origin: 'https://pilot.example.com' }, 303],
  ['this site, as the browser says', { 'sec-fetch-site': 'same-origin' }, 303],
])('a note from %s', async (_, headers, status) => {
  const { app, notes } = pages()
  const answer = await app.request('/library/table-reservations/note', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ part: 'rivals', note: 'The fee was abolished in May.' }).toString(),
  })
  expect(answer.status).toBe(status)
  expect(notes).toEqual(status === 303 ? ['The fee was abolished in May.'] : [])
})
