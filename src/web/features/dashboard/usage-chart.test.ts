import { expect, test } from 'vitest'
import { usageChart } from './usage-chart.ts'

test('the chart names its days in UTC and says the sum and the best day', () => {
  const block = usageChart([
    { day: '2026-10-31', uses: 0 },
    { day: '2026-11-01', uses: 4 },
    { day: '2026-11-02', uses: 1 },
  ])
  expect(block.description).toBe('5 uses in the last 3 days, most on November 1 (4).')
  expect(block.chart).toEqual({
    kind: 'bar',
    labels: ['Oct 31', 'Nov 1', 'Nov 2'],
    series: [{ name: 'Uses', values: [0, 4, 1] }],
  })
})

test('one use is one use', () => {
  const days = [
    { day: '2026-11-01', uses: 0 },
    { day: '2026-11-02', uses: 1 },
  ]
  expect(usageChart(days).description).toBe('1 use in the last 2 days, on November 2.')
})
