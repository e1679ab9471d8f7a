import { expect, test } from 'vitest'
import type { Chart } from './block.ts'
import { lyingBarsHeight, lyingNameWidth } from './lying-bars.ts'

const chart = (labels: string[], horizontal = true): Chart => ({
  kind: 'bar',
  horizontal,
  labels,
  series: [{ name: 'Runs', values: labels.map(() => 1) }],
})

test('lying bars are as high as their names, and other charts have their usual height', () => {
  const short = lyingBarsHeight(chart(['A', 'B', 'C', 'D']), 11)
  const long = lyingBarsHeight(
    chart(Array.from({ length: 4 }, () => 'Share of those who still pay after three years '.repeat(2))),
    11,
  )
  expect(short).toBeLessThan(200)
  expect(long).toBeGreaterThan(short + 4 * 30)
  expect(lyingBarsHeight(chart(['A'], false), 11)).toBe(0)
})

test('short names leave their room to the bars, and long ones take no more than their share', () => {
  expect(lyingNameWidth(['Basic', 'Team'], 12)).toBeLessThan(60)
  expect(lyingNameWidth(['Basic', 'Share of those who still pay after three years'], 12)).toBe(150)
  // A letter of these is as wide as it is high.
  expect(lyingNameWidth(['東京都庁'], 12)).toBeGreaterThanOrEqual(4 * 12)
  // Two capitals that would not fit stood one above the other.
  expect(lyingNameWidth(['DE'], 13)).toBeGreaterThanOrEqual(20)
  expect(lyingNameWidth([], 12)).toBe(0)
})
