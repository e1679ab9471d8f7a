/** One hit of a search provider, before the run numbers it as a source. */
export interface SearchHit {
  title: string
  /** Absolute http(s) address of the page. */
  url: string
  /** What the provider returned of the page's text, plain, at most 1,200 characters. */
  excerpt: string
  /** Year of publication when the provider says it. */
  year: number | null
  /** "Wikipedia", "Hacker News", the page's host ... */
  publisher: string
}

export interface SearchProvider {
  /** The value of `SEARCH` that selects it, or the name of a key-less provider. */
  readonly id: string
  /** At most `limit` hits, best first. Throws on network errors, HTTP errors and answers that are not what was promised. */
  search(query: string, options: { limit: number; signal: AbortSignal }): Promise<SearchHit[]>
}

/** How a provider reaches the network: injected, so that a test gives a loopback base and nothing else is reachable. */
export interface SearchTransport {
  fetch: typeof fetch
  /** Replaces the provider's own origin in tests: "http://127.0.0.1:1234". */
  origin?: string
}
