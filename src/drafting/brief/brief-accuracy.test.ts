import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { measureBriefs } from './brief-accuracy.ts'
import { briefCases } from './brief-cases.ts'
import { buildVocabulary } from './vocabulary.ts'

/** Floors a little below what is reached, so that a change that reads worse is seen. */
const floors: Record<keyof typeof briefCases, Record<string, number>> = {
  tuning: {
    language: 1,
    name: 0.95,
    actor: 0.95,
    otherActors: 0.85,
    buyer: 0.95,
    job: 0.95,
    steps: 0.9,
    alternatives: 0.9,
    constraints: 0.88,
    numbers: 0.93,
    means: 0.75,
    businessModels: 0.85,
    regions: 0.9,
  },
  heldOut: {
    language: 1,
    name: 0.95,
    actor: 0.86,
    buyer: 0.93,
    job: 0.92,
    steps: 0.85,
    alternatives: 0.9,
    constraints: 0.9,
    numbers: 0.9,
  },
  unseen: {
    language: 1,
    name: 0.95,
    actor: 0.9,
    buyer: 0.95,
    job: 0.9,
    steps: 0.85,
    alternatives: 0.9,
    constraints: 0.9,
  },
  fresh: {
    language: 1,
    name: 0.95,
    actor: 0.85,
    buyer: 0.95,
    job: 0.85,
    steps: 0.86,
    constraints: 0.9,
    numbers: 0.9,
  },
}

const vocabulary = buildVocabulary(readKnowledge())

describe.each(['tuning', 'heldOut', 'unseen', 'fresh'] as const)('%s cases', (half) => {
  const { fields } = measureBriefs(briefCases[half], vocabulary)
  test.each(Object.entries(floors[half]))('%s reaches %f', (field, floor) => {
    expect(fields[field]?.score).toBeGreaterThanOrEqual(floor)
  })
})
