/** A search that failed. The message is for the log and holds neither key nor query. */
export class SearchError extends Error {
  readonly provider: string
  /** HTTP status, when there was an answer. */
  readonly status: number | null

  constructor(provider: string, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(`${provider}: ${message}`, { cause: options.cause })
    this.name = 'SearchError'
    this.provider = provider
    this.status = options.status ?? null
  }
}
