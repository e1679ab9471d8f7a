import { describe, expect, test } from 'vitest'
import { pathAfterSignUp, returnPath, wantedPlan } from './return-path.ts'

describe('returnPath', () => {
  test('keeps a path of this site with its query and hash', () => {
    expect(returnPath('/features/go-to-market/market-research?run=1#a')).toBe(
      '/features/go-to-market/market-research?run=1#a',
    )
  })
  test('never leads to another site or back to the sign-in page', () => {
    for (const next of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/.//evil.example',
      '/features/..//evil.example',
      '/\t/[',
      '/auth?mode=signup',
    ]) {
      expect(returnPath(next)).toBe('/features')
    }
  })
})

test('a paid plan goes through payment and keeps the way back', () => {
  expect(pathAfterSignUp('free', 'yearly', '/about')).toBe('/about')
  expect(pathAfterSignUp('pro', 'monthly', null)).toBe('/payment?plan=pro&trial=true')
  expect(pathAfterSignUp('pro', 'yearly', null)).toBe('/payment?plan=pro&trial=true&billing=yearly')
  expect(pathAfterSignUp('starter', 'monthly', '/about')).toBe('/payment?plan=starter&trial=true&next=%2Fabout')
})

test('an unknown plan is the free one', () => {
  expect(wantedPlan('gold')).toBe('free')
  expect(wantedPlan('starter')).toBe('starter')
})
