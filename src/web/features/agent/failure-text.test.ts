import { describe, expect, test } from 'vitest'
import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import { failureText, wayOut } from './failure-text.ts'

const messages: AgentMessages = {
  progress: {},
  failedTitle: 'Failed',
  failed: 'Failed to generate. Please try again.',
  byCode: { UNAUTHENTICATED: 'Your session has expired.', PROVIDER_BUSY: 'Unavailable.' },
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
    expect(failureText(asked, messages, true)).toBe('Your session has expired.')
    expect(failureText(asked, messages, false)).toBe('Please sign in to use this feature')
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
    expect(failureText(failure('RUN_CANCELLED', 'This run was stopped.'), own, true)).toBe('This run was stopped.')
  })
})

test('what is offered beside trying again', () => {
  expect(wayOut(failure('USAGE_LIMIT_REACHED', ''), true)).toBe('plans')
  expect(wayOut(failure('USAGE_LIMIT_REACHED', ''), false)).toBe('sign-in')
  expect(wayOut(failure('GUEST_NOT_ALLOWED', ''), false)).toBe('sign-in')
  expect(wayOut(failure('RUN_TIMEOUT', ''), true)).toBe(null)
})
