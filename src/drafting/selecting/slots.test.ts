import { expect, test } from 'vitest'
import { filled } from './slots.ts'

const slots = { product: 'Covers', offer: 'a booking page', users: null, price: null, place: 'Lisbon' }

test.each([
  ['{product} is {offer}.', 'Covers is a booking page.'],
  ['Costs {price|a flat monthly fee}.', 'Costs a flat monthly fee.'],
  ['Made for {users}.', null],
  ['No slot at all.', 'No slot at all.'],
])('%s', (text, expected) => {
  expect(filled(text, slots)).toBe(expected)
})

test('a sentence that begins with words of the user begins with a capital', () => {
  expect(filled('{product} opens. {offer} helps.', { ...slots, product: 'the product' })).toMatch(
    /^The product opens\./,
  )
})
