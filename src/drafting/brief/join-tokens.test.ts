import { expect, test } from 'vitest'
import { readSentences } from './tokens.ts'

const words = (text: string) => readSentences(text)[0]?.map(({ lower }) => lower) ?? []

test.each([
  ['a day by day plan', ['a', 'day-by-day', 'plan']],
  ['the follow up email', ['the', 'follow-up', 'email']],
  ['they follow up by email', ['they', 'follow', 'up', 'by', 'email']],
  ['a thumbs up', ['a', 'thumbs-up']],
  ['walk from door to door', ['walk', 'from', 'door-to-door']],
])('%s', (text, expected) => expect(words(text)).toEqual(expected))

test('a joined word covers all of its words', () => {
  const text = 'a step by step guide'
  const token = readSentences(text)[0]?.[1]
  expect(text.slice(token?.start, token?.end)).toBe('step by step')
})
