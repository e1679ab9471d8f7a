import { expect, test } from 'vitest'
import { sharesRoot } from './shares-root.ts'

test.each([
  ['bakery', 'baker', true],
  ['pharmacy', 'pharmacist', true],
  ['library', 'librarian', true],
  ['shop', 'shopper', false],
  ['farm', 'family', false],
  ['quantum', 'quantity', false],
  ['story', 'store', false],
])('%s and %s are a place and its people: %s', (place, people, expected) =>
  expect(sharesRoot(place, people)).toBe(expected),
)
