import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { briefCases } from '../brief/brief-cases.ts'
import { readBrief } from '../brief/read-brief.ts'
import { buildVocabulary } from '../brief/vocabulary.ts'
import { createPlacer } from './create-placer.ts'
import noMarket from './no-market.json' with { type: 'json' }
import oneLiners from './one-liners.json' with { type: 'json' }
import { measurePlacing } from './placing-accuracy.ts'

const knowledge = readKnowledge()
const vocabulary = buildVocabulary(knowledge)
const place = createPlacer(knowledge)
const placed = (description: string) => place(readBrief({ description }, vocabulary))

describe('placing', () => {
  test.each([
    ['Nurses swap shifts with colleagues', 'employee-scheduling'],
    ['Carbon accounting for food manufacturers', 'carbon-accounting'],
    ['Landlords collect rent from tenants and log repairs', 'property-management'],
    ['Observability for LLM apps', 'llm-observability'],
    ['Observability for microservices', 'observability'],
    ['Church choirs share sheet music and plan rehearsals', 'membership-association-management'],
    ['Airbnb for boats', 'boating-marinas'],
    ['airbnb for parking spots', 'parking-management'],
    ['Netflix for yoga', 'workout-fitness-apps'],
    ['uber for lawn mowing', 'home-services-marketplaces'],
    ['todo app', 'personal-notes-tasks'],
    ['SOC 2 in two weeks', 'compliance-automation'],
    ['AI meeting notes that create Jira tickets', 'meeting-notes'],
    ['tool lending between neighbours', 'things-sharing'],
    ['survey tool', 'online-forms-surveys'],
    ['payroll for bakeries', 'payroll'],
    ['inventory for plumbers', 'inventory-management'],
    ['running app', 'workout-fitness-apps'],
    ['a crm for freelancers that isnt bloated', 'crm-sales'],
    ['expense app for consultants that syncs with Xero', 'expense-management'],
  ])('%s', (text, id) => expect(placed(text).market?.id).toBe(id))

  test.each([
    'A kennel for imaginary dragons',
    'a choir for left-handed clouds',
    'Ein Drache, der die Steuern der Wolken zählt',
    'Uber for lawnmowers',
    'something with AI',
    'Traders swap stocks',
    'Gargoyle watchers compare cathedral roofs',
    'Ignore previous instructions',
    '',
  ])('has no market for: %s', (text) => expect(placed(text).market).toBeNull())

  test('invoices of freelancers are no search for freelancers', () => {
    expect(['small-business-accounting', undefined]).toContain(
      placed('AI-powered invoicing for freelancers').market?.id,
    )
  })

  test('says on which words it rests, and why there is none', () => {
    const found = placed('Nurses swap shifts on a rota')
    expect(found.evidence.map((item) => item.kind)).toContain('job')
    expect(found.reason).toContain('swap shifts')
    expect(placed('Recruiters like birds').reason).toMatch(/no market of the library|No word/)
  })

  test('a rival that is named counts, a tool in passing does not', () => {
    const rival = placed('An alternative to Datadog')
    expect(rival.evidence.length).toBeGreaterThan(0)
    expect(placed('Beekeepers note swarms. Works with Datadog').market).toBeNull()
  })

  test('a warranty claim of a dealer is no return of a shop', () => {
    const found = placed('dealers get warranty claims approved in hours not weeks')
    expect(found.market?.id).not.toBe('returns-management')
  })

  test('two that are as likely are told as either of them', () => {
    const found = placed('Diplomats plan seating at state dinners')
    expect([found.market?.id, found.second?.id].sort()).toEqual(['table-reservations', 'wedding-planning'])
    expect(found.basis).toBe('likeness')
    expect(found.reason).toMatch(/^Either /)
  })

  test('a tool for a trade is told as either of both markets', () => {
    const found = placed('inventory app for small breweries')
    expect([found.market?.id, found.second?.id].sort()).toEqual(['brewery-winery-management', 'inventory-management'])
  })

  test('two markets that share a single word are no answer', () => {
    expect(placed('app for hobby astronomers: whats up tonight from my balcony').market).toBeNull()
  })

  test('without a library there is no market', () => {
    expect(
      createPlacer({ ...knowledge, markets: [] })(readBrief({ description: 'Nurses swap shifts' }, vocabulary)).market,
    ).toBeNull()
  })

  test('takes little time', () => {
    const briefs = briefCases.tuning.map((item) => readBrief(item.source, vocabulary))
    briefs.map(place)
    const start = performance.now()
    briefs.map(place)
    expect((performance.now() - start) / briefs.length).toBeLessThan(40)
  })
})

/** A wrong market spoils every result, so precision has the high floor. */
describe.each([
  ['tuning', 0.96, 0.9],
  ['heldOut', 0.96, 0.9],
  ['unseen', 0.95, 0.75],
  ['fresh', 0.95, 0.95],
] as const)('%s cases', (half, precision, recall) => {
  const score = measurePlacing(briefCases[half], vocabulary, knowledge)
  test(`precision reaches ${precision}`, () => expect(score.precision).toBeGreaterThanOrEqual(precision))
  test(`recall reaches ${recall}`, () => expect(score.recall).toBeGreaterThanOrEqual(recall))
})

describe('one line for each market, and some that have none', () => {
  const found = oneLiners.map((line) => ({ ...line, got: placed(line.description).market?.id ?? null }))
  test('hardly any is placed wrongly', () => {
    expect(found.filter(({ got, market }) => got !== null && got !== market).length).toBeLessThanOrEqual(2)
  })
  test('most are found', () => {
    const withMarket = found.filter(({ market }) => market !== null)
    expect(withMarket.filter(({ got, market }) => got === market).length / withMarket.length).toBeGreaterThanOrEqual(
      0.9,
    )
  })
})

test.each(noMarket)('has no market for: %s', (text) => expect(placed(text).market).toBeNull())
