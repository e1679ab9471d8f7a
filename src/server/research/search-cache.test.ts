import { describe, expect, test, vi } from 'vitest'
import type { SearchHit } from '#integrations/search/search-provider.ts'
import { createSearchCache } from './search-cache.ts'

const hits = (title: string): SearchHit[] => [
  { title, url: 'https://a.example/', excerpt: '', year: null, publisher: 'a' },
]
const open = () => new AbortController().signal

describe('createSearchCache', () => {
  test('keeps an answer for its time', async () => {
    let now = 0
    const cache = createSearchCache({ maxAge: 100, now: () => now })
    const load = vi.fn(async () => hits('a'))
    await cache.get('k', load, open())
    now = 99
    await cache.get('k', load, open())
    expect(load).toHaveBeenCalledTimes(1)
    now = 100
    await cache.get('k', load, open())
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('forgets the least recently used first', async () => {
    const cache = createSearchCache({ maxEntries: 2 })
    const loads: string[] = []
    const get = (key: string) =>
      cache.get(
        key,
        async () => {
          loads.push(key)
          return hits(key)
        },
        open(),
      )
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
    expect(loads).toEqual(['a', 'b', 'c', 'b'])
  })

  test('equal searches at the same time share one call', async () => {
    const cache = createSearchCache()
    let finish: (value: SearchHit[]) => void = () => {}
    const load = vi.fn(
      () =>
        new Promise<SearchHit[]>((resolve) => {
          finish = resolve
        }),
    )
    const all = Promise.all([cache.get('k', load, open()), cache.get('k', load, open())])
    finish(hits('once'))
    expect(await all).toEqual([hits('once'), hits('once')])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('a failure rejects for all callers and is not kept', async () => {
    const cache = createSearchCache()
    const load = vi.fn(async (): Promise<SearchHit[]> => {
      throw new Error('down')
    })
    const results = await Promise.allSettled([cache.get('k', load, open()), cache.get('k', load, open())])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(cache.get('k', async () => hits('up'), open())).resolves.toEqual(hits('up'))
  })

  test('one who leaves does not stop the others; the last one stops the call', async () => {
    const cache = createSearchCache()
    let seen: AbortSignal | undefined
    let finish: (value: SearchHit[]) => void = () => {}
    const load = (signal: AbortSignal) => {
      seen = signal
      return new Promise<SearchHit[]>((resolve) => {
        finish = resolve
      })
    }
    const [one, two] = [new AbortController(), new AbortController()]
    const first = cache.get('k', load, one.signal)
    const second = cache.get('k', load, two.signal)
    one.abort(new Error('first left'))
    await expect(first).rejects.toThrow('first left')
    expect(seen?.aborted).toBe(false)
    finish(hits('late'))
    expect(await second).toEqual(hits('late'))

    const third = cache.get('other', load, two.signal)
    two.abort(new Error('second left'))
    await expect(third).rejects.toThrow('second left')
    expect(seen?.aborted).toBe(true)
  })
})
