import { expect, test } from 'vitest'
import { widthInLetters } from './letter-width.ts'

test('an average text is as wide as it has letters', () => {
  const text = 'Ask five receptionists about the last time they had to release the appointment, and write it down.'
  expect(widthInLetters(text) / text.length).toBeCloseTo(1, 1)
})

test('wide letters, capitals and letters of East Asia take more, marks and joiners nothing', () => {
  expect(widthInLetters('mmm')).toBeGreaterThan(widthInLetters('iii') * 2)
  expect(widthInLetters('NEXT')).toBeGreaterThan(widthInLetters('next'))
  expect(widthInLetters('鐘楼')).toBe(5)
  expect(widthInLetters('e\u0301')).toBe(widthInLetters('e'))
})
