import { expect, test } from 'vitest'
import { periodAfter } from './charge.ts'

test('a period ends on the same day, or on the last of a shorter month', () => {
  const after = (from: string, billing: 'monthly' | 'yearly') => periodAfter(new Date(from), billing).toISOString()
  expect(after('2026-01-31T10:00:00Z', 'monthly')).toBe('2026-02-28T10:00:00.000Z')
  expect(after('2026-12-15T10:00:00Z', 'monthly')).toBe('2027-01-15T10:00:00.000Z')
  expect(after('2028-02-29T10:00:00Z', 'yearly')).toBe('2029-02-28T10:00:00.000Z')
})
