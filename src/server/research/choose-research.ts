import { createBrave } from '#integrations/search/brave/brave.ts'
import { createExa } from '#integrations/search/exa/exa.ts'
import type { SearchProvider, SearchTransport } from '#integrations/search/search-provider.ts'
import { createSearxng } from '#integrations/search/searxng/searxng.ts'
import { createSerper } from '#integrations/search/serper/serper.ts'
import { createTavily } from '#integrations/search/tavily/tavily.ts'
import { createKeyedResearch } from './keyed-research.ts'
import { createLibraryResearch } from './library-research.ts'
import { libraryYear } from './library-year.ts'
import { offResearch } from './off-research.ts'
import { createPublicResearch, type PublicResearchOptions } from './public-research.ts'
import type { Research } from './research.ts'
import type { WebResearchOptions } from './web-research.ts'

/** Keys and addresses of the providers, as they stand in the environment. Empty values count as missing. */
export interface ResearchEnvironment {
  TAVILY_API_KEY?: string | undefined
  BRAVE_API_KEY?: string | undefined
  SERPER_API_KEY?: string | undefined
  EXA_API_KEY?: string | undefined
  SEARXNG_URL?: string | undefined
  /** Named to Wikimedia as the way to reach the operator. */
  PUBLIC_URL?: string | undefined
}

export interface ResearchSettings extends Pick<WebResearchOptions, 'budget' | 'cache' | 'onFailure'> {
  /** `SEARCH` as given. */
  search?: string | undefined
  env: ResearchEnvironment
  /** How each provider is reached. Default: the network. */
  transport?: (providerId: string) => SearchTransport
  gdelt?: NonNullable<PublicResearchOptions['gdelt']>
  /** Edition of the library. */
  libraryYear?: number
}

interface KeyedProvider {
  id: string
  label: string
  setting: 'TAVILY_API_KEY' | 'BRAVE_API_KEY' | 'SERPER_API_KEY' | 'EXA_API_KEY' | 'SEARXNG_URL'
  create: (transport: SearchTransport, value: string) => SearchProvider
}

/** In the order in which their settings are looked for when `SEARCH` is not set. */
const keyed: readonly KeyedProvider[] = [
  { id: 'tavily', label: 'Tavily', setting: 'TAVILY_API_KEY', create: createTavily },
  { id: 'brave', label: 'Brave Search', setting: 'BRAVE_API_KEY', create: createBrave },
  { id: 'serper', label: 'Google by Serper', setting: 'SERPER_API_KEY', create: createSerper },
  { id: 'exa', label: 'Exa', setting: 'EXA_API_KEY', create: createExa },
  { id: 'searxng', label: 'SearXNG', setting: 'SEARXNG_URL', create: createSearxng },
]

/**
 * Chooses by `SEARCH`, else the first provider whose setting is there, else the library. Contacts nothing. Throws an
 * Error that names the setting when one is wrong or missing.
 */
export function chooseResearch(settings: ResearchSettings): Research {
  const { search, env, transport = () => ({ fetch }), gdelt, libraryYear: year = libraryYear, ...shared } = settings
  const library = createLibraryResearch(year)
  const wanted = search?.trim() || keyed.find(({ setting }) => env[setting]?.trim())?.id || 'library'
  if (wanted === 'library') return library
  if (wanted === 'off') return offResearch
  if (wanted === 'public') {
    const contact = env.PUBLIC_URL?.trim()
    return createPublicResearch({
      ...shared,
      library,
      transport,
      ...(contact ? { contact } : {}),
      ...(gdelt ? { gdelt } : {}),
    })
  }
  const chosen = keyed.find(({ id }) => id === wanted)
  if (!chosen) {
    const values = ['library', 'public', ...keyed.map(({ id }) => id), 'off'].join(', ')
    throw new Error(`SEARCH is "${wanted}", which is none of ${values}`)
  }
  const value = env[chosen.setting]?.trim()
  if (!value) throw new Error(`SEARCH=${wanted} needs ${chosen.setting}`)
  if (chosen.setting === 'SEARXNG_URL' && !isWebAddress(value)) {
    throw new Error(`SEARXNG_URL is "${value}", which is not an http or https address`)
  }
  const provider = chosen.create(transport(chosen.id), value)
  return createKeyedResearch({ ...shared, library, provider, label: chosen.label })
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
