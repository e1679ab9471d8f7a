import { createBrave } from '#integrations/search/brave/brave.ts'
import { createExa } from '#integrations/search/exa/exa.ts'
import { createGdelt } from '#integrations/search/gdelt/gdelt.ts'
import { createHackerNews } from '#integrations/search/hacker-news/hacker-news.ts'
import type { SearchProvider, SearchTransport } from '#integrations/search/search-provider.ts'
import { createSearxng } from '#integrations/search/searxng/searxng.ts'
import { createSerper } from '#integrations/search/serper/serper.ts'
import { createTavily } from '#integrations/search/tavily/tavily.ts'
import { createWikipedia } from '#integrations/search/wikipedia/wikipedia.ts'
import { createLibraryResearch } from './library-research.ts'
import { offResearch } from './off-research.ts'
import type { Research } from './research.ts'
import { createWebResearch } from './web-research.ts'

type Environment = Record<string, string | undefined>

/** Keyed providers in the order in which a key is looked for; SearXNG's "key" is the address of the installation. */
const keyed: Record<string, { label: string; setting: string; create: (transport: SearchTransport, key: string) => SearchProvider }> = {
  tavily: { label: 'Tavily', setting: 'TAVILY_API_KEY', create: createTavily },
  brave: { label: 'Brave Search', setting: 'BRAVE_API_KEY', create: createBrave },
  serper: { label: 'Serper', setting: 'SERPER_API_KEY', create: createSerper },
  exa: { label: 'Exa', setting: 'EXA_API_KEY', create: createExa },
  searxng: { label: 'SearXNG', setting: 'SEARXNG_URL', create: createSearxng },
}

export interface ResearchOptions {
  /** `SEARCH` as given. */
  search: string | undefined
  env: Environment
  transport?: SearchTransport
  onFailure?: (provider: string, error: unknown) => void
}

/**
 * Chooses where sources come from: `SEARCH`, else the first keyed provider with a key, else the library. Contacts nothing.
 * Throws an Error that names the setting when it is wrong or its key is missing.
 */
export function chooseResearch({ search, env, transport = { fetch }, onFailure }: ResearchOptions): Research {
  const library = createLibraryResearch()
  const report = onFailure ? { onFailure } : {}
  const wanted = search?.trim() || Object.keys(keyed).find((id) => env[keyed[id]?.setting ?? '']?.trim()) || 'library'
  if (wanted === 'library') return library
  if (wanted === 'off') return offResearch
  if (wanted === 'public') {
    const providers = [
      createWikipedia(transport),
      createHackerNews(transport),
      createGdelt(transport),
      createTavily(transport, null),
    ]
    return createWebResearch({ id: 'public', label: 'public web sources and the built-in library', providers, library, ...report })
  }
  const entry = keyed[wanted]
  if (!entry) {
    throw new Error(`SEARCH is "${wanted}", which is none of library, public, ${Object.keys(keyed).join(', ')}, off`)
  }
  const key = env[entry.setting]?.trim()
  if (!key) throw new Error(`SEARCH=${wanted} needs ${entry.setting}`)
  const providers = [entry.create(transport, key)]
  return createWebResearch({ id: wanted, label: `${entry.label} and the built-in library`, providers, library, ...report })
}
