import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import { errorTable } from '#shared/errors/error-table.ts'
import { sessionExpired } from '../../session/session-expired.ts'
import type { RunFailure } from './run/run-state.ts'

/** What leads on where a run was not let in: a step to take, not a failure of the work. `wait` is time's to take. */
export type Gate = 'sign-up' | 'sign-in' | 'plans' | 'reload' | 'wait'

const gates: Readonly<Record<string, { account: Gate; guest: Gate }>> = {
  SESSION_EXPIRED: { account: 'sign-in', guest: 'sign-in' },
  UNAUTHENTICATED: { account: 'sign-in', guest: 'sign-up' },
  GUEST_NOT_ALLOWED: { account: 'sign-up', guest: 'sign-up' },
  USAGE_LIMIT_REACHED: { account: 'plans', guest: 'sign-up' },
  PAGE_INCOMPLETE: { account: 'reload', guest: 'reload' },
  AGENT_UPCOMING: { account: 'wait', guest: 'wait' },
  MODEL_NOT_ALLOWED: { account: 'plans', guest: 'sign-up' },
  RUN_CAP_REACHED: { account: 'wait', guest: 'wait' },
  DAY_CAP_REACHED: { account: 'wait', guest: 'wait' },
  MONTH_CAP_REACHED: { account: 'wait', guest: 'wait' },
  QUESTION_UNANSWERED: { account: 'wait', guest: 'wait' },
  TOO_MANY_RUNS: { account: 'wait', guest: 'wait' },
  TOO_MANY_REQUESTS: { account: 'wait', guest: 'wait' },
}

/** Null for a failure. By the answer's code and never by words in it. */
export function gateOf({ code }: RunFailure, signedIn: boolean): Gate | null {
  return gates[code]?.[signedIn ? 'account' : 'guest'] ?? null
}

/** Characters of a foreign answer that are shown. */
const longestBody = 200

function foreignText({ status, body }: NonNullable<RunFailure['foreign']>, text: string): string {
  const words = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shown = words.length > longestBody ? `${words.slice(0, longestBody)}...` : words || 'no text'
  return text.replace('{status}', () => String(status)).replace('{body}', () => shown)
}

/** What the card says, by the answer's code and never by words in it. */
export function failureText(failure: RunFailure, messages: AgentMessages, signedIn: boolean): string {
  const gate = gateOf(failure, signedIn)
  if (gate === 'sign-in') return sessionExpired
  if (failure.foreign && messages.foreign) return foreignText(failure.foreign, messages.foreign)
  const texts: Readonly<Record<string, string>> = messages.byCode ?? {}
  const own = texts[failure.code]
  if (own !== undefined) return own
  const text = failure.message || errorTable.INTERNAL.message
  if (messages.failed.includes('{message}')) {
    return gate || failure.code === 'INVALID_INPUT' ? text : messages.failed.replace('{message}', () => text)
  }
  return failure.code === 'INTERNAL' || failure.message === '' ? messages.failed : failure.message
}
