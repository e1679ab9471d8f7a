import { expect, test } from 'vitest'
import { authMode, isForSignedOut, modePath } from './auth-mode.ts'

test('an unknown mode is sign-in', () => {
  expect(authMode(null)).toBe('signin')
  expect(authMode('admin')).toBe('signin')
  expect(authMode('reset')).toBe('reset')
})

test('links of mails work for whoever is signed in', () => {
  expect(['signin', 'signup', 'forgot', 'challenge'].map((mode) => isForSignedOut(authMode(mode)))).toEqual(
    Array(4).fill(true),
  )
  expect(['reset', 'verify'].map((mode) => isForSignedOut(authMode(mode)))).toEqual([false, false])
})

test('another mode keeps plan and way back, never a token', () => {
  const query = new URLSearchParams('mode=reset&token=secret&plan=pro&next=/about')
  expect(modePath(query, 'forgot')).toBe('/auth?mode=forgot&plan=pro&next=%2Fabout')
})
