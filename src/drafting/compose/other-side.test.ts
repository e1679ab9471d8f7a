import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { subjectOf } from './subject.ts'

const reader = createReader(readKnowledge())
const told = (description: string) =>
  subjectOf(reader.read({ description })).steps.map(({ who, phrase, kind }) => `${who.plural} ${phrase} (${kind.id})`)

describe('a trade', () => {
  test('has a second side, which is not the one who offers', () => {
    expect(told('A marketplace where farmers rent out idle tractors by the day')).toEqual([
      'farmers rent out idle tractors (offer)',
      'renters rent a tractor (claim)',
    ])
    expect(told('A site where home cooks sell jams')).toContain('buyers buy a jam (claim)')
  })

  test('whose two sides are told gets no third', () => {
    expect(told('Growers list what they have, neighbours reserve a box')).toHaveLength(2)
  })
})

describe('steps without an object of their own', () => {
  test('what is approved is what was done before', () => {
    expect(told('ShiftSwap: nurses swap shifts with each other and the ward manager approves')).toEqual([
      'nurses swap shifts (exchange)',
      'ward managers approve the swap (decide)',
    ])
  })

  test('who pays and also does a step does that step', () => {
    expect(
      told('An app for dog walkers: owners book a walk, the walker records the route, and owners pay weekly')[0],
    ).toBe('owners book a walk (claim)')
  })
})
