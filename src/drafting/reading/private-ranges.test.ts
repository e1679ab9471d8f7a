import { expect, test } from 'vitest'
import { growthOf } from '#tests/support/cpu-time.ts'
import { clausesOf } from './clauses.ts'
import { privateRanges } from './private-ranges.ts'

const hiddenOf = (text: string) => privateRanges(text).map(([start, end]) => text.slice(start, end).trim())

test('a labelled paragraph is private to its end, and no further', () => {
  const text =
    'We plan tours for choirs.\n\nINTERNAL: the pilot is with two choirs in Graz. Budget is tight.\n\nIt prints a rooming list.'
  expect(hiddenOf(text)).toEqual(['INTERNAL: the pilot is with two choirs in Graz. Budget is tight.'])
  const segments = [
    { kind: 'feature' as const, start: 0, end: 24 },
    { kind: 'feature' as const, start: 36, end: 70 },
    { kind: 'feature' as const, start: text.indexOf('It prints'), end: text.length },
  ]
  expect(
    clausesOf('description', text, { segments, entities: [] })
      .filter(({ kind }) => kind !== 'plan')
      .map(({ text: words }) => words),
  ).toEqual(['We plan tours for choirs', 'It prints a rooming list'])
})

test('a sentence that asks for silence is private as a whole', () => {
  const text =
    'It books buses. We talk to the choir union about a bulk deal, please do not mention it. It splits costs.'
  expect(hiddenOf(text)).toEqual(['We talk to the choir union about a bulk deal, please do not mention it'])
})

test('a product about private things keeps its features', () => {
  for (const text of [
    'A private chat for couples. Internal transfers are free.',
    'Confidential complaints reach the works council, and nobody sees who wrote.',
    'Private rooms: each couple gets one. Internal audits: planned a year ahead.',
    'Keeps notes private to the author.',
  ]) {
    expect([text, hiddenOf(text)]).toEqual([text, []])
  }
})

test.each(['private: ', "don't mention "])(
  'the time for a text of nothing but %j grows with its length, not faster',
  (label) => {
    expect(growthOf((times) => privateRanges(label.repeat(times)), 2_500)).toBeLessThan(32)
  },
)
