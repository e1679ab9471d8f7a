import { expect, test } from 'vitest'
import { labelPlaces } from './label-places.ts'

test('puts names at the right where nothing is in the way', () => {
  expect(
    labelPlaces([
      { label: 'One', x: 0, y: 0 },
      { label: 'Two', x: 5, y: 10 },
    ]),
  ).toEqual(['right', 'right'])
})

test('keeps the names of two points that almost touch apart', () => {
  const [first, second] = labelPlaces([
    { label: 'Deputy', x: 3, y: 5 },
    { label: 'When I Work', x: 3.2, y: 5.1 },
    { label: 'Far away', x: 10, y: 10 },
  ])
  expect(first).not.toBe(second)
})

test('one point, or many in one place, have a side each', () => {
  expect(labelPlaces([{ label: 'Alone', x: 1, y: 1 }])).toEqual(['right'])
  const same = labelPlaces([1, 2, 3, 4].map((n) => ({ label: `Point ${n}`, x: 2, y: 2 })))
  expect(new Set(same).size).toBeGreaterThan(2)
})

test('points in one place between the ends of the axes have names on different sides', () => {
  const points = [
    { label: 'Benefits directors', x: 5, y: 3 },
    { label: 'Office workers with back pain', x: 5, y: 3 },
    { label: 'Physiotherapists', x: 5, y: 7 },
  ]
  const [first, second] = labelPlaces(points, { x: { min: 0, max: 10 }, y: { min: 0, max: 10 } })
  expect([first, second]).toEqual(['right', 'left'])
})

test('names of points a step apart do not run into each other', () => {
  const axes = { x: { min: 0, max: 6 }, y: { min: 0, max: 6 } }
  const points = [
    { label: 'R1', x: 3, y: 5 },
    { label: 'R2', x: 3, y: 5 },
    { label: 'R5', x: 2, y: 5 },
  ]
  expect(labelPlaces(points, axes)).toEqual(['right', 'left', 'left'])
})
