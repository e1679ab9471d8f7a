import { describe, expect, test } from 'vitest'
import { cards, findCard } from '#agents/registry-cards.ts'
import { pathOf, stagesOf } from './catalogue.ts'

const none = new Map()

describe('catalogue', () => {
  test('every agent is listed once', () => {
    const listed = stagesOf(none).flatMap((stage) => stage.agents.map((card) => card.id))
    expect([...listed].sort()).toEqual(cards.map((card) => card.id).sort())
  })

  test('lists go by stage, addresses by category', () => {
    const growth = stagesOf(none).find((stage) => stage.id === 'launch-growth')
    const launch = growth?.agents.find((card) => card.id === 'launch')
    expect(launch && pathOf(launch)).toBe('/features/discovery-validation/launch')
  })

  test('an installation can show a working agent as upcoming, after those that work', () => {
    const hidden = new Map([['persona-generator', 'upcoming' as const]])
    const discovery = stagesOf(hidden).find((stage) => stage.id === 'discovery-validation')
    expect(discovery?.agents.find((card) => card.id === 'persona-generator')?.status).toBe('upcoming')
    const statuses = discovery?.agents.map((card) => card.status) ?? []
    expect(statuses.lastIndexOf('live')).toBeLessThan(statuses.indexOf('upcoming'))
  })

  test('an alias leads to the same agent', () => {
    expect(findCard('prd-generator')?.id).toBe('product-prd-generator')
    expect(findCard('nope')).toBe(undefined)
  })
})
