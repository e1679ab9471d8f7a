import { afterEach, expect, test } from 'vitest'
import { describeSearchProvider, spoilSecond } from '#tests/fakes/search/search-contract.ts'
import { type SearchServer, startSearchServer } from '#tests/fakes/search/search-server.ts'
import { searxng } from '#tests/fakes/search/vendors.ts'
import { createSearxng } from './searxng.ts'

describeSearchProvider('SearXNG', {
  vendor: searxng,
  create: (transport, origin) => createSearxng(transport, origin),
  firstYear: 2021,
  badAddress: spoilSecond((body) => body.results, 'url'),
})

const signal = new AbortController().signal
let server: SearchServer | undefined
afterEach(() => server?.close())

test('keeps the path of the address', async () => {
  server = await startSearchServer(searxng)
  await createSearxng({ fetch: server.transport.fetch }, `${server.origin}/searx/`).search('shift swaps', {
    limit: 1,
    signal,
  })
  expect(server.requests[0]?.url.pathname).toBe('/searx/search')
})

test('says what to do when JSON is switched off', async () => {
  server = await startSearchServer(searxng)
  server.fail({ kind: 'status', status: 403, body: '<html>Forbidden</html>' })
  const provider = createSearxng(server.transport, server.origin)
  await expect(provider.search('shift swaps', { limit: 1, signal })).rejects.toThrow(/add "json" to search\.formats/)
})
