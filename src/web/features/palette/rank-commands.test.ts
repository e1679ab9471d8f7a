import { describe, expect, test } from 'vitest'
import { cards } from '#agents/registry-cards.ts'
import { stagesOf } from '../catalogue/catalogue.ts'
import { agentCommands, pageCommands } from './commands.ts'
import { createRanking } from './rank-commands.ts'

const rank = createRanking([
  ...agentCommands(stagesOf(new Map(), cards), () => undefined),
  ...pageCommands(() => undefined),
])
const names = (query: string) => rank(query).map(({ command }) => command.id)

describe('an agent is found by what one wants to do', () => {
  test.each([
    ['write a spec for engineers', 'agent:product-prd-generator'],
    ['product requirements document', 'agent:product-prd-generator'],
    ['PR FAQ', 'agent:product-prd-generator'],
    ['who are my users', 'agent:persona-generator'],
    ['buyer archetype', 'agent:persona-generator'],
    ['SWOT and battle card', 'agent:market-research'],
    ['value proposition', 'agent:market-research'],
    ['persna', 'agent:persona-generator'],
  ])('%s', (query, id) => {
    expect(names(query).slice(0, 4)).toContain(id)
  })

  test('an exact name comes first', () => {
    for (const card of cards) expect(names(card.name)[0]).toBe(`agent:${card.id}`)
  })
})

test('pages are found by name and by other words', () => {
  expect(names('history')[0]).toBe('page:/features/history')
  expect(names('earlier results')[0]).toBe('page:/features/history')
})

test('nothing is found for nothing and for what nobody offers', () => {
  expect(names('   ')).toEqual([])
  expect(names('zzqx vvkw')).toEqual([])
})
