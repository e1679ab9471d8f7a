import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import { errorTable } from '#shared/errors/error-table.ts'
import type { RunFailure } from './run/run-state.ts'

export type WayOut = 'sign-in' | 'plans' | null

/** Their own text is the whole of what is to be said: a step to take, not a failure of the work. */
const plain: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'USAGE_LIMIT_REACHED',
  'GUEST_NOT_ALLOWED',
  'AGENT_UPCOMING',
  'INVALID_INPUT',
  'RUN_CANCELLED',
])

/** What the error card says, by the answer's code and never by words in it. */
export function failureText(failure: RunFailure, messages: AgentMessages, signedIn: boolean): string {
  // A guest has no session that could have expired: the answer's own text says what is needed.
  if (failure.code === 'UNAUTHENTICATED' && !signedIn) return failure.message
  const texts: Readonly<Record<string, string>> = messages.byCode ?? {}
  const own = texts[failure.code]
  if (own !== undefined) return own
  const text = failure.message || errorTable.INTERNAL.message
  if (messages.failed.includes('{message}')) {
    return plain.has(failure.code) ? text : messages.failed.replace('{message}', () => text)
  }
  return failure.code === 'INTERNAL' || failure.message === '' ? messages.failed : failure.message
}

/** What the card offers beside trying again. */
export function wayOut(failure: RunFailure, signedIn: boolean): WayOut {
  if (failure.code === 'UNAUTHENTICATED' || failure.code === 'GUEST_NOT_ALLOWED') return 'sign-in'
  if (failure.code === 'USAGE_LIMIT_REACHED') return signedIn ? 'plans' : 'sign-in'
  return null
}
