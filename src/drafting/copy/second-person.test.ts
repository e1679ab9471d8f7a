import { expect, test } from 'vitest'
import { toYou } from './second-person.ts'

test('what is done to things is not done to the reader', () => {
  expect(toYou('watch invoices before they are paid')).toBe('watch invoices before they are paid')
  expect(toYou('swap shifts when they are tired')).toBe('swap shifts when you are tired')
})
