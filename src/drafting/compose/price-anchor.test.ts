import { expect, test } from 'vitest'
import { priceRange } from './price-anchor.ts'

const price = {
  what: 'Fee',
  low: 10,
  high: 30,
  currency: 'USD',
  basis: 'assumption',
  note: 'Ask',
  source: null,
} as const

test('a share of a sum has no currency', () => {
  expect(priceRange({ ...price, unit: '% of job value' })).toBe('10 to 30 % of job value')
  expect(priceRange({ ...price, unit: 'per month' })).toBe('10 to 30 USD per month')
})
