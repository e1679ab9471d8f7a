import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { BriefSource } from '#shared/brief.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import { countedFor } from './counted.ts'
import { countedFigures } from './counted-figures.ts'

const knowledge = readKnowledge()

function counted(source: BriefSource) {
  const { reading } = briefReader(source)
  const market = knowledge.markets.find(reading.market.found?.id)
  const situation = { source, reading, market, knowledge }
  return { ...countedFor(situation), figures: countedFigures(situation).map(({ id }) => id) }
}

test.each([
  ['lawyers are counted as a trade', 'A notebook for lawyers', '', 'workers', 'lawyer-employed'],
  ['salons as firms', 'An online calendar', 'hair salons', 'firms', 'other-services-firms'],
  ['those who pay for themselves as people', 'An audiobook app', 'commuters', 'people', 'united-states-population'],
  ['a trade that no role holds', 'Online intake forms for physios', '', 'workers', 'physical-therapist-employed'],
])('%s', (_what, description, audience, kind, figure) => {
  const { kind: found, figures } = counted({ description, audience })
  expect(found).toBe(kind)
  expect(figures).toContain(figure)
})

test('a place that is named is counted, a town by its country', () => {
  expect(counted({ description: 'An app for commuters in Germany' }).places.map(({ id }) => id)).toEqual(['germany'])
  expect(counted({ description: 'We work in Ghent.', audience: 'commuters' }).places.map(({ id }) => id)).toEqual([
    'belgium',
  ])
})

test('the sizes of firm that are meant', () => {
  const all = counted({ description: 'A calendar', audience: 'hair salons' }).sizes.length
  expect(
    counted({ description: 'A calendar', audience: 'hair salons with 5 to 20 employees' }).sizes.length,
  ).toBeLessThan(all)
})
