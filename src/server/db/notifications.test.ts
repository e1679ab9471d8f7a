import { expect, test } from 'vitest'
import { payloadsOf } from './notifications.ts'

test('items fill as few payloads as PostgreSQL takes, and none is lost', () => {
  const items = Array.from({ length: 500 }, (_, index) => `${String(index).padStart(36, '0')}`)
  const payloads = payloadsOf(items)
  expect(payloads).toHaveLength(3)
  expect(Math.max(...payloads.map((payload) => payload.length))).toBeLessThan(7_600)
  expect(payloads.flatMap((payload) => payload.split('\n'))).toEqual(items)
  expect(payloadsOf([])).toEqual([])
})
