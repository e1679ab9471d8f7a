import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScatterChart } from '../block.ts'
import { axisScale } from './axis-scale.ts'
import { type Box, overlaps } from './place-labels.ts'
import { type ScatterDrawing, scatterDrawing } from './scatter-drawing.ts'

const ten = { label: 'Axis', min: 0, max: 10 }

/** A phone's card, a desktop's column, and a page of a file. */
const sizes = [
  [310, 368, 13],
  [760, 368, 13],
  [460, 300, 11],
] as const

/** What no picture may have: labels over labels, labels over points, labels beyond the edge, labels that are missing. */
function expectReadable(drawn: ScatterDrawing, chart: ScatterChart): void {
  expect(drawn.labels).toHaveLength(chart.points.length)
  const said = drawn.shapes.flatMap((shape) => (shape.kind === 'text' && shape.role === 'label' ? [shape.text] : []))
  for (const { label } of chart.points) {
    const [word = ''] = label.split(' ')
    expect(said.some((text) => text.startsWith(word.slice(0, 3)))).toBe(true)
  }
  for (const [index, box] of drawn.labels.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(drawn.width)
    expect(box.bottom).toBeLessThanOrEqual(drawn.height)
    const covers = (other: Box) => overlaps(box, other)
    expect(drawn.labels.slice(index + 1).some(covers)).toBe(false)
    expect(drawn.marks.some(covers)).toBe(false)
  }
}

/** A label's words, and places that often fall on each other, as scores from 0 to 10 do. */
const label = fc
  .array(fc.stringMatching(/^[A-Za-z0-9&-]{1,12}$/), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '))
const places = fc.oneof(
  fc.record({ x: fc.integer({ min: 0, max: 10 }), y: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ x: fc.constantFrom(4, 5), y: fc.constantFrom(5, 6) }),
  fc.record({ x: fc.double({ min: 0, max: 10, noNaN: true }), y: fc.double({ min: 0, max: 10, noNaN: true }) }),
)
const points = fc.array(
  fc.tuple(label, places, fc.boolean()).map(([name, { x, y }, highlight]) => ({ label: name, x, y, highlight })),
  { minLength: 1, maxLength: 14 },
)

test('of many random sets, no label covers another or a point, leaves the picture or is missing', () => {
  fc.assert(
    fc.property(points, fc.constantFrom(...sizes), (some, [width, height, fontSize]) => {
      const chart: ScatterChart = { kind: 'scatter', x: ten, y: ten, points: some }
      expectReadable(scatterDrawing(chart, width, height, fontSize), chart)
    }),
    { seed: 3, numRuns: 400 },
  )
})

test('forty long labels on one spot make the picture higher and stay readable', () => {
  const chart: ScatterChart = {
    kind: 'scatter',
    x: ten,
    y: ten,
    points: Array.from({ length: 40 }, (_, index) => ({ label: `Scheduling suite number ${index}`, x: 5, y: 5 })),
  }
  const drawn = scatterDrawing(chart, 310, 368, 13)
  expect(drawn.height).toBeGreaterThan(368)
  expectReadable(drawn, chart)
})

describe('points', () => {
  const chart: ScatterChart = {
    kind: 'scatter',
    x: { label: 'Effort', min: 0 },
    y: { label: 'Value', min: 0 },
    parts: { x: 4, y: 30 },
    points: [
      { label: 'F1', x: 4, y: 30 },
      { label: 'F2', x: 4, y: 30.5 },
      { label: 'F3', x: 8, y: 60, highlight: true },
    ],
  }
  const drawn = scatterDrawing(chart, 460, 300, 11)
  const marks = drawn.shapes.flatMap((shape) => (shape.kind === 'mark' ? [shape] : []))

  test('stand where their values are, also where two almost fall on each other', () => {
    const [first, second, third] = ['F1', 'F2', 'F3'].map((id) => marks.find(({ title }) => title.startsWith(`${id}:`)))
    expect(first?.x).toBe(second?.x)
    expect((third?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((first?.x ?? 0) - leftOf(drawn))
  })

  test('on the lines of the parts stand on the edge of the shaded quarter, which ends at numbers of the axes', () => {
    const area = drawn.shapes.find((shape) => shape.kind === 'area')
    const first = marks.find(({ title }) => title.startsWith('F1:'))
    expect(area?.box.right).toBeCloseTo(first?.x ?? 0)
    expect(area?.box.bottom).toBeCloseTo(first?.y ?? 0)
    const tick = drawn.shapes.find(
      (shape) => shape.kind === 'text' && shape.role === 'tick' && shape.text === '4' && shape.anchor === 'middle',
    )
    expect(tick?.kind === 'text' && tick.x).toBeCloseTo(first?.x ?? 0)
  })
})

const leftOf = (drawn: ScatterDrawing): number => {
  const axis = drawn.shapes.find((shape) => shape.kind === 'line' && shape.role === 'axis')
  return axis?.kind === 'line' ? axis.x1 : Number.NaN
}

test('names of ends that are longer than the axis are broken, and none runs off the picture', () => {
  const long = 'planning tool with forecasts for whole groups of hospitals'
  const axis = { label: 'What it covers', min: 0, max: 10, low: `narrow ${long}`, high: `broad ${long}` }
  const chart: ScatterChart = { kind: 'scatter', x: axis, y: axis, points: [{ label: 'One', x: 3, y: 4 }] }
  const drawn = scatterDrawing(chart, 310, 368, 13)
  const axes = drawn.shapes.flatMap((shape) => (shape.kind === 'text' && shape.role === 'axis' ? [shape.text] : []))
  expect(axes.join(' ')).toContain('← narrow')
  expect(axes.every((text) => text.length < 30)).toBe(true)
})

test.each([
  [{}, [3, 7], 3, 7],
  [{ min: 0 }, [3, 17], 0, 20],
  [{ min: 0, max: 10 }, [3, 7], 0, 10],
  [{ min: 0, max: 10 }, [3, 12], 0, 12.5],
  [{}, [5, 5], 5, 6],
  [{}, [], 0, 1],
])('an axis %j of %j goes from %d to %d', (axis, values, min, max) => {
  expect(axisScale(axis, values)).toMatchObject({ min, max })
})
