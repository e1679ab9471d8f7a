import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('a sentence is a text by itself, also one that begins with a number', () => {
  expect(sentencesOf('A booking page. 3 of your features are open.')).toEqual([
    { text: 'A booking page.' },
    { text: ' 3 of your features are open.' },
  ])
  expect(sentencesOf('A booking page for cafés, 59.50 euro a month.')).toBe(
    'A booking page for cafés, 59.50 euro a month.',
  )
})
