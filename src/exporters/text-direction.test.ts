import { expect, test } from 'vitest'
import { isRightToLeft } from './text-direction.ts'

test.each([
  ['العربية: السوق جاهز للمنتج الجديد في 2026.', true],
  ['السوق جاهز لـ PM Pilot اليوم', true],
  ['الرياض is where the pilot starts', false],
  ['Plain English', false],
  ['2026 …', false],
  ['', false],
])('%s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected)
})
