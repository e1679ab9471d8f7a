import { describe, expect, test } from 'vitest'
import { briefReader, library } from '#tests/support/market-reader.ts'
import { marketFacts } from './market-facts.ts'
import { ownCounts, ownRange } from './own-counts.ts'
import { tellingOwn } from './telling-own.ts'

function factsOf(description: string, audience: string, market: string) {
  const { reading } = briefReader({ description, audience }, { market })
  return marketFacts(library.dossier(market), reading)
}

const sweeps = factsOf(
  'RussPlan plans the rounds of chimney sweeps. There are about 7,700 sweep districts in Germany, we can reach 900 of them through the guild in Bavaria. Price: 59 € a month per district. They use Excel and a wall calendar.',
  'District chimney sweeps in Germany',
  'field-service-management',
)
const dentists = factsOf(
  'Cadeira is a booking and recall app. The receptionist sees who has not answered. 39 euros per chair and month.',
  'Owners of dental practices with one to four chairs in Portugal, and their receptionists',
  'clinic-practice-management',
)
const parish = factsOf(
  "It's like Mailchimp or Flocknote but the priest talks the news into his phone on Saturday and on Sunday it is a tidy email.",
  'parish secretaries and priests in Ireland',
  'email-marketing',
)

describe('people', () => {
  test('stand in the order of the form under their own words; a role is theirs only where their words name it', () => {
    expect(dentists.people.map(({ quote, role, near }) => [quote.text, role?.id, near?.id])).toEqual([
      ['Owners of dental practices with one to four chairs in Portugal', undefined, 'practice-owner'],
      ['receptionists', 'receptionist', undefined],
    ])
  })

  test('who resembles no role has none', () => {
    expect(sweeps.people[0]).toMatchObject({ role: null, near: null })
  })
})

describe('numbers', () => {
  test('the size of a market and those whom the user can reach are two counts', () => {
    expect(ownCounts(sweeps.reading).map(({ kind, value }) => [kind, value])).toEqual([
      ['all', 7700],
      ['reached', 900],
    ])
  })

  test.each([
    [sweeps, { value: 59, currency: 'EUR', timesAYear: 12, per: 'district' }],
    [dentists, { value: 39, currency: 'EUR', timesAYear: 12, per: 'chair' }],
    [parish, null],
  ])('a price has its unit and period', (facts, expected) => {
    if (expected) expect(facts.price).toMatchObject(expected)
    else expect(facts.price).toBeNull()
  })

  test('how many of a thing a customer has is a range', () => {
    expect(ownRange(dentists.reading, 'chair')).toMatchObject({ low: 1, high: 4 })
    expect(ownRange(dentists.reading, 'seat')).toBeNull()
  })

  test('a sum of other people or another country does not fit', () => {
    expect(dentists.sums.fits).toBeNull()
    expect(dentists.sums.nearest).not.toBeNull()
    const restaurants = factsOf(
      'A booking page for restaurants.',
      'owners of independent restaurants in Germany',
      'table-reservations',
    )
    expect(restaurants.sums.fits?.region).toBe('de')
  })
})

describe('rivals', () => {
  test('those that the user compares with come first, also one that the market does not know', () => {
    expect(parish.compared.map(({ name, rival }) => [name, rival !== null])).toEqual([
      ['Mailchimp', true],
      ['Flocknote', false],
    ])
    expect(parish.rivals[0]?.name).toBe('Mailchimp')
    expect(parish.mainRival?.name).toBe('Mailchimp')
  })

  test('one that is not sold where the product is stands apart, and no advice names it', () => {
    const absent = dentists.elsewhere.map(({ name }) => name)
    expect(absent).toContain('athenahealth')
    expect(dentists.rivals.some(({ name }) => absent.includes(name))).toBe(false)
    for (const { text } of dentists.dossier.recommend.mainRival)
      for (const name of absent) expect(text).not.toContain(name)
  })

  test('a tool that the product works with is none', () => {
    const trucks = factsOf(
      'It keeps takings per pitch. Connects to Square to read the sales.',
      'food truck owners',
      'restaurant-management',
    )
    expect(trucks.compared).toEqual([])
  })
})

test('features of their own leave out thinking aloud and the comparison before them', () => {
  const quote = (text: string) => ({ text, field: 'description' as const, start: 0, end: text.length })
  expect(
    tellingOwn([quote("It's like Mailchimp but the priest talks the news into his phone on Saturday")], 1),
  ).toEqual(['the priest talks the news into his phone on Saturday'])
  expect(tellingOwn([quote('ok so the idea is a bike app for kids'), quote('nobody knows the frame size')], 5)).toEqual(
    [],
  )
})

describe('where somebody probably is', () => {
  const clinic = (description: string) => factsOf(description, 'physiotherapists', 'clinic-practice-management')
  const euros = clinic('A booking page for physiotherapists. Invoices for patients. 29 euros a month.')
  const nowhere = clinic('A booking page for physiotherapists. Invoices for patients.')

  test('keeps the law of another continent out, and no company', () => {
    expect(nowhere.dossier.rules.some(({ where }) => where === 'us')).toBe(true)
    expect(euros.dossier.rules.length).toBeGreaterThan(0)
    expect(euros.dossier.rules.some(({ where }) => where === 'us')).toBe(false)
    expect(euros.rivals.map(({ name }) => name).sort()).toEqual(nowhere.rivals.map(({ name }) => name).sort())
  })
})
