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
      publishedDate: z.string().nullish(),
    }),
  ),
})

/** A SearXNG of the operator; `baseUrl` may hold a path. Its own settings must allow the JSON format. */
export function createSearxng(transport: SearchTransport, baseUrl: string): SearchProvider {
  return {
    id: 'searxng',
    async search(query, { limit, signal }) {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/search`)
      url.searchParams.set('q', query)
      url.searchParams.set('format', 'json')
      const { results } = await requestJson({
        provider: 'SearXNG',
        transport,
        url,
        schema: answer,
        signal,
        explain: { 403: 'JSON answers are switched off: add "json" to search.formats in its settings.yml' },
      })
      return cleanHits(
        results.map((result) => ({ ...result, excerpt: result.content, date: result.publishedDate })),
        limit,
      )
    },
  }
}
