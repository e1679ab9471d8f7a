import { createGdelt, type GdeltOptions } from '#integrations/search/gdelt/gdelt.ts'
import { createHackerNews } from '#integrations/search/hacker-news/hacker-news.ts'
import type { SearchTransport } from '#integrations/search/search-provider.ts'
import { createTavily } from '#integrations/search/tavily/tavily.ts'
import { createWikipedia } from '#integrations/search/wikipedia/wikipedia.ts'
import type { Research } from './research.ts'
import { createWebResearch, type WebResearchOptions } from './web-research.ts'

export interface PublicResearchOptions extends Omit<WebResearchOptions, 'id' | 'label' | 'uses'> {
  /** How each provider is reached; in tests its loopback peer. */
  transport: (providerId: string) => SearchTransport
  /** Who runs this installation, which Wikimedia asks for. */
  contact?: string
  gdelt?: GdeltOptions
}

/** The providers that need no key, in parallel. GDELT takes one call per 5 s, so it gets one query of a run. */
export function createPublicResearch(options: PublicResearchOptions): Research {
  const { transport, contact, gdelt, ...more } = options
  return createWebResearch({
    ...more,
    id: 'public',
    label: 'Wikipedia, Hacker News, GDELT and Tavily',
    uses: [
      { provider: createWikipedia(transport('wikipedia'), contact ? { contact } : {}), queries: 3 },
      { provider: createHackerNews(transport('hacker-news')), queries: 2 },
      { provider: createTavily(transport('tavily'), null), queries: 1 },
      { provider: createGdelt(transport('gdelt'), gdelt), queries: 1 },
    ],
  })
}
