import { z } from 'zod'
import { requestJson } from '../request-json.ts'
import { cleanHits } from '../search-hit.ts'
import type { SearchProvider, SearchTransport } from '../search-provider.ts'

const answer = z.object({
  organic: z.array(
    z.object({
      title: z.string().nullish(),
      link: z.string(),
      snippet: z.string().nullish(),
      date: z.string().nullish(),
    }),
  ),
})

/** Google's results by Serper. */
export function createSerper(transport: SearchTransport, apiKey: string): SearchProvider {
  return {
    id: 'serper',
    async search(query, { limit, signal }) {
      const { organic } = await requestJson({
        provider: 'Serper',
        transport,
        url: new URL('https://google.serper.dev/search'),
        headers: { 'x-api-key': apiKey },
        body: { q: query, num: Math.min(limit, 20) },
        schema: answer,
        signal,
        explain: {
          401: 'the key (SERPER_API_KEY) was not accepted',
          403: 'the key (SERPER_API_KEY) was not accepted',
        },
      })
      return cleanHits(
        organic.map((entry) => ({ title: entry.title, url: entry.link, excerpt: entry.snippet, date: entry.date })),
        limit,
      )
    },
  }
}
