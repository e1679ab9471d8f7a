import { expect, test } from 'vitest'
import { meantPlaces } from './meant-places.ts'

test('figures and rules of another place are not meant', () => {
  const german = [{ text: 'German', field: 'description' as const, start: 0, end: 6, regions: ['de', 'dach', 'eu'] }]
  expect(meantPlaces([])('United States')).toBe(true)
  expect(meantPlaces(german)('United States')).toBe(false)
  expect(meantPlaces(german)('European Union')).toBe(true)
  expect(meantPlaces(german)('World')).toBe(true)
})
