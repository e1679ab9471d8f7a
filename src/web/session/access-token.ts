/** How often the session looks at its access token. */
export const tickMs = 30_000
/** With this many ticks or fewer left, a new token is fetched. */
const lastTicks = 3
/** A token that holds for longer is not fetched anew. */
export const freshMs = (lastTicks + 1) * tickMs

export function needsRefresh(expiresAt: number, now: number): boolean {
  return Math.floor((expiresAt - now) / tickMs) <= lastTicks
}

/** The end of a JWT in milliseconds since 1970; 0 when it cannot be read, so that it counts as over. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (claims !== null && typeof claims === 'object' && 'exp' in claims && typeof claims.exp === 'number') {
      return claims.exp * 1000
    }
    return 0
  } catch {
    return 0
  }
}
