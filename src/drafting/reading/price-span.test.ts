import { expect, test } from 'vitest'
import { priceSpan } from './price-span.ts'

test.each([
  [
    'It costs 79 dollars a month per location, and most of the owners we spoke to use Mindbody and complain about its price',
    '79 dollars a month per location',
  ],
  ['Price is £59 per adviser per month', '£59 per adviser per month'],
  ['An alternative to Westlaw for $150 a month', '$150 a month'],
  ['ours is 6 dollar a unit', '6 dollar a unit'],
  ['$7.99 a month per couple, iOS first', '$7.99 a month per couple'],
  [
    'NZ$4 per worker per day worked, nothing in the off season',
    'NZ$4 per worker per day worked, nothing in the off season',
  ],
  ['Free up to 100k calls a month, then from $99', 'Free up to 100k calls a month, then from $99'],
  ['diary is free, doctor report £3.50 a month', 'diary is free, doctor report £3.50 a month'],
  ['$0.60 per resolved conversation, no seat fee', '$0.60 per resolved conversation, no seat fee'],
  ['We take 18% from tutor, lesson costs 70-110 euro', '18% from tutor, lesson costs 70-110 euro'],
])('%s', (text, price) => expect(text.slice(...priceSpan(text))).toBe(price))
