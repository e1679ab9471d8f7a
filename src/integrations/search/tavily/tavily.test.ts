import { afterEach, expect, test } from 'vitest'
import { describeSearchProvider, spoilSecond } from '#tests/fakes/search/search-contract.ts'
import { type SearchServer, startSearchServer } from '#tests/fakes/search/search-server.ts'
import { keys, tavily } from '#tests/fakes/search/vendors.ts'
import { createTavily } from './tavily.ts'

const badAddress = spoilSecond((body) => body.results, 'url')

describeSearchProvider('Tavily', {
  vendor: tavily,
  create: (transport) => createTavily(transport, keys.tavily),
  createWithWrongKey: (transport) => createTavily(transport, 'tvly-wrong-key'),
  secrets: [keys.tavily, 'tvly-wrong-key'],
  firstYear: 2024,
  badAddress,
})

describeSearchProvider('Tavily without a key', {
  vendor: tavily,
  create: (transport) => createTavily(transport, null),
  firstYear: 2024,
  badAddress,
})

let server: SearchServer | undefined
afterEach(() => server?.close())

test('names the host without www as the publisher', async () => {
  server = await startSearchServer(tavily)
  const provider = createTavily(server.transport, null)
  const [hit] = await provider.search('shift swaps', { limit: 1, signal: new AbortController().signal })
  expect(hit?.publisher).toBe('tavily-page.example')
  expect(server.requests[0]?.headers.authorization).toBeUndefined()
})
