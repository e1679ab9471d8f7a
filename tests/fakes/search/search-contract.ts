import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SearchError } from '#integrations/search/search-error.ts'
import type { SearchHit, SearchProvider, SearchTransport } from '#integrations/search/search-provider.ts'
import { type FakeVendor, type SearchServer, startSearchServer } from './search-server.ts'
import { NOTHING } from './vendors.ts'

export interface ContractCase {
  vendor: FakeVendor
  /** With a key that the vendor accepts. */
  create(transport: SearchTransport, origin: string): SearchProvider
  /** With one that it does not; left out for key-less providers. */
  createWithWrongKey?: (transport: SearchTransport) => SearchProvider
  /** Strings that must never be in an error. */
  secrets?: string[]
  /** The years of the first hits that the fake gives. */
  firstYear: number | null
  /** The entries of a vendor's answer with one replaced, to see what happens to bad addresses; null where it makes them itself. */
  badAddress: ((body: unknown) => unknown) | null
}

/** What every search provider promises. Call it from the provider's own test file. */
export function describeSearchProvider(name: string, contract: ContractCase): void {
  describe(`${name} keeps the contract of search providers`, () => {
    let server: SearchServer
    let provider: SearchProvider
    beforeEach(async () => {
      server = await startSearchServer(contract.vendor)
      provider = contract.create(server.transport, server.origin)
    })
    afterEach(() => server.close())

    const search = (query = 'shift swaps', limit = 5, signal = new AbortController().signal): Promise<SearchHit[]> =>
      provider.search(query, { limit, signal })
    const failure = async (running: Promise<unknown>): Promise<SearchError> => {
      const error = await running.then(
        () => expect.fail('it did not fail'),
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(SearchError)
      for (const secret of contract.secrets ?? []) expect(String(error)).not.toContain(secret)
      return error as SearchError
    }

    test('hits are clean', async () => {
      const hits = await search()
      expect(hits).toHaveLength(5)
      expect(hits[0]?.year).toBe(contract.firstYear)
      for (const hit of hits) {
        expect(hit.title.trim()).not.toBe('')
        expect(hit.url).toMatch(/^https?:\/\/[^/]+\//)
        expect(hit.excerpt.length).toBeLessThanOrEqual(1200)
        expect(hit.excerpt.length).toBeGreaterThan(20)
        expect(hit.publisher).not.toBe('')
        expect(`${hit.title} ${hit.excerpt}`).not.toMatch(/<[a-z/]|&[a-z]+;|&#\d|\s{2}|[\n\t]/)
        expect(hit.excerpt.toLowerCase()).toContain('shift swaps')
      }
    })

    test('gives no more than the limit', async () => {
      expect(await search('shift swaps', 2)).toHaveLength(2)
    })

    test('sends the query as it is', async () => {
      const hits = await search('Schichttausch für Pflegekräfte', 1)
      expect(hits[0]?.title).toContain('Schichttausch für Pflegekräfte')
      expect(server.requests).toHaveLength(1)
    })

    test('nothing found is no error', async () => {
      expect(await search(NOTHING)).toEqual([])
    })

    test.each([400, 429, 500, 503])('status %i is an error', async (status) => {
      server.fail({ kind: 'status', status })
      expect((await failure(search())).status).toBe(status)
    })

    test('text instead of JSON is an error, also with status 200', async () => {
      server.fail({ kind: 'text', body: 'Please limit requests to one every 5 seconds.' })
      expect((await failure(search())).message).toContain('not JSON')
    })

    test('JSON of another shape is an error', async () => {
      server.fail({ kind: 'shape' })
      expect((await failure(search())).message).toContain('unexpected answer')
    })

    test('an answer without end is not read', async () => {
      server.fail({ kind: 'large', bytes: 1_200_000 })
      expect((await failure(search())).message).toContain('larger than')
    })

    test('a redirect is not followed', async () => {
      server.fail({ kind: 'redirect', to: `${server.origin}/elsewhere` })
      await failure(search())
      expect(server.requests).toHaveLength(1)
    })

    test('a broken connection is an error', async () => {
      server.fail({ kind: 'reset' })
      expect((await failure(search())).message).toContain('not reached')
    })

    test('an abort ends it with its reason and hangs up', async () => {
      server.fail({ kind: 'slow' })
      const controller = new AbortController()
      const running = search('shift swaps', 5, controller.signal)
      await expect.poll(() => server.requests.length).toBe(1)
      const reason = new Error('no longer wanted')
      controller.abort(reason)
      await expect(running).rejects.toBe(reason)
      await expect.poll(() => server.abandoned).toBe(1)
    })

    if (contract.createWithWrongKey) {
      const create = contract.createWithWrongKey
      test('a key that is not accepted is named by its setting', async () => {
        const wrong = create(server.transport)
        const error = await failure(wrong.search('shift swaps', { limit: 3, signal: new AbortController().signal }))
        expect(error.message).toMatch(/[A-Z]+_API_KEY/)
      })
    }

    if (contract.badAddress) {
      const spoil = contract.badAddress
      test('entries with an address that is none of the web are dropped', async () => {
        const body = spoil(contract.vendor.answer('shift swaps', 4))
        server.fail({ kind: 'text', body: JSON.stringify(body), type: 'application/json' })
        const hits = await search('shift swaps', 4)
        expect(hits).toHaveLength(3)
        for (const hit of hits) expect(hit.url).toMatch(/^https:/)
      })
    }
  })
}

/** Gives the second entry of a list in an answer an address that must not become a link. */
export function spoilSecond(list: (body: Record<string, unknown>) => unknown, key: string): (body: unknown) => unknown {
  return (body) => {
    const entries = list(body as Record<string, unknown>) as Record<string, unknown>[]
    const second = entries[1]
    if (!second) throw new Error('the fake has no second entry')
    second[key] = 'javascript:alert(1)'
    return body
  }
}
