import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { isPerson, workFacts } from './work-facts.ts'
import { workSteps, workStepsOrIdea } from './work-steps.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)

function factsOf(description: string, audience?: string) {
  const { brief, placement } = reader.read({ description, audience })
  return workFacts({ input: {}, brief, placement, knowledge, sources: [], timestamp: '2026-11-21T09:00:00.000Z' })
}

test('a vehicle does no step; a person who was named does', () => {
  const ferries =
    'A booking site for ferries in the Greek islands: compare routes, book tickets, and rebook when a ferry is cancelled by wind.'
  for (const { who } of workSteps(factsOf(ferries))) expect(who.singular).not.toContain('ferry')
  expect(workSteps(factsOf(ferries, 'Island hoppers from Europe'))[0]?.who.plural).toContain('hoppers')
})

test('people, organisations and unknown words stay', () => {
  for (const singular of ['night nurse', 'farm', 'apiarist', 'parent of primary school children'])
    expect(isPerson({ singular })).toBe(true)
  expect(isPerson({ singular: 'ferry' })).toBe(false)
})

test('a place and a product name are no steps', () => {
  const swaps = factsOf('An app that lets nurses in care homes swap shifts.', 'Night nurses in German care homes')
  expect(workSteps(swaps).map(({ short }) => short)).not.toContain('care homes')
  const aligners = factsOf('Clear dental aligners sold to dentists. The dentist scans the teeth and approves the plan.')
  expect(workSteps(aligners).map(({ short }) => short)).not.toContain('clear dental aligners')
})

test('few steps bring others along, which say where they come from; no step gives one for the whole', () => {
  const one = workStepsOrIdea(factsOf('Sensors that tell beekeepers when a hive is about to swarm'))
  expect(one.length).toBeGreaterThan(1)
  expect(one.slice(1).every(({ impliedBy }) => impliedBy === 'S1')).toBe(true)
  expect(workStepsOrIdea(factsOf('Flonk the wibble'))).toHaveLength(1)
})
