import { expect, test } from 'vitest'
import { PhraseIndex, stemsOf } from './phrase-index.ts'
import { readSentences } from './tokens.ts'

const index = new PhraseIndex<string>()
for (const [phrase, value] of [
  ['shift swap', 'a'],
  ['shift', 'b'],
  ['check-in', 'c'],
  ['meal planning', 'd'],
] as const)
  index.add(phrase, value)
const stems = (text: string) => stemsOf(readSentences(text)[0] ?? [])

test('number, gerund and hyphen do not matter', () => {
  expect(index.findLongest(stems('shift swaps')).map((match) => match.value)).toEqual(['a'])
  expect(index.findLongest(stems('a check in')).map((match) => match.value)).toEqual(['c'])
  expect(index.findLongest(stems('meals planned, meal plan')).map((match) => match.value)).toEqual(['d'])
})
test('all matches include those inside a longer one', () => {
  expect(index.findAll(stems('shift swap')).map((match) => match.value)).toEqual(['a', 'b'])
})
test('no phrase reaches across a comma', () => {
  expect(index.findLongest(stems('shift, swap')).map((match) => match.value)).toEqual(['b'])
})
