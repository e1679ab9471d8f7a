import { expect, test } from 'vitest'
import { closedClass, noun, personScore, plural, verb, verbS, wordClass } from './lexicon.ts'

test.each([
  ['swap', verb],
  ['book', verb | noun],
  ['nurses', plural],
  ['replaces', verbS],
  ['report', verb | noun],
])('%s can be what it is in pitches', (word, bits) => expect(wordClass(word) & bits).toBe(bits))

test('"replaces" is no plural and "the" is closed', () => {
  expect(wordClass('replaces') & plural).toBe(0)
  expect(wordClass('the') & closedClass).toBe(closedClass)
})

test.each([
  ['nurse', 3],
  ['restaurant', 2],
  ['falconer', 1],
  ['lawnmower', -1],
  ['calculator', -1],
  ['paper', -1],
  ['shift', 0],
])('%s names people: %i', (word, score) => expect(personScore(word)).toBe(score))
