/** Who sends a request, as the access token or the API key says. */
export interface Caller {
  userId: string
  sessionId: string
  anonymous: boolean
  /** True when an API key opened the request; `sessionId` is the key's id then. */
  byKey?: boolean
}

export interface Callers {
  /**
   * Checks the bearer token locally, or without one the API key in the database. Throws UNAUTHENTICATED and, for a key,
   * API_ACCESS_REQUIRED and TOO_MANY_REQUESTS.
   */
  identify(authorization: string | undefined, apiKey?: string | undefined): Promise<Caller>
  /** Asks the database whether the session or key is still valid; each write does. Throws UNAUTHENTICATED. */
  assertNotRevoked(caller: Caller): Promise<void>
  /** The same for reads, which come often: an answer holds for half a minute. Throws UNAUTHENTICATED. */
  assertStoodLately(caller: Caller): Promise<void>
  /** The same for what lasts longer than a request. Throws UNAUTHENTICATED. */
  assertSessionValid(caller: Caller): Promise<void>
}
