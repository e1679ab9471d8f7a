import { describe, expect, test } from 'vitest'
import { pathAfterPayment, planOf, signUpPath } from './payment-address.ts'

test('the plan is Starter unless the address says otherwise', () => {
  expect(planOf(null)?.name).toBe('Starter')
  expect(planOf('pro')?.priceMonthly).toBe(79)
  expect([planOf('gold'), planOf(''), planOf('free')]).toEqual([null, null, null])
})

describe('pathAfterPayment', () => {
  test('leads back to a page of this site, else to the workspace', () => {
    expect(pathAfterPayment('/features/go-to-market/market-research?run=1')).toBe(
      '/features/go-to-market/market-research?run=1',
    )
    for (const next of [null, '', '//evil.example', 'https://evil.example', '/\\evil.example', '/auth?mode=signup']) {
      expect(pathAfterPayment(next)).toBe('/features')
    }
  })

  test('never leads to the payment page again', () => {
    expect(pathAfterPayment('/payment?plan=pro')).toBe('/features')
    expect(pathAfterPayment(`/payment?plan=pro&next=${encodeURIComponent('/dashboard')}`)).toBe('/dashboard')
    expect(pathAfterPayment(`/payment?next=${encodeURIComponent('/payment?next=%2Fblog')}`)).toBe('/blog')
  })
})

test('signing up keeps the plan and the page to return to', () => {
  expect(signUpPath(new URLSearchParams('plan=pro&trial=true&next=/dashboard'))).toBe(
    `/auth?mode=signup&plan=pro&next=${encodeURIComponent('/payment?plan=pro&trial=true&next=%2Fdashboard')}`,
  )
  expect(signUpPath(new URLSearchParams('plan=gold'))).toBe('/auth?mode=signup')
})
