import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charactersIn, fitParts, fitSentences } from './fit-characters.ts'

test('counts what a person sees as one character', () => {
  expect(charactersIn('plain')).toBe(5)
  expect(charactersIn('👩‍👩‍👧 é')).toBe(3)
})

test('keeps whole sentences, else cuts at a clause', () => {
  expect(fitSentences('One is here. Two is here.', 15)).toBe('One is here.')
  expect(fitSentences('A long first clause, and then some more of it.', 24)).toBe('A long first clause.')
})

test('what is fitted fits, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 20, max: 200 }), (text, most) => {
      expect(charactersIn(fitSentences(text, most))).toBeLessThanOrEqual(most)
      expect(charactersIn(fitParts([text, text], most))).toBeLessThanOrEqual(most)
    }),
  )
})
