import { describe, expect, test } from 'vitest'
import { briefReader, library } from '#tests/support/market-reader.ts'
import { marketFacts } from '../market-facts.ts'
import { productWords } from './product-words.ts'

function words(market: string, description: string, name: string | null = null, audience = 'people') {
  const { reading } = briefReader({ description, audience }, { market })
  return productWords(description, name, marketFacts(library.dossier(market), reading))
}

const linesOf = ({ points }: ReturnType<typeof words>) => points.map(({ text }) => text)

describe('what the user types about himself stands before no customer', () => {
  const made = words(
    'vacation-rental-management',
    'So I have been renting out four flats in Porto for six years (my sister cleans) and honestly I am sick of WhatsApp. I want to build something for small hosts like me: one calendar for Airbnb and Booking so nobody books twice, and when a guest checks out the cleaner gets a message with the code (baby cot, dog, etc.). She sends photos when done. Also it should automatically write the guest register because I always forget it. Maybe later it watches noise but NO cameras. I was thinking 9 euros per flat per month?',
    'Bettwerk',
    'hosts in Portugal',
  )
  const shown = JSON.stringify([made.offer, made.what, linesOf(made), made.price])

  test('no first person, no doubt, no open bracket', () => {
    expect(shown).not.toMatch(/\bI\b|like me|my sister|Maybe|thinking|should|etc|\(|because/)
  })

  test('what it does is still there, as typed', () => {
    expect(made.offer).toBe('Bettwerk: one calendar for Airbnb and Booking so nobody books twice.')
    expect(linesOf(made)).toEqual([
      'When a guest checks out the cleaner gets a message with the code. She sends photos when done',
      'Automatically write the guest register',
    ])
  })

  test('a price that is only thought of is marked, and what is put off is listed', () => {
    expect([made.price, made.priceIsOpen]).toEqual(['9 euros per flat per month.', true])
    expect(made.leftOut).toContainEqual({ text: 'Maybe later it watches noise but NO cameras.', why: 'undecided' })
  })
})

test('sentences stay whole and in order; rivals and announcements are left out', () => {
  const made = words(
    'field-service-management',
    'Field service software for lift firms with 5-40 technicians. Dispatchers plan jobs on a board, technicians get the job with the history of the lift on their phone and work offline in the shaft. The special thing: Vanly reads the fault code from a photo. 45 GBP per technician per month. Competing with ServiceM8.',
    'Vanly',
  )
  expect(made.offer).toBe('Vanly: Field service software for lift firms with 5-40 technicians.')
  expect(linesOf(made)).toEqual([
    'Dispatchers plan jobs on a board',
    'Technicians get the job with the history of the lift on their phone and work offline in the shaft',
    'Vanly reads the fault code from a photo',
  ])
  expect(made.price).toBe('45 GBP per technician per month.')
  expect(made.leftOut.map(({ why }) => why)).toEqual(['comparing'])
})

test('what is only denied is no claim; what is also done is one', () => {
  const text =
    'A marketplace for bags of clothes between parents. You pack a whole bag by size instead of single items. We never hold the money, parents pay in cash.'
  const { claims, points } = words('second-hand-marketplaces', text)
  expect(claims.has('held-payment')).toBe(false)
  expect(claims.has('bundles')).toBe(true)
  expect(points.find(({ isRefusal }) => isRefusal)?.text).toContain('We never hold the money')
  expect(
    words('event-ticketing', 'Ticketing for clubs. Scan at the door with any phone even with no signal.').claims,
  ).toContain('door')
})

test('a line that begins small is a sentence of its own', () => {
  const made = words(
    'event-ticketing',
    "ticketing for small clubs. pay-what-you-can prices with a floor. a 'quiet hour' ticket with the lights down. 4% per ticket, paid by the venue.",
    'Doorlight',
  )
  expect(linesOf(made)).toEqual(['Pay-what-you-can prices with a floor', "A 'quiet hour' ticket with the lights down"])
  expect(made.price).toBe('4% per ticket, paid by the venue.')
})

test('a feature in words that only we can read is said by the market, and asked for', () => {
  const made = words(
    'baby-tracking-parenting',
    'log feeds and sleep and share the log with my partner and granny, by voice. 39 euro a year.',
    'Nachtlicht',
  )
  expect(JSON.stringify([made.offer, linesOf(made)])).not.toContain('my partner')
  expect(made.points.some(({ isOfMarket }) => isOfMarket)).toBe(true)
  expect(made.leftOut.map(({ text }) => text).join()).toContain('share the log with my partner')
})

test.each(['', '???', 'constructor', '(((((', 'I I I', '20 euros a month.', 'a'.repeat(20_000)])(
  'holds nothing where nothing is said: %j',
  (text) => {
    expect(words('tutoring', text, 'Lernkreis').points.length).toBeLessThanOrEqual(1)
  },
)

describe('words of other founders', () => {
  test('who builds it and when it begins is no offer, and what is built is one', () => {
    const made = words(
      'small-business-accounting',
      'I run a small bakery, so my cousin and I are building an app for one-person shops in Sweden. You take a picture of the receipt. It learns your suppliers. It does not touch your bank. Fortnox is great but for people who know accounting. Launching in March with 40 shops.',
      'Kvitto',
    )
    expect(made.offer).toBe('Kvitto: an app for one-person shops in Sweden.')
    expect(linesOf(made)).toEqual([
      'You take a picture of the receipt',
      'Learns your suppliers',
      'Does not touch your bank',
    ])
  })

  test('a list of lines is read line by line, and what it does instead of today is no story', () => {
    const made = words(
      'carbon-accounting',
      'Scopeline is a carbon accounting tool for food producers.\n- reads kWh and litres from PDFs\n- asks suppliers for three numbers instead of a 40 page questionnaire\n- factors for 1,200 raw materials incl. organic ones\nPricing: 12k EUR per year, first site free. Differentiator vs Normative: ingredients.',
      'Scopeline',
    )
    expect(linesOf(made)).toEqual([
      'Reads kWh and litres from PDFs',
      'Asks suppliers for three numbers instead of a 40 page questionnaire',
      'Factors for 1,200 raw materials incl. organic ones',
    ])
    expect(made.price).toBe('12k EUR per year, first site free.')
  })
})
