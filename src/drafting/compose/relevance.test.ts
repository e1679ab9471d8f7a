import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { mostRelevant, relevanceOf, sharedWords } from './relevance.ts'

const reader = createReader(readKnowledge())

test('words of the job weigh more than words that were only mentioned', () => {
  const { brief } = reader.read({ description: 'An app for nurses to swap shifts. We sit in a bakery.' })
  const relevance = relevanceOf(brief)
  expect(relevance.score('swap a shift')).toBeGreaterThan(relevance.score('the bakery'))
  expect(relevance.score('a tractor')).toBe(0)
  expect(mostRelevant(['a tractor', 'the bakery', 'shift swaps'], (text) => text, relevance, 0.1)).toEqual([
    'shift swaps',
    'the bakery',
  ])
})

test('Excel is a spreadsheet', () => {
  expect(sharedWords('Excel', 'a spreadsheet on a shared drive')).toBe(1)
  expect(sharedWords('Excel', 'a tractor')).toBe(0)
})
