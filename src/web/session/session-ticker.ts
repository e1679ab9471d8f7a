import { needsRefresh, tickMs } from './access-token.ts'
import { refreshSession } from './session-calls.ts'
import { currentSession } from './session-store.ts'

/** Keeps the access token fresh while the page is open. Returns what stops it. */
export function startSessionTicker(now: () => number = Date.now): () => void {
  const tick = () => {
    const session = currentSession()
    // A failed refresh is tried again at the next tick.
    if (session && needsRefresh(session.expiresAt, now())) refreshSession().catch(() => undefined)
  }
  tick()
  const timer = setInterval(tick, tickMs)
  return () => clearInterval(timer)
}
