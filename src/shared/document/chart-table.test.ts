import { expect, test } from 'vitest'
import type { SeriesChart } from './block.ts'
import { chartInWords } from './chart-table.ts'

const words = (chart: SeriesChart) => chartInWords({ type: 'chart', title: 'Users', description: 'By step', chart })

test('a chart of one series is read out as names with their numbers', () => {
  expect(words({ kind: 'bar', labels: ['all users', 'paid'], series: [{ name: 'Users', values: [3_000, 191] }] })).toBe(
    'all users: 3,000; paid: 191',
  )
})

test('of several series each number has the name of its own, and a gap is said to be one', () => {
  const series = [
    { name: 'known', values: [12.5, null] },
    { name: 'expected', values: [null, null] },
  ]
  expect(words({ kind: 'line', labels: ['May', 'June'], series, unit: '%' })).toBe('May: known 12.5%; June: no value')
})
