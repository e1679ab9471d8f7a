import { expect, test } from 'vitest'
import { withBreakOpportunities } from './break-opportunities.ts'

test('leaves ordinary text alone', () => {
  for (const text of ['A sentence with an internationalisation-friendly word.', '市场已经准备好了'.repeat(20), '']) {
    expect(withBreakOpportunities(text)).toBe(text)
  }
})

test('marks places in a very long word, never before a combining mark', () => {
  const parts = withBreakOpportunities('e\u0301'.repeat(48)).split('\u200B')
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.filter((part) => part.startsWith('\u0301'))).toEqual([])
  expect(parts.join('')).toBe('e\u0301'.repeat(48))
})

test('finds the words of a script without blanks', () => {
  expect(withBreakOpportunities('ตลาดพร้อมแล้ว').split('\u200B')).toEqual(['ตลาด', 'พร้อม', 'แล้ว'])
})
