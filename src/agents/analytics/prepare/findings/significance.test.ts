import { expect, test } from 'vitest'
import { proportionTest, slopeTest, straightLine, welchTest } from './significance.ts'

test('two shares: 30 of 100 against 20 of 100', () => {
  // pooled 0.25, error sqrt(0.25 * 0.75 * 0.02) = 0.061237
  expect(proportionTest({ hits: 30, known: 100 }, { hits: 20, known: 100 })).toBeCloseTo(1.633, 3)
  expect(proportionTest({ hits: 0, known: 0 }, { hits: 1, known: 2 })).toBe(0)
  expect(proportionTest({ hits: 5, known: 5 }, { hits: 9, known: 9 })).toBe(0)
})

test('two averages: 12 (deviation 3, 25 rows) against 10 (deviation 4, 16 rows)', () => {
  const { t, effect } = welchTest({ count: 25, mean: 12, deviation: 3 }, { count: 16, mean: 10, deviation: 4 })
  expect(t).toBeCloseTo(2 / Math.sqrt(9 / 25 + 1), 6)
  expect(effect).toBeCloseTo(2 / Math.sqrt((24 * 9 + 15 * 16) / 39), 6)
  expect(welchTest({ count: 1, mean: 1, deviation: 0 }, { count: 9, mean: 2, deviation: 1 })).toEqual({
    t: 0,
    effect: 0,
  })
})

test('a line through 2, 4, 6, 8 explains all, through 1, 3, 2, 4 the part that it should', () => {
  expect(straightLine([2, 4, 6, 8])).toEqual({ slope: 2, fit: 1 })
  const { slope, fit } = straightLine([1, 3, 2, 4])
  expect(slope).toBeCloseTo(0.8, 9)
  expect(fit).toBeCloseTo(0.64, 9)
  expect(slopeTest(fit, 4)).toBeCloseTo(Math.sqrt((0.64 * 2) / 0.36), 9)
  expect(straightLine([5, 5, 5])).toEqual({ slope: 0, fit: 0 })
})
