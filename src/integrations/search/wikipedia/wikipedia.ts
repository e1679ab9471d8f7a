import { z } from 'zod'
import { requestJson } from '../request-json.ts'
import { cleanHits } from '../search-hit.ts'
import type { SearchProvider, SearchTransport } from '../search-provider.ts'

const answer = z.object({
  pages: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      excerpt: z.string().nullish(),
      description: z.string().nullish(),
    }),
  ),
})

export interface WikipediaOptions {
  /** Language edition. Default "en". */
  language?: string
  /** Who runs this installation, for the User-Agent that Wikimedia asks for: an address or URL. */
  contact?: string
}

/** Full-text search of Wikipedia; needs no key. */
export function createWikipedia(transport: SearchTransport, options: WikipediaOptions = {}): SearchProvider {
  const site = `https://${options.language ?? 'en'}.wikipedia.org`
  const contact = options.contact ?? 'the operator of this installation'
  return {
    id: 'wikipedia',
    async search(query, { limit, signal }) {
      const url = new URL('/w/rest.php/v1/search/page', site)
      url.searchParams.set('q', query)
      url.searchParams.set('limit', String(Math.min(limit, 50)))
      const { pages } = await requestJson({
        provider: 'Wikipedia',
        transport,
        url,
        headers: { 'user-agent': `PMPilot/1.0 (self-hosted product research; contact: ${contact})` },
        schema: answer,
        signal,
      })
      return cleanHits(
        pages.map((page) => ({
          title: page.title,
          url: `${site}/wiki/${encodeURIComponent(page.key)}`,
          excerpt: [page.description, page.excerpt].filter(Boolean).join('. '),
          publisher: 'Wikipedia',
        })),
        limit,
      )
    },
  }
}
