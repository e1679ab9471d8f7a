import { expect, test } from 'vitest'
import type { SeriesChart } from './block.ts'
import type { ChartLook } from './chart-look.ts'
import { chartOption } from './chart-option.ts'

const look: ChartLook = {
  ink: '#111111',
  muted: '#222222',
  line: '#333333',
  surface: '#FFFFFF',
  series: ['#444444', '#555555'],
  font: 'Some Face',
  fontSize: 11,
  animate: false,
}
const chart = (unit: string, horizontal: boolean): SeriesChart => ({
  kind: 'bar',
  labels: ['one', 'two'],
  series: [{ name: 'Amount', values: [30, 60] }],
  unit,
  horizontal,
})

interface CountedAxis {
  minInterval?: number
  name?: string
  nameLocation?: string
  axisLabel: { formatter: (value: number) => string }
}

function axisOf(unit: string, horizontal: boolean): CountedAxis {
  const option = chartOption(chart(unit, horizontal), look)
  // Axes that count are made by the function under test, with these members.
  return (horizontal ? option.xAxis : option.yAxis) as unknown as CountedAxis
}

test('what is counted in whole numbers has no fractions at its axis', () => {
  expect(axisOf('', false).minInterval).toBe(1)
  const parts: SeriesChart = { ...chart('', false), series: [{ name: 'Part', values: [0.2, 1] }] }
  expect(chartOption(parts, look).yAxis).not.toHaveProperty('minInterval')
})

test('a short unit stands beside each number, a currency before it', () => {
  expect(axisOf('%', true).axisLabel.formatter(50)).toBe('50%')
  expect(axisOf(' €', false).axisLabel.formatter(1500)).toBe('€1,500')
  expect(axisOf('%', true).name).toBeUndefined()
})

test('a long unit is said once at the axis, so that all numbers have room', () => {
  for (const horizontal of [true, false]) {
    const axis = axisOf(' million USD', horizontal)
    expect(axis.name).toBe('million USD')
    expect(axis.axisLabel.formatter(50)).toBe('50')
  }
  expect(axisOf(' million USD', true).nameLocation).toBe('middle')
})

test('under intervals a long unit stands once too', () => {
  const ends = ['lower end', 'difference', 'upper end'].map((name, index) => ({ name, values: [index, index + 1] }))
  const option = chartOption({ ...chart(' points', true), kind: 'interval', series: ends }, look)
  const axis = option.xAxis as unknown as CountedAxis
  expect(axis.name).toBe('points')
  expect(axis.axisLabel.formatter(-3)).toBe('-3')
})

test('parts of a whole end at the whole; lines that stay far from nothing are drawn without it', () => {
  const of = (kind: 'bar' | 'line', values: readonly number[][], unit = ''): object => {
    const series = values.map((each, index) => ({ name: `${index}`, values: each }))
    return chartOption({ kind, labels: ['one', 'two'], series, unit }, look).yAxis as object
  }
  expect(of('bar', [[30, 96]], '%')).toMatchObject({ max: 100 })
  expect(of('bar', [[30, 110]], '%')).not.toHaveProperty('max')
  expect(of('bar', [[30, 60]], '%')).not.toHaveProperty('max')
  expect(
    of('line', [
      [20, 22],
      [21, 21],
    ]),
  ).toMatchObject({ scale: true })
  expect(
    of('line', [
      [2, 22],
      [21, 21],
    ]),
  ).not.toHaveProperty('scale')
  expect(of('line', [[20, 22]])).not.toHaveProperty('scale')
  expect(
    of('bar', [
      [20, 22],
      [21, 21],
    ]),
  ).not.toHaveProperty('scale')
})
