import type { SearchProvider } from '#integrations/search/search-provider.ts'
import type { Research } from './research.ts'
import { createWebResearch, type WebResearchOptions } from './web-research.ts'

export interface KeyedResearchOptions extends Omit<WebResearchOptions, 'id' | 'uses'> {
  provider: SearchProvider
}

/** One provider with a key or of the operator's own. At most three searches a run, because they cost money. */
export function createKeyedResearch(options: KeyedResearchOptions): Research {
  const { provider, ...more } = options
  return createWebResearch({ ...more, id: provider.id, uses: [{ provider, queries: 3 }] })
}
