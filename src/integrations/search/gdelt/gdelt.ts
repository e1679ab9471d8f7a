import { z } from 'zod'
import { requestJson } from '../request-json.ts'
import { cleanHits } from '../search-hit.ts'
import type { SearchProvider, SearchTransport } from '../search-provider.ts'
import { type CallGate, createCallGate } from './call-gate.ts'

const answer = z.object({
  /** Left out when nothing was found. */
  articles: z
    .array(
      z.object({
        url: z.string(),
        title: z.string(),
        seendate: z.string().nullish(),
        domain: z.string().nullish(),
        language: z.string().nullish(),
        sourcecountry: z.string().nullish(),
      }),
    )
    .default([]),
})

/** GDELT allows one call per 5 s and address, so all searches of this process share one gate. */
const processGate = createCallGate(5000)

export interface GdeltOptions {
  gate?: CallGate
  /** Longest wait for the turn, in ms. A search whose turn comes later fails at once. Default 1,500. */
  longestWait?: number
}

/** News articles of the last months; needs no key. It answers a call too many with plain text and status 200. */
export function createGdelt(transport: SearchTransport, options: GdeltOptions = {}): SearchProvider {
  const gate = options.gate ?? processGate
  return {
    id: 'gdelt',
    async search(query, { limit, signal }) {
      await gate.enter(options.longestWait ?? 1500, signal)
      const url = new URL('https://api.gdeltproject.org/api/v2/doc/doc')
      // Its query language gives these characters a meaning.
      url.searchParams.set('query', query.replace(/[^\p{L}\p{N}\s-]+/gu, ' ').trim())
      url.searchParams.set('mode', 'ArtList')
      url.searchParams.set('format', 'json')
      url.searchParams.set('sort', 'HybridRel')
      url.searchParams.set('maxrecords', String(Math.min(limit, 75)))
      const { articles } = await requestJson({ provider: 'GDELT', transport, url, schema: answer, signal })
      return cleanHits(
        articles.map((article) => ({
          title: article.title,
          url: article.url,
          excerpt: `${article.title}. News article${from(article)}.`,
          date: article.seendate,
        })),
        limit,
      )
    },
  }
}

function from(article: { domain?: string | null | undefined; sourcecountry?: string | null | undefined }): string {
  const { domain, sourcecountry } = article
  return `${domain ? ` on ${domain}` : ''}${sourcecountry ? ` (${sourcecountry})` : ''}`
}
