import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberLanguage, numberText, readNumber } from './number-text.ts'

test.each([
  ['en-US', '3.5', 3.5],
  ['en-US', '50000', 50_000],
  ['en-US', '1,250.5', 1250.5],
  ['en-US', '.5', 0.5],
  ['en-US', '5.', 5],
  ['en-US', '−4', -4],
  ['de-DE', '3,5', 3.5],
  ['de-DE', '1.250,5', 1250.5],
  ['de-DE', '50.000', 50_000],
  ['fr-FR', '1 250,5', 1250.5],
  ['fr-FR', '1\u202f250,5', 1250.5],
  ['de-CH', "1'250.5", 1250.5],
  ['en-IN', '12,34,567', 1_234_567],
  ['ar-EG', '1250', 1250],
])('in %s %j is %d', (language, text, number) => {
  expect(readNumber(text, language)).toBe(number)
})

test.each([
  ['en-US', '3,5'],
  ['en-US', '1.250,5'],
  ['en-US', '12,34'],
  ['de-DE', '3.5'],
  ['de-DE', '1,250.5'],
  ['en-US', ''],
  ['en-US', '-'],
  ['en-US', '.'],
  ['en-US', ','],
  ['en-US', 'a lot'],
  ['en-US', '1e5'],
  ['en-US', '5x'],
])('in %s %j is no number', (language, text) => {
  expect(readNumber(text, language)).toBeNull()
})

test('what is written in a language is read in it', () => {
  const languages = [
    'en-US',
    'en-IN',
    'de-DE',
    'de-CH',
    'fr-FR',
    'es-ES',
    'pl-PL',
    'pt-BR',
    'ja-JP',
    'ar-EG',
    'hi-IN',
    'sv-SE',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 0, max: 999 }),
      fc.boolean(),
      (language, integer, thousandths, whole) => {
        const value = Number(`${integer}.${String(thousandths).padStart(3, '0')}`)
        expect(readNumber(numberText(value, language, whole), language)).toBeCloseTo(value, 6)
      },
    ),
    { seed: 5, numRuns: 500 },
  )
})

test.each([
  ['de-DE', 'de-DE'],
  ['en-us', 'en-US'],
  ['en-US@posix', 'en-US'],
  ['', 'en-US'],
])('numbers for "%s" are written in %s', (language, own) => {
  expect(numberLanguage(language)).toBe(own)
  expect(numberText(1.5, numberLanguage(language))).toMatch(/^1[.,]5$/)
})
