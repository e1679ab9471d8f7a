import type { ConfluenceFailureReason } from '#shared/api/confluence.ts'

/** A page that an error speaks of. */
export interface NamedPage {
  id: string
  title: string
  url: string
}

/** A call that failed. The message is for the user: why, and what to do about it. It never holds a credential. */
export class ConfluenceError extends Error {
  readonly reason: ConfluenceFailureReason
  /** HTTP status of the instance, when there was an answer. */
  readonly status: number | null
  /** Whole seconds after which another try makes sense. */
  readonly retryAfter: number | undefined
  readonly currentVersion: number | undefined
  readonly page: NamedPage | undefined

  constructor(
    reason: ConfluenceFailureReason,
    message: string,
    more: {
      status?: number | undefined
      retryAfter?: number | undefined
      currentVersion?: number | undefined
      page?: NamedPage | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'ConfluenceError'
    this.reason = reason
    this.status = more.status ?? null
    this.retryAfter = more.retryAfter
    this.currentVersion = more.currentVersion
    this.page = more.page
  }
}
