import { z } from 'zod'
import { requestJson } from '../request-json.ts'
import { cleanHits } from '../search-hit.ts'
import type { SearchProvider, SearchTransport } from '../search-provider.ts'

const answer = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      url: z.string(),
      content: z.string().nullish(),
      published_date: z.string().nullish(),
    }),
  ),
})

/** Tavily with a key, or without one (`apiKey: null`) in its key-less mode. */
export function createTavily(transport: SearchTransport, apiKey: string | null): SearchProvider {
  return {
    id: apiKey === null ? 'tavily-keyless' : 'tavily',
    async search(query, { limit, signal }) {
      const { results } = await requestJson({
        provider: 'Tavily',
        transport,
        url: new URL('https://api.tavily.com/search'),
        headers: apiKey === null ? { 'x-tavily-access-mode': 'keyless' } : { authorization: `Bearer ${apiKey}` },
        body: { query, max_results: Math.min(limit, 20), search_depth: 'basic', include_answer: false },
        schema: answer,
        signal,
        explain: { 401: 'the key (TAVILY_API_KEY) was not accepted', 432: 'the plan has no searches left' },
      })
      return cleanHits(
        results.map((result) => ({ ...result, excerpt: result.content, date: result.published_date })),
        limit,
      )
    },
  }
}
