import { afterEach, expect, test } from 'vitest'
import { describeSearchProvider } from '#tests/fakes/search/search-contract.ts'
import { type SearchServer, startSearchServer } from '#tests/fakes/search/search-server.ts'
import { hackerNews } from '#tests/fakes/search/vendors.ts'
import { createHackerNews } from './hacker-news.ts'

describeSearchProvider('Hacker News', {
  vendor: hackerNews,
  create: createHackerNews,
  firstYear: 2024,
  badAddress: null,
})

let server: SearchServer | undefined
afterEach(() => server?.close())

test('the address is the discussion, which is what was read', async () => {
  server = await startSearchServer(hackerNews)
  const provider = createHackerNews(server.transport)
  const hits = await provider.search('shift swaps', { limit: 2, signal: new AbortController().signal })
  expect(hits[0]).toMatchObject({
    url: 'https://news.ycombinator.com/item?id=38000000',
    publisher: 'Hacker News',
    excerpt: 'Guide to shift swaps (a page on blog.example). Discussed with 120 points and 45 comments.',
  })
  expect(hits[1]?.excerpt).toContain('Ask HN: In 212 wards, shift swaps took 4.5 hours per week.')
})
