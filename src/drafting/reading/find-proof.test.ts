import { describe, expect, test } from 'vitest'
import { briefReader } from '#tests/support/market-reader.ts'
import { isLive, isProof } from './find-proof.ts'

const proves = (text: string) => isProof({ text, denies: false })

describe('what speaks for a product', () => {
  test.each([
    'We went from 9 no shows a week to 2 at our own place since March',
    'ISO 27001 certified since February',
    '4.9 stars from 212 Google reviews',
    'Pilot customer (home care, 180 carers) cut month end processing from 4 days to 1',
    'Average user saves £86 in year one (survey of 640 users)',
    '3 100 users in Belgium',
    '71% still train after 8 weeks',
    'My mother was florist next to the cemetery for 31 years, this is how it began',
    'Three employees',
    'we have 41 in Scotland',
    'Made with a physiotherapist from Ghent',
    'Started in Bristol and Bath, 1,400 members',
    'We are a CIC not a company',
    'We sold 400 boxes since May',
  ])('%s', (text) => {
    expect(proves(text)).toBe(true)
  })

  test.each([
    'Must be ISO 27001 certified by 2027',
    'Around 70% of the groomers we interviewed run the business from a paper diary',
    'For teams of up to 50 users',
    'We want 100 members by summer',
    'We have 12 rooms and two clubs',
    'Designed for organisations with 200 to 2,000 live contracts',
    'It takes a photo of every visit and asks for a review',
    'who is food hygiene certified and until when',
    'Launching in Berlin in May',
    'Built with React and Postgres',
    'Prices went up from 3 to 5 clubs',
    '€20 a month for 10 users',
    'Free under 30 volunteers',
    'Salesforce has 4.9 stars, we are simpler',
  ])('not: %s', (text) => {
    expect(proves(text)).toBe(false)
  })
})

describe('in a reading', () => {
  test('proof is no feature, limit or background', () => {
    const { reading } = briefReader({
      description:
        'Dating app for single parents. It shows who is free on the same nights. Started in Bristol and Bath, 1,400 members. £12 a month.',
      context: '71% still use it after 8 weeks.',
    })
    const others = [...reading.own, ...reading.limits, ...reading.background, ...reading.capabilities]
    expect(reading.proof.map(({ text, field }) => [field, text])).toEqual([
      ['description', 'Started in Bristol and Bath, 1,400 members'],
      ['context', '71% still use it after 8 weeks'],
    ])
    expect(others.filter(({ text }) => /Bristol|71/.test(text))).toEqual([])
    expect(isLive(reading)).toBe(true)
  })

  test.each([
    ['A podcast service. Most of our clients had a show that died.', true],
    ['Cat sitting in Austin. Every sitter is our own employee.', true],
    ['An app that tracks beer kegs. Made with a brewer from Ghent.', false],
    ['An app that tracks beer kegs for breweries. Free for 10 kegs.', false],
    ['Our guests ask at the desk for a late checkout. An app that sells it.', false],
  ])('%s runs already: %s', (description, expected) => {
    expect(isLive(briefReader({ description }).reading)).toBe(expected)
  })
})
