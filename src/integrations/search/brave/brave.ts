import { z } from 'zod'
import { requestJson } from '../request-json.ts'
import { cleanHits } from '../search-hit.ts'
import type { SearchProvider, SearchTransport } from '../search-provider.ts'

const answer = z.object({
  /** Left out when nothing was found. */
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          description: z.string().nullish(),
          page_age: z.string().nullish(),
          extra_snippets: z.array(z.string()).nullish(),
        }),
      ),
    })
    .nullish(),
})

/** Brave's web search. */
export function createBrave(transport: SearchTransport, apiKey: string): SearchProvider {
  return {
    id: 'brave',
    async search(query, { limit, signal }) {
      const url = new URL('https://api.search.brave.com/res/v1/web/search')
      url.searchParams.set('q', query)
      url.searchParams.set('count', String(Math.min(limit, 20)))
      const { web } = await requestJson({
        provider: 'Brave',
        transport,
        url,
        headers: { 'x-subscription-token': apiKey },
        schema: answer,
        signal,
        // It answers 422 to a token that it does not know.
        explain: {
          401: 'the key (BRAVE_API_KEY) was not accepted',
          422: 'the request or the key (BRAVE_API_KEY) was not accepted',
        },
      })
      return cleanHits(
        (web?.results ?? []).map((result) => ({
          ...result,
          excerpt: [result.description, ...(result.extra_snippets ?? [])].filter(Boolean).join(' '),
          date: result.page_age,
        })),
        limit,
      )
    },
  }
}
