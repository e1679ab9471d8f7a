import { expect, test } from 'vitest'
import { ApiError } from '../../http/api-error.ts'
import { authFailureText } from './auth-failure.ts'

test('codes of the library become words for people; other messages stay', () => {
  const failure = (code: string) => new ApiError({ status: 401, code, message: 'Invalid two factor cookie' })
  expect(authFailureText(failure('INVALID_TWO_FACTOR_COOKIE'))).toBe(
    'This sign-in took too long. Please sign in again.',
  )
  expect(authFailureText(failure('ELSE'))).toBe('Invalid two factor cookie')
  expect(authFailureText(new TypeError('fetch failed'))).toBe(
    'Network error. Please check your connection and try again.',
  )
})
