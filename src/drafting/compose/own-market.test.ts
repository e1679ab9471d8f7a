import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { ownMarket } from './own-market.ts'
import { relevanceOf } from './relevance.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const marketOf = (id: string) => knowledge.markets.find((market) => market.id === id) ?? expect.fail(id)

function own(description: string, id: string) {
  const { brief } = reader.read({ description })
  return ownMarket(marketOf(id), brief, relevanceOf(brief))
}

test('a market in which vendors do the job holds as a whole', () => {
  const market = marketOf('employee-scheduling')
  expect(own('An app that lets nurses swap shifts', market.id)).toBe(market)
})

test('of a market of the same people only what speaks of the job is left', () => {
  const market = own('A marketplace where farmers rent out idle tractors by the day', 'farm-management')
  expect(JSON.stringify(market?.roles.map(({ pains }) => pains))).not.toMatch(/spray/i)
  expect(JSON.stringify(market?.regulations)).not.toMatch(/pesticide/i)
  expect(market?.vendors).toEqual([])
  expect(market?.figures).toEqual(marketOf('farm-management').figures)
})
