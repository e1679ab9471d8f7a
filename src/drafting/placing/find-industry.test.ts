import { describe, expect, test } from 'vitest'
import { readIndustryNames } from '#knowledge/industry-name.ts'
import { readMarkets } from '#knowledge/markets.ts'
import { createFindIndustry } from './find-industry.ts'

const markets = readMarkets()
const { industries } = readIndustryNames()
const findIndustry = createFindIndustry({ industries }, markets)
const find = (name: string) => findIndustry(name, null)
const ids = (name: string) => find(name).markets.map(({ id }) => id)

describe('an industry', () => {
  test('every name leads to markets that the library has, and no name stands twice', () => {
    const known = new Set(markets.map(({ id }) => id))
    for (const id of industries.flatMap((each) => each.markets)) expect(known).toContain(id)
    const names = industries.flatMap((each) => each.names)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each([
    ['Healthcare', 'several', 'telehealth'],
    ['the healthcare industry', 'several', 'telehealth'],
    ['EdTech', 'several', 'learning-management-schools'],
    ['hospitals', 'several', 'hospital-ehr'],
    ['AI in hospitals', 'several', 'hospital-ehr'],
    ['LLM tooling', 'several', 'llm-observability'],
    ['bakeries', 'several', 'retail-point-of-sale'],
    ['Craft bakeries in Austria', 'several', 'retail-point-of-sale'],
    ['breweries', 'several', 'brewery-winery-management'],
    ['law firms', 'several', 'legal-practice-management'],
    ['video games', 'several', 'game-development'],
    ['churches', 'several', 'membership-association-management'],
    ['Agriculture', 'several', 'farm-management'],
    ['Telehealth', 'one', 'telehealth'],
    ['employee scheduling', 'one', 'employee-scheduling'],
    ['AI meeting notes', 'one', 'meeting-notes'],
    ['mental health apps in the UK', 'one', 'mental-health-apps'],
    ['insurtech', 'several', 'insurance-digital-distribution'],
    ['Landwirtschaft', 'several', 'farm-management'],
    ['Gardening', 'several', 'garden-plant-care'],
    ["Children's reading apps", 'several', 'early-reading-kids-learning'],
    ['Accounts payable automation', 'several', 'procurement-software'],
    ['Health care staffing', 'several', 'healthcare-staffing'],
    ['electric vehicles', 'several', 'ev-charging'],
  ])('%s is %s, first of all %s', (name, fit, first) => {
    expect(find(name).fit).toBe(fit)
    expect(ids(name)[0]).toBe(first)
  })

  test.each(['Quantum computing', 'pipe organs', '', '🦀', 'x'.repeat(2000)])('%s is none', (name) => {
    expect(find(name).fit).toBe('none')
    expect(ids(name)).toEqual([])
  })
})
