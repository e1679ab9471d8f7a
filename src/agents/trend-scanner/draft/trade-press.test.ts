import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { tradePress } from './trade-press.ts'

const { occupations } = readKnowledge()

test('a trade is written about where its people read', () => {
  expect(tradePress('bakeries', occupations)).toContain('British Baker')
  expect(tradePress('Quantum computing', occupations)).toEqual([])
})

test('a person is no paper', () => {
  expect(tradePress('bakeries', occupations).join()).not.toContain('representatives')
})
