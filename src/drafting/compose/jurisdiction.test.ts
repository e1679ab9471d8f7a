import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { isMadeElsewhere, placesOf, reachOf, regionsIn } from './jurisdiction.ts'
import { placeNames } from './place-names.ts'

const knowledge = readKnowledge()
const { regions } = knowledge
const reader = createReader(knowledge)
const briefOf = (audience: string) =>
  reader.read({ description: 'An app in which nurses swap shifts.', audience }).brief

describe('where a rule binds', () => {
  test.each([
    ['European Union', 'nurses in Germany', 'here'],
    ['United States', 'nurses in Germany', 'elsewhere'],
    ['European Union', 'nurses in the United Kingdom', 'elsewhere'],
    ['Worldwide (card schemes)', 'nurses in Germany', 'here'],
    ['European Union', 'nurses', 'if-sold-there'],
    ['California, US', 'nurses in the US', 'here'],
  ] as const)('%s for %s', (region, audience, reach) => expect(reachOf(region, briefOf(audience), regions)).toBe(reach))
})

describe('places', () => {
  test('are read from names with a capital', () => {
    expect(regionsIn('US full-service restaurants', regions)).toEqual(['united-states'])
    expect(regionsIn('roast turkey served on china for us', regions)).toEqual([])
    expect(regionsIn('European chains', regions)).toEqual(['european-union'])
  })

  test('a vendor for Europe is not made elsewhere for Germany or the United Kingdom', () => {
    expect(isMadeElsewhere('European chains', briefOf('nurses in Germany'), regions)).toBe(false)
    expect(isMadeElsewhere('European chains', briefOf('nurses in the United Kingdom'), regions)).toBe(false)
    expect(isMadeElsewhere('US clinics', briefOf('nurses in Germany'), regions)).toBe(true)
    expect(isMadeElsewhere('US clinics', briefOf('nurses'), regions)).toBe(false)
  })

  test('US in capitals is a place, us is not', () => {
    expect(placesOf(briefOf('nurses in the US'))).toContain('united-states')
    expect(placesOf(briefOf('nurses who trust us'))).toEqual([])
    expect(placeNames({ brief: briefOf('nurses in the US'), knowledge }).join()).toMatch(/US/)
  })
})
