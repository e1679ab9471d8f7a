import { describe, expect, test } from 'vitest'
import { isTheirSide } from './their-side.ts'

const source = { description: 'A tool' }

describe('whether a buyer of the library is on the side of these people', () => {
  test.each([
    ['engineering manager', 'Head of customer success', false],
    ['engineering manager', 'VP of engineering', true],
    ['sales rep', 'Head of marketing', false],
    ['ward nurse', 'Nursing director', true],
    ['student', 'Working parent of two', false],
    ['teenager', 'Parent of a ten-year-old', true],
    ['wedding guest', 'Marketing manager', false],
    ['accounts payable clerk', 'Finance director', true],
  ])('%s and %s: %s', (singular, title, expected) =>
    expect(isTheirSide({ title }, { singular }, { source })).toBe(expected),
  )

  test('whom the words name is theirs', () =>
    expect(
      isTheirSide({ title: 'Working parent' }, { singular: 'student' }, { source: { description: 'parents pay' } }),
    ).toBe(true))
})
