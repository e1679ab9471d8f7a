import { afterEach, expect, test } from 'vitest'
import { describeSearchProvider } from '#tests/fakes/search/search-contract.ts'
import { type SearchServer, startSearchServer } from '#tests/fakes/search/search-server.ts'
import { wikipedia } from '#tests/fakes/search/vendors.ts'
import { createWikipedia } from './wikipedia.ts'

describeSearchProvider('Wikipedia', {
  vendor: wikipedia,
  create: (transport) => createWikipedia(transport),
  firstYear: null,
  badAddress: null,
})

let server: SearchServer | undefined
afterEach(() => server?.close())

test('links the article in its own edition and says who asks', async () => {
  server = await startSearchServer(wikipedia)
  const provider = createWikipedia(server.transport, { language: 'de', contact: 'https://pm.example/' })
  const [hit] = await provider.search('Schicht/Dienst?', { limit: 1, signal: new AbortController().signal })
  expect(hit).toMatchObject({
    url: 'https://de.wikipedia.org/wiki/Guide_to_Schicht%2FDienst%3F',
    publisher: 'Wikipedia',
    excerpt: 'Overview article. How nurses handle Schicht/Dienst? in hospitals & care homes.',
  })
  expect(server.requests[0]?.headers['user-agent']).toContain('contact: https://pm.example/')
})
