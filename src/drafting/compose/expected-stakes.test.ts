import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { draftFacts } from './draft-facts.ts'
import { expectedStakes, isAboutHarm } from './expected-stakes.ts'
import { qualityNeeds } from './quality-needs.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const factsOf = (description: string, audience: string) =>
  draftFacts({ input: {}, ...reader.read({ description, audience }), sources: [], knowledge, timestamp: '' })

test('people of the market expect what it takes for granted, and its test becomes a requirement', () => {
  const facts = factsOf('AI meal planner that builds a week of dinners from what is in the fridge', 'working parents')
  const [first] = expectedStakes(facts)
  expect(first?.capability).toContain('allergies')
  expect(isAboutHarm(first?.why ?? '')).toBe(true)
  expect(qualityNeeds(facts).find(({ from }) => from === 'market')?.test).toContain('no dish of 50')
})

test('what touches the words of the job goes before the order of the library', () => {
  const facts = factsOf('An app that lets hospital nurses swap shifts with colleagues', 'hospital nurses')
  expect(expectedStakes(facts)[0]?.capability).toContain('swap')
})
