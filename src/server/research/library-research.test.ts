import { describe, expect, test } from 'vitest'
import { readMarkets } from '#knowledge/markets.ts'
import { source } from '#shared/source.ts'
import { createLibraryResearch } from './library-research.ts'

const markets = readMarkets()
const market = markets.find(({ id }) => id === 'employee-scheduling') ?? expect.fail('the library lost its market')
const library = createLibraryResearch(2026)
const signal = new AbortController().signal
const gather = (limit: number, description = 'An app to swap shifts') =>
  library.gather({ queries: [], words: description, places: [], market, limit }, signal)

describe('the library as a source', () => {
  test('gives vendors first, then rules, developments, prices and figures', async () => {
    const { sources, note } = await gather(100)
    expect(note).toBeNull()
    const names = market.vendors.map(({ name }) => name)
    expect(
      sources
        .slice(0, names.length)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(names.toSorted())
    const at = (title: string | undefined) => sources.findIndex((one) => one.title === title)
    expect(at(market.figures[0]?.label)).toBeGreaterThanOrEqual(names.length)
    const regulation = market.regulations[0]?.name
    if (regulation) expect(at(regulation)).toBeLessThan(at(market.figures[0]?.label))
  })

  test('every source is whole, numbered and named as the library', async () => {
    const { sources } = await gather(100)
    expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1))
    for (const one of sources) {
      source.parse(one)
      expect(one).toMatchObject({ kind: 'library', publisher: 'PM Pilot library, 2026' })
      expect(one.excerpt.length).toBeLessThanOrEqual(1200)
      expect(one.excerpt.length).toBeGreaterThan(30)
    }
  })

  test('leaves room for more than vendors', async () => {
    const { sources } = await gather(10)
    expect(sources).toHaveLength(10)
    const vendors = new Set(market.vendors.map(({ name }) => name))
    expect(sources.filter(({ title }) => vendors.has(title)).length).toBe(5)
  })

  test('a rival that the user named comes first', async () => {
    const last = market.vendors.at(-1)?.name ?? ''
    expect((await gather(4, `Like ${last}, but for hospitals`)).sources[0]?.title).toBe(last)
    expect((await gather(4)).sources[0]?.title).not.toBe(last)
  })

  test('says when no market fits', async () => {
    const result = await library.gather(
      { queries: ['x'], words: 'Something', places: [], market: null, limit: 5 },
      signal,
    )
    expect(result.sources).toEqual([])
    expect(result.note).toContain('no market that fits')
  })

  test('reads every market of the library', async () => {
    for (const one of markets) {
      const { sources } = await library.gather({ queries: [], words: 'x', places: [], market: one, limit: 60 }, signal)
      expect(sources.length).toBeGreaterThanOrEqual(4)
      for (const each of sources) source.parse(each)
    }
  })
})
