import { expect, test } from 'vitest'
import { constraintsAsContext } from './constraints-as-context.ts'

test('each line is a sentence, however it ends', () => {
  expect(constraintsAsContext('Up to 3,000 users\nWCAG 2.2 AA.')).toBe('Up to 3,000 users. WCAG 2.2 AA.')
})

test('a form without constraints has no context', () => {
  for (const none of [undefined, null, '', ' \n ']) expect(constraintsAsContext(none)).toBeUndefined()
})

test('six are read', () => {
  expect(constraintsAsContext('a\nb\nc\nd\ne\nf\ng')).toBe('a. b. c. d. e. f.')
})
