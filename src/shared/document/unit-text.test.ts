import { expect, test } from 'vitest'
import { unitText } from './unit-text.ts'

test.each<[number, string | undefined, string]>([
  [1250, undefined, '1,250'],
  [41.55, '%', '41.55%'],
  [36.75, ' €', '€36.75'],
  [63.9, ' €', '€63.90'],
  [-21.1, '$', '-$21.10'],
  [-3000, ' €', '-€3,000'],
  [12, ' runs', '12 runs'],
  [1.5, ' million USD', '1.5 million USD'],
  [40, ' CHF', '40 CHF'],
])('%s with the unit %j is %j', (value, unit, text) => {
  expect(unitText(value, unit)).toBe(text)
})
