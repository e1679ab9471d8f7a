import { expect, test } from 'vitest'
import { priceRange } from './price-range.ts'

const price = {
  what: 'Platform fee',
  low: 10,
  high: 30,
  currency: 'USD' as const,
  basis: 'assumption' as const,
  note: 'Compare two',
  source: null,
}

test('a share of something has no currency', () => {
  expect(priceRange({ ...price, unit: '% of job value' })).toBe('10 to 30 % of job value')
  expect(priceRange({ ...price, unit: 'per month' })).toBe('10 to 30 USD per month')
  expect(priceRange({ ...price, high: 10, unit: 'per month' })).toBe('10 USD per month')
})
