import { z } from 'zod'
import { requestJson } from '../request-json.ts'
import { cleanHits } from '../search-hit.ts'
import type { SearchProvider, SearchTransport } from '../search-provider.ts'

const answer = z.object({
  hits: z.array(
    z.object({
      objectID: z.string(),
      title: z.string().nullish(),
      url: z.string().nullish(),
      story_text: z.string().nullish(),
      points: z.number().nullish(),
      num_comments: z.number().nullish(),
      created_at: z.string().nullish(),
    }),
  ),
})

/**
 * Stories on Hacker News by Algolia's search; needs no key. A hit's address is the discussion, because that is what was
 * read; the page that it links is named in the excerpt.
 */
export function createHackerNews(transport: SearchTransport): SearchProvider {
  return {
    id: 'hacker-news',
    async search(query, { limit, signal }) {
      const url = new URL('https://hn.algolia.com/api/v1/search')
      url.searchParams.set('query', query)
      url.searchParams.set('tags', 'story')
      url.searchParams.set('hitsPerPage', String(Math.min(limit, 50)))
      const { hits } = await requestJson({ provider: 'Hacker News', transport, url, schema: answer, signal })
      return cleanHits(
        hits.map((hit) => ({
          title: hit.title,
          url: `https://news.ycombinator.com/item?id=${encodeURIComponent(hit.objectID)}`,
          excerpt: excerptOf(hit),
          date: hit.created_at,
          publisher: 'Hacker News',
        })),
        limit,
      )
    },
  }
}

function excerptOf(hit: z.infer<typeof answer>['hits'][number]): string {
  const host = hit.url && URL.canParse(hit.url) ? new URL(hit.url).hostname.replace(/^www\./, '') : null
  const about = host ? `${hit.title ?? ''} (a page on ${host}).` : (hit.story_text ?? hit.title ?? '')
  return `${about} Discussed with ${hit.points ?? 0} points and ${hit.num_comments ?? 0} comments.`
}
