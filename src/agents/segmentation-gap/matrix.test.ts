import { expect, test } from 'vitest'
import { matrixOf } from './matrix.ts'

const segment = (name: string, index: number) => ({ name, scores: { painSeverity: 5 + index, adoptionReadiness: 4 } })
const labels = (...names: string[]) => {
  const chart = matrixOf(names.map(segment))?.chart
  return chart?.kind === 'scatter' ? chart.points.map(({ label }) => label) : []
}

test('labels begin where the names differ', () => {
  expect(labels('Nurses in a clinic', 'Nurses in a hospice')).toEqual(['clinic', 'hospice'])
  expect(labels('Nurses', 'Managers of homes')).toEqual(['Nurses', 'Managers of homes'])
})

test('a name that the others only lengthen keeps them all whole', () => {
  expect(labels('Nurses', 'Nurses at night')).toEqual(['Nurses', 'Nurses at night'])
})

test('segments that all stand in one place make no picture', () => {
  expect(matrixOf([segment('Nurses', 0), segment('Managers', 0)])).toBeNull()
  expect(matrixOf([segment('Nurses', 0), segment('Managers', 0), segment('Owners', 1)])).not.toBeNull()
})
