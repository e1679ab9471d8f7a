import { expect, test } from 'vitest'
import { whenOf } from './when.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:40Z', 'just now'],
  ['2026-03-10T12:00:30Z', 'just now'],
  ['2026-03-10T11:58:10Z', '1 minute ago'],
  ['2026-03-10T09:10:00Z', '2 hours ago'],
  ['2026-03-09T10:00:00Z', 'yesterday'],
  ['2026-03-05T10:00:00Z', '5 days ago'],
  ['2026-02-03T10:00:00Z', 'Feb 3, 2026'],
])('%s was %s', (iso, words) => {
  expect(whenOf(iso, now)).toBe(words)
})
