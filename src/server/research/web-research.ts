import type { SearchHit, SearchProvider } from '#integrations/search/search-provider.ts'
import type { Source } from '#shared/source.ts'
import { countSources } from './library-research.ts'
import { normalUrl } from './normal-url.ts'
import { queryWords, relevance, tellingWords } from './relevance.ts'
import type { Research, ResearchRequest } from './research.ts'
import { createSearchCache, type SearchCache } from './search-cache.ts'

/** A provider and how it is used in one run. */
export interface SearchUse {
  provider: SearchProvider
  /** Most queries of a run that are sent to it. */
  queries: number
}

export interface WebResearchOptions {
  id: string
  label: string
  uses: readonly SearchUse[]
  /** Fills up what the web leaves open, and stands in for it. */
  library: Research
  cache?: SearchCache
  /** For all searches of a run together, in ms. What has not answered by then is left out. Default 4,000. */
  budget?: number
  /** Hears of every search that failed or came too late, for the log. */
  onFailure?: (providerId: string, error: unknown) => void
}

interface Page extends SearchHit {
  score: number
  /** Place in its provider's answer, from 0. */
  rank: number
}

const OVER_BUDGET = new Error('the time for searching was over')

/** Searches the web with one or more providers at once, drops what is unrelated, and adds the library's sources. */
export function createWebResearch(options: WebResearchOptions): Research {
  const { id, label, uses, library, cache = createSearchCache(), budget = 4000 } = options
  const report = options.onFailure ?? (() => {})

  /** Every search of the run; a failed one is null. */
  async function searchAll(request: ResearchRequest, signal: AbortSignal): Promise<(Page[] | null)[]> {
    const queries = usableQueries(request)
    const limit = Math.max(5, Math.min(10, request.limit))
    const searches = uses.flatMap(({ provider, queries: most }) =>
      queries.slice(0, most).map(async (query): Promise<Page[] | null> => {
        try {
          const key = `${provider.id}\n${limit}\n${query.toLowerCase()}`
          const hits = await cache.get(key, (shared) => provider.search(query, { limit, signal: shared }), signal)
          const wanted = queryWords(query)
          return hits.map((hit, rank) => ({ ...hit, rank, score: relevance(hit, wanted) }))
        } catch (error) {
          // A run that was stopped says nothing about the provider.
          if (!signal.aborted || signal.reason === OVER_BUDGET) report(provider.id, error)
          return null
        }
      }),
    )
    return Promise.all(searches)
  }

  async function search(query: string, { limit, nth }: { limit: number; nth: number }, signal: AbortSignal) {
    // A provider that takes one call of a run has it with the first search.
    const asked = uses.filter(({ queries }) => nth === 1 || queries > 1)
    const answers = await Promise.allSettled(
      asked.map(({ provider }) =>
        cache.get(
          `${provider.id}\n${limit}\n${query.toLowerCase()}`,
          (shared) => provider.search(query, { limit, signal: shared }),
          signal,
        ),
      ),
    )
    const failed = answers.filter((answer) => answer.status === 'rejected')
    for (const [at, answer] of answers.entries()) {
      if (answer.status === 'rejected') report(asked[at]?.provider.id ?? id, answer.reason)
    }
    if (failed.length === answers.length) throw failed[0]?.reason
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    return inTurns(found, limit)
  }

  return {
    id,
    label,
    search,
    async gather(request, signal) {
      signal.throwIfAborted()
      const limited = new AbortController()
      const stop = () => limited.abort(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      const timer = setTimeout(() => limited.abort(OVER_BUDGET), budget)
      let answers: (Page[] | null)[]
      try {
        answers = await searchAll(request, limited.signal)
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      }
      signal.throwIfAborted()
      const found = answers.flatMap((answer) => answer ?? [])
      const pages = choosePages(request.rankedByReader ? found.map((page) => ({ ...page, score: 1 })) : found)
      const known = await library.gather(request, signal)
      const counted = countSources(request.figures ?? [], 0).length
      const sources = merge(pages, known.sources, request.limit, counted)
      const reached = answers.some((answer) => answer !== null)
      return { sources, note: noteOf(reached, answers.length > 0, pages.length > 0, known.sources.length > 0) }
    },
  }
}

/** The first of each answer, then the second of each, every address once. */
function inTurns(answers: readonly (readonly SearchHit[])[], limit: number): SearchHit[] {
  const pages = new Map<string, SearchHit>()
  for (let rank = 0; rank < limit; rank += 1) {
    for (const hits of answers) {
      const hit = hits[rank]
      const key = hit && normalUrl(hit.url)
      if (key && !pages.has(key)) pages.set(key, hit)
    }
  }
  return [...pages.values()].slice(0, limit)
}

/**
 * The queries that are worth a search, each once. One that names no subject ("app competitors") would bring pages about
 * anything; the name of the market, where it is known, stands in for it.
 */
function usableQueries({ queries, market }: ResearchRequest): string[] {
  const seen = new Map<string, string>()
  const add = (query: string) => {
    if (!seen.has(query.toLowerCase())) seen.set(query.toLowerCase(), query)
  }
  for (const query of queries) {
    const clean = query.replace(/\s+/g, ' ').trim().slice(0, 300)
    if (tellingWords(clean).size > 0) add(clean)
    else if (market) add(market.name)
  }
  return [...seen.values()]
}

/** Related pages, each address once, the best first. */
function choosePages(found: readonly Page[]): Page[] {
  const pages = new Map<string, Page>()
  const related = found.filter((page) => page.score > 0).toSorted((a, b) => b.score - a.score || a.rank - b.rank)
  for (const page of related) {
    const key = normalUrl(page.url)
    if (key && !pages.has(key)) pages.set(key, page)
  }
  return [...pages.values()]
}

/**
 * Pages, then library. The library keeps a third of the places as far as it can fill them, and its first `counted` entries,
 * from which the run calculates, in any case.
 */
function merge(pages: readonly Page[], library: readonly Source[], limit: number, counted: number): Source[] {
  const seen = new Set(pages.map((page) => normalUrl(page.url)))
  const more = library.filter((source) => source.url === null || !seen.has(normalUrl(source.url)))
  const kept = Math.min(more.length, Math.max(Math.floor(limit / 3), counted))
  const chosen = pages.slice(0, Math.max(0, limit - kept))
  const sources: Omit<Source, 'number'>[] = chosen.map(({ title, url, publisher, excerpt, year }) => ({
    kind: 'page',
    title,
    url,
    publisher,
    excerpt: excerpt || title,
    year,
  }))
  return [...sources, ...more].slice(0, limit).map((source, index) => ({ ...source, number: index + 1 }))
}

function noteOf(reached: boolean, searched: boolean, pages: boolean, library: boolean): string | null {
  if (pages) return null
  const instead = library ? 'the sources come from the built-in library.' : 'this result has no sources.'
  if (!searched) return `The description names no subject to search the web for, so ${instead}`
  return reached
    ? `The web search found nothing that fits, so ${instead}`
    : `The web could not be reached, so ${instead}`
}
