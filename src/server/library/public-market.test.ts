import { expect, test } from 'vitest'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import { marketIds, openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { libraryMarket } from '#shared/api/library.ts'
import { hiddenPaths } from './hidden-paths.ts'
import { pathsOfMarket } from './paths-of-market.ts'
import { publicMarket } from './public-market.ts'

const library = openMarketLibrary()
const tables = library.dossier('table-reservations')
const nothing = hiddenPaths([])

const rival: MarketDossier['rivals'][number] = {
  name: 'Acme (with Beta)',
  url: 'https://acme.example',
  kind: 'direct',
  regions: ['us'],
  coverage: { 'booking-page': 'no', waitlist: 'no', deposit: 'partly', reminders: 'unknown' },
  seen: ['booking-page'],
  chosenFor: 'its name',
  weakAt: 'broken telephones',
  price: { text: 'USD 40', basis: { source: 'page' } },
  ask: 'How often does it fail?',
  basis: { source: 'page' },
}
const page = { name: 'Acme, prices', url: 'https://acme.example/prices', year: null, checked: '2026-11-20' }
const withRival = (more: Partial<typeof rival>, other: Partial<MarketDossier> = {}): MarketDossier => ({
  ...tables,
  sources: { ...tables.sources, page },
  rivals: [{ ...rival, ...more }],
  ...other,
})
const shownRival = (more: Partial<typeof rival> = {}, hidden = nothing) =>
  publicMarket(withRival(more), hidden).rivals[0]

test('what speaks against a company is said with its source and date', () => {
  const sources = [{ name: 'Acme, prices', url: 'https://acme.example/prices', year: null, read: '2026-11-20' }]
  expect(shownRival()).toMatchObject({
    weakness: { text: 'broken telephones', sources },
    price: { text: 'USD 40', sources },
    ask: 'How often does it fail?',
    coverage: { 'booking-page': 'no', deposit: 'partly' },
    read: ['booking-page'],
  })
})

test('a "no" that was not read, in a cell or at all, is not known', () => {
  expect(shownRival()?.coverage).not.toHaveProperty('waitlist')
  expect(shownRival({ basis: { experience: 'ask them' } })?.coverage).toEqual({ deposit: 'partly' })
})

test.each([
  ['experience', { experience: 'ask ten customers' }],
  ['a source that is not in the table', { source: 'no-such-page' }],
  ['nothing', undefined],
])('weaknesses and prices that rest on %s are left out', (_, basis) => {
  const { basis: _basis, price: _price, ...rest } = rival
  const bare = { ...rest, ...(basis ? { basis, price: { text: 'USD 40', basis } } : {}) }
  const text = JSON.stringify(publicMarket({ ...withRival({}), rivals: [bare] }, nothing))
  for (const words of ['broken telephones', 'USD 40', 'How often does it fail?']) expect(text).not.toContain(words)
})

test('a statement that names a company without a source is left out wherever it stands', () => {
  const claim = 'Customers of Acme leave within a month.'
  const basis = { experience: 'ask ten of them' }
  const dossier = withRival(
    {},
    {
      dynamics: [
        { fact: claim, so: 'Wait.', basis },
        { fact: 'Acme doubled its price.', so: 'Say yours.', basis: { source: 'page' } },
        { fact: 'An acme is a summit.', so: 'Climb.', basis },
      ],
      bets: [{ bet: 'They switch.', why: claim, test: 'Ask.' }],
      money: { ...tables.money, unitEconomics: [claim, 'One table is 40 euros.'], costDrivers: ['Acme takes 2 %'] },
      recommend: { ...tables.recommend, order: [{ text: claim }, { text: 'Start with {product}.' }] },
    },
  )
  const market = publicMarket(dossier, nothing)
  expect(market.dynamics.map(({ fact }) => fact)).toEqual(['Acme doubled its price.', 'An acme is a summit.'])
  expect(market.money).toMatchObject({ unitEconomics: [{ text: 'One table is 40 euros.' }], costDrivers: [] })
  expect(market.first).toMatchObject({ bets: [], order: [] })
})

test('what is hidden is gone, with what lies under it and nothing else', () => {
  const path = 'rivals/acme-with-beta'
  expect(shownRival({}, hiddenPaths([`${path}/weakness`]))).toMatchObject({ price: { text: 'USD 40' } })
  expect(shownRival({}, hiddenPaths([`${path}/weakness`]))).not.toHaveProperty('weakness')
  expect(shownRival({}, hiddenPaths([`${path}/weakness`]))).not.toHaveProperty('ask')
  expect(shownRival({}, hiddenPaths([`${path}/coverage/booking-page`]))?.coverage).toEqual({ deposit: 'partly' })
  expect(shownRival({}, hiddenPaths([`${path}/coverage`]))?.coverage).toEqual({})
  expect(shownRival({}, hiddenPaths(['rivals']))).toBeUndefined()
  expect(shownRival({}, hiddenPaths(['rivals/acme']))).toBeDefined()
})

test('each path of a market hides something of it', () => {
  const whole = publicMarket(tables, nothing)
  const text = JSON.stringify(whole)
  const paths = [...pathsOfMarket(whole)].filter((path) => path !== '')
  expect(paths.length).toBeGreaterThan(100)
  for (const path of paths)
    expect([path, JSON.stringify(publicMarket(tables, hiddenPaths([path]))) === text]).toEqual([path, false])
})

test('every market of the library is what the interface says', () => {
  for (const id of marketIds()) {
    const parsed = libraryMarket.strict().safeParse(publicMarket(library.dossier(id), nothing))
    expect([id, parsed.error?.issues]).toEqual([id, undefined])
  }
}, 120_000)

test('no market takes the address of a list', () => {
  expect(marketIds().filter((id) => ['notes', 'hidden'].includes(id))).toEqual([])
})
