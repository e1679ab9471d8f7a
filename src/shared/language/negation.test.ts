import { describe, expect, test } from 'vitest'
import { negationOf } from './negation.ts'
import { tokens } from './tokens.ts'

/** The words of a text that stand under a denial. */
const denied = (text: string) => {
  const words = tokens(text)
  const { scope } = negationOf(words, text)
  return words.filter((_, index) => scope[index]).map(({ word }) => word)
}

describe('under a denial stand', () => {
  test.each([
    ['we do not hold deposits', ['not', 'hold', 'deposits']],
    ['no chat in the app', ['no', 'chat']],
    ['no accounts and we text guests', ['no', 'accounts']],
    ['works without internet', ['without', 'internet']],
    ['keine Werbung mit Bannern', ['keine', 'werbung']],
    ['pas de téléconsultation', ['pas', 'de', 'teleconsultation']],
    ["if they don't confirm by 3 pm the table goes on", ["don't", 'confirm', 'by', '3']],
  ])('in "%s": %j', (text, expected) => {
    expect(denied(text)).toEqual(expected)
  })
})

describe('nothing is denied', () => {
  test.each([
    'a no-show fee',
    'never miss a booking',
    'not only for cafés',
    'no code needed',
    'bookings without losing any',
  ])('in "%s"', (text) => {
    expect(denied(text)).toEqual([])
  })
})

test('distinguishes a denial from a circumstance', () => {
  const words = tokens('guests who do not pay')
  expect(negationOf(words, 'guests who do not pay').head).toBe(-1)
  const app = tokens('an app that never sends mail')
  expect(negationOf(app, 'an app that never sends mail').head).toBe(3)
})

test('a text of nothing but denials is read in no time that grows with its square', () => {
  const text = 'no '.repeat(4000)
  expect(negationOf(tokens(text), text).scope).toHaveLength(4000)
})
