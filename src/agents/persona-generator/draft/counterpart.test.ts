import { expect, test } from 'vitest'
import { productTerms } from '#drafting/compose/product-terms.ts'
import { createReader } from '#drafting/create-reader.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { counterpartOf } from './counterpart.ts'

const reader = createReader(readKnowledge())
const counterpart = (description: string, audience?: string) => {
  const { brief, placement } = reader.read(audience === undefined ? { description } : { description, audience })
  return counterpartOf(brief, productTerms(brief, placement))
}

test('who rents out is met by who rents', () => {
  expect(counterpart('A marketplace where farmers rent out idle tractors by the day', 'small farms in India')).toEqual({
    title: 'farmer who rents a tractor',
    job: 'rent a tractor by the day',
  })
})

test('where the other side is named, or nothing is traded, there is none', () => {
  expect(counterpart('A marketplace where farmers sell surplus vegetables to restaurants')).toBeNull()
  expect(counterpart('An app with which nurses swap shifts')).toBeNull()
})
