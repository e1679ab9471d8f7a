import { expect, test } from 'vitest'
import { deedToYou, toYou } from './second-person.ts'

test('what is done to things is not done to the reader', () => {
  expect(toYou('watch invoices before they are paid')).toBe('watch invoices before they are paid')
  expect(toYou('swap shifts when they are tired')).toBe('swap shifts when you are tired')
})

test('what the library tells of a person is said to the reader', () => {
  expect(deedToYou('Stands in the shop without knowing what is at home')).toBe(
    'You stand in the shop without knowing what is at home',
  )
  expect(deedToYou('Cooks two dinners for picky eaters')).toBe('You cook two dinners for picky eaters')
  expect(deedToYou('Is called into meetings to repeat what was written')).toBe(
    'You are called into meetings to repeat what was written',
  )
  expect(deedToYou('Card declined at the till')).toBe('Card declined at the till')
})
