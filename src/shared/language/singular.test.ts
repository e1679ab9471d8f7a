import { expect, test } from 'vitest'
import { singularOf } from './singular.ts'

test.each([
  ['nurses', 'nurse'],
  ['families', 'family'],
  ['people', 'person'],
  ['grandchildren', 'grandchild'],
  ['tradesmen', 'tradesman'],
  ['buses', 'bus'],
  ['statuses', 'status'],
  ['processes', 'process'],
  ['movies', 'movie'],
  ['nurse-midwives', 'nurse-midwife'],
  ['churches', 'church'],
  ['photos', 'photo'],
  ['potatoes', 'potato'],
  ['houses', 'house'],
  ['analyses', 'analysis'],
  ['over-70s', 'over-70'],
  ['choirs', 'choir'],
  ['bakeries', 'bakery'],
  ['clinics', 'clinic'],
])('one of %s is a %s, which stays as it is', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular)
  expect(singularOf(singular)).toBe(singular)
})

test.each(['status', 'series', 'business', 'gas', 'lens', 'staff', 'analytics', 'specimen', 'constructor', ''])(
  '%s is no plural',
  (word) => expect(singularOf(word)).toBe(word),
)
