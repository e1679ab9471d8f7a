import { describe, expect, test } from 'vitest'
import { assumed, basisOf, fact, factOr, inferred, inferredOr, marks } from './claim-text.ts'

describe('claims', () => {
  test('end with what they rest on', () => {
    expect(fact('it is priced per user.', 2)).toBe('It is priced per user [2]')
    expect(inferred('it is narrow', [3, 1, 3])).toBe('It is narrow (inferred from [1], [3])')
    expect(inferred('nobody pays', [])).toBe('Nobody pays (inferred from the description)')
    expect(assumed('it is slow', 'ask five nurses (on the ward).')).toBe(
      'It is slow (assumption: ask five nurses, on the ward)',
    )
  })

  test('fall back to an assumption without a source', () => {
    expect(factOr('a', null, 'look it up')).toBe('A (assumption: look it up)')
    expect(inferredOr('a', [1, null], 'look it up')).toBe('A (assumption: look it up)')
    expect(inferredOr('a', [], 'look it up')).toBe('A (assumption: look it up)')
  })

  test.each([
    ['A [2]', 'fact'],
    ['A (inferred from [1], [3])', 'inference'],
    ['A (assumption: ask)', 'assumption'],
    ['A [2] b', 'none'],
  ] as const)('basis of %s', (claim, basis) => expect(basisOf(claim)).toBe(basis))

  test('marks leave out what is not there', () => {
    expect(marks([null])).toBe('')
    expect(marks([4, null, 2])).toBe(' [2] and [4]')
  })
})
