import { describe, expect, test } from 'vitest'
import { readMarkets } from '#knowledge/markets.ts'
import { findIndustry } from './find-industry.ts'
import { industryNames, reachingAll } from './industry-names.ts'

const markets = readMarkets()
const find = (name: string) => findIndustry(name, null, markets)
const ids = (name: string) => find(name).markets.map(({ id }) => id)

describe('an industry', () => {
  test('every name leads to markets that the library has, and no name stands twice', () => {
    const known = new Set(markets.map(({ id }) => id))
    for (const id of [...industryNames.flatMap(([, of]) => of), ...reachingAll]) expect(known).toContain(id)
    const names = industryNames.flatMap(([all]) => all)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each([
    ['Healthcare', 'several', 'telehealth'],
    ['the healthcare industry', 'several', 'telehealth'],
    ['EdTech', 'several', 'learning-management-schools'],
    ['Agriculture', 'one', 'farm-management'],
    ['Telehealth', 'one', 'telehealth'],
    ['employee scheduling', 'one', 'employee-scheduling'],
    ['AI meeting notes', 'one', 'meeting-notes'],
    ['mental health apps in the UK', 'one', 'mental-health-apps'],
    ['insurtech', 'one', 'insurance-digital-distribution'],
    ['Landwirtschaft', 'one', 'farm-management'],
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
    expect(ids(name)).toEqual(reachingAll)
  })
})
