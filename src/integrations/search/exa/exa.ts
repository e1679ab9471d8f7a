import { z } from 'zod'
import { requestJson } from '../request-json.ts'
import { cleanHits } from '../search-hit.ts'
import type { SearchProvider, SearchTransport } from '../search-provider.ts'

const answer = z.object({
  results: z.array(
    z.object({
      title: z.string().nullish(),
      url: z.string(),
      text: z.string().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
})

/** Exa's search with the beginning of each page's text. */
export function createExa(transport: SearchTransport, apiKey: string): SearchProvider {
  return {
    id: 'exa',
    async search(query, { limit, signal }) {
      const { results } = await requestJson({
        provider: 'Exa',
        transport,
        url: new URL('https://api.exa.ai/search'),
        headers: { 'x-api-key': apiKey },
        body: { query, numResults: Math.min(limit, 20), contents: { text: { maxCharacters: 1200 } } },
        schema: answer,
        signal,
        explain: { 401: 'the key (EXA_API_KEY) was not accepted', 402: 'the account has no credit left' },
      })
      return cleanHits(
        results.map((result) => ({
          ...result,
          // Pages without a title of their own are named by their first words.
          title: result.title || result.text?.slice(0, 80),
          excerpt: result.text,
          date: result.publishedDate,
        })),
        limit,
      )
    },
  }
}
