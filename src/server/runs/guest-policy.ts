import type { LiveAgent } from '#agents/registry-server.ts'
import type { Caller } from '#server/http/caller.ts'
import { AppError } from '#shared/errors/app-error.ts'

const signInFirst = 'Please sign in to use this feature'

/** Guests run few agents. Throws UNAUTHENTICATED, GUEST_NOT_ALLOWED. */
export function assertGuestPolicy(caller: Caller, agent: LiveAgent): void {
  if (!caller.anonymous || agent.card.guests) return
  if (agent.card.needsAccount) throw new AppError('UNAUTHENTICATED', { userMessage: signInFirst })
  throw new AppError('GUEST_NOT_ALLOWED')
}
