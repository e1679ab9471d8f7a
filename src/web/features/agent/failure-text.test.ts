import { describe, expect, test } from 'vitest'
import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import { sessionExpired } from '../../session/session-expired.ts'
import { failureText, gateOf } from './failure-text.ts'

const messages: AgentMessages = {
  progress: {},
  failedTitle: 'Failed',
  failed: 'Failed to generate. Please try again.',
  byCode: { UNAUTHENTICATED: 'Sign in to use this.', PROVIDER_BUSY: 'Unavailable.' },
  empty: { title: '', text: '' },
}
const failure = (code: string, message: string) => ({ code, message, fields: {} })

describe('failureText', () => {
  test('goes by the code', () => {
    expect(failureText(failure('PROVIDER_BUSY', 'x'), messages, true)).toBe('Unavailable.')
    expect(failureText(failure('RUN_TIMEOUT', 'It took too long.'), messages, true)).toBe('It took too long.')
    expect(failureText(failure('INTERNAL', 'An unexpected error occurred'), messages, true)).toBe(messages.failed)
  })
  test('a guest has no session that expired', () => {
    const asked = failure('UNAUTHENTICATED', 'Please sign in to use this feature')
    expect(failureText(asked, messages, true)).toBe(sessionExpired)
    expect(failureText(asked, messages, false)).toBe('Sign in to use this.')
    expect(failureText(asked, { ...messages, byCode: {} }, false)).toBe('Please sign in to use this feature')
  })
  test('who lost the session counts as a guest, and reads of the lost session all the same', () => {
    expect(failureText(failure('SESSION_EXPIRED', ''), messages, false)).toBe(sessionExpired)
  })
})

describe('a text with a place for the answer', () => {
  const own = { ...messages, failed: 'Failed to generate questions: {message}', byCode: {} }
  test('takes the words of the answer as they are', () => {
    expect(failureText(failure('RUN_TIMEOUT', 'It took $& too long.'), own, true)).toBe(
      'Failed to generate questions: It took $& too long.',
    )
    expect(failureText(failure('INTERNAL', ''), own, true)).toBe(
      'Failed to generate questions: An unexpected error occurred',
    )
  })
  test('a step that the user takes is said alone', () => {
    const used = 'You have used all 50 uses this month.'
    expect(failureText(failure('USAGE_LIMIT_REACHED', used), own, true)).toBe(used)
  })
})

test('an answer that is none of ours is shown as it came, where the agent says how', () => {
  const page = {
    ...failure('INTERNAL', 'An unexpected error occurred'),
    foreign: { status: 520, body: '<h1>Bad  day</h1>' },
  }
  expect(failureText(page, { ...messages, foreign: 'HTTP {status}: {body}' }, true)).toBe('HTTP 520: Bad day')
  expect(failureText(page, messages, true)).toBe(messages.failed)
})

test('what leads on, where it is no failure', () => {
  expect(gateOf(failure('USAGE_LIMIT_REACHED', ''), true)).toBe('plans')
  expect(gateOf(failure('USAGE_LIMIT_REACHED', ''), false)).toBe('sign-up')
  expect(gateOf(failure('GUEST_NOT_ALLOWED', ''), false)).toBe('sign-up')
  expect(gateOf(failure('UNAUTHENTICATED', ''), true)).toBe('sign-in')
  expect(gateOf(failure('SESSION_EXPIRED', ''), false)).toBe('sign-in')
  expect(gateOf(failure('TOO_MANY_RUNS', ''), true)).toBe('wait')
  expect(gateOf(failure('RUN_TIMEOUT', ''), true)).toBe(null)
})
