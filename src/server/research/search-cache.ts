import type { SearchHit, SearchProvider } from '#integrations/search/search-provider.ts'

const keptMs = 15 * 60_000
const mostEntries = 500

interface Entry {
  hits: Promise<SearchHit[]>
  until: number
}

/** Remembers answers for 15 minutes and sends one request for the same question asked twice at once. Failures are not kept. */
export function createSearchCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()
  return {
    search(provider: SearchProvider, query: string, limit: number, signal: AbortSignal): Promise<SearchHit[]> {
      const key = `${provider.id}\n${limit}\n${query.toLowerCase()}`
      const known = entries.get(key)
      if (known && known.until > now()) {
        entries.delete(key)
        entries.set(key, known)
        return known.hits
      }
      const hits = provider.search(query, { limit, signal })
      entries.set(key, { hits, until: now() + keptMs })
      hits.catch(() => {
        if (entries.get(key)?.hits === hits) entries.delete(key)
      })
      if (entries.size > mostEntries) {
        const oldest = entries.keys().next().value
        if (oldest !== undefined) entries.delete(oldest)
      }
      return hits
    },
  }
}
