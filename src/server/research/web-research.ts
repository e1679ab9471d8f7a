import type { SearchHit, SearchProvider } from '#integrations/search/search-provider.ts'
import type { Source } from '#shared/source.ts'
import { normalised } from './bound-links.ts'
import { numbered, type UnnumberedSource } from './library-research.ts'
import { isRelevant } from './relevance.ts'
import type { Research, ResearchRequest } from './research.ts'
import { createSearchCache } from './search-cache.ts'

export interface WebResearchOptions {
  id: string
  label: string
  providers: readonly SearchProvider[]
  /** Used beside the pages, and alone when none is reached. */
  library: Research
  /** For all searches of a run together, in ms. Default 4,000. */
  budgetMs?: number
  /** Tells the operator, never the user, what went wrong. */
  onFailure?: (provider: string, error: unknown) => void
}

const defaultBudgetMs = 4_000
/** Library entries that a run keeps beside the pages. */
const libraryShare = 8

/**
 * Asks search providers within one budget of time, all at once; keeps pages that have to do with the brief, each once, and
 * adds the library's entries. A provider that fails or is slow is left out; without any page the library stands alone and
 * the note says so.
 */
export function createWebResearch(options: WebResearchOptions): Research {
  const cache = createSearchCache()
  const budgetMs = options.budgetMs ?? defaultBudgetMs

  async function pages(request: ResearchRequest, signal: AbortSignal): Promise<{ hits: SearchHit[]; reached: boolean }> {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)])
    const searches = options.providers.flatMap((provider) =>
      request.queries.map(async (query) => {
        try {
          return await within(cache.search(provider, query, request.limit, stop), stop)
        } catch (error) {
          if (!signal.aborted) options.onFailure?.(provider.id, error)
          return null
        }
      }),
    )
    const answers = await Promise.all(searches)
    signal.throwIfAborted()
    const hits = answers.flatMap((answer) => answer ?? []).filter((hit) => isRelevant(hit, request.brief, request.queries))
    return { hits: distinct(hits), reached: answers.some((answer) => answer !== null) }
  }

  return {
    id: options.id,
    label: options.label,
    async gather(request, signal) {
      const [found, library] = await Promise.all([pages(request, signal), options.library.gather(request, signal)])
      const room = Math.max(0, request.limit - Math.min(library.sources.length, libraryShare))
      const sources: UnnumberedSource[] = [...found.hits.slice(0, room).map(toSource), ...library.sources.map(withoutNumber)]
      const note = found.reached
        ? found.hits.length === 0
          ? 'The web search found no page that has to do with this product; the built-in library was used.'
          : null
        : 'The web could not be reached in time; the built-in library was used.'
      return { sources: numbered(sources.slice(0, request.limit)), note: note ?? library.note }
    },
  }
}

function toSource(hit: SearchHit): UnnumberedSource {
  return { kind: 'page', title: hit.title, url: hit.url, publisher: hit.publisher, excerpt: hit.excerpt, year: hit.year }
}

function withoutNumber({ number: _, ...source }: Source): UnnumberedSource {
  return source
}

function distinct(hits: readonly SearchHit[]): SearchHit[] {
  const seen = new Set<string>()
  return hits.filter((hit) => {
    const key = normalised(hit.url)
    return !seen.has(key) && seen.add(key)
  })
}

/** The budget holds even for a provider that does not listen to the signal. */
function within<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal.reason)
    signal.addEventListener('abort', aborted, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted))
  })
}
