import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { writtenMarketBriefs } from '#tests/support/market-briefs.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { landingInput } from './input.ts'
import { landingOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(market: string, change: Record<string, string> = {}) {
  const brief = writtenMarketBriefs.find((each) => each.market === market)
  const input = landingInput.parse({
    productName: 'Keystone',
    productDescription: brief?.description ?? 'Reminds customers of unpaid invoices. 25 dollars a month.',
    targetAudience: brief?.audience ?? 'small firms',
    ...change,
  })
  const { reading } = briefReader({ description: input.productDescription, audience: input.targetAudience }, { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = landingOutput.parse(selection.write({ input, facts, regions, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

test('the hero holds the offer in the words of the user, the price stands under the button', () => {
  const { hero, pricing } = written('last-mile-delivery')
  expect(hero.headline).toBe('Route app for couriers in a small town')
  expect(hero.eyebrow).toContain('For regional courier firms')
  expect(hero.note).toBe('35 euros per van a month.')
  expect(pricing.text).toBe('35 euros per van a month.')
})

test('steps stand in the order and the words of the user', () => {
  const { steps, hero } = written('property-management')
  const titles = steps.items.map(({ title }) => title)
  expect(titles).toContain('Tenants report repairs with photo')
  expect(titles.map((title) => `${title}.`)).not.toContain(hero.subheadline)
  // What it is names the first of them: none is said twice.
  const shown = [hero.headline, ...titles].join('\n').toLowerCase()
  expect(shown.indexOf('gas safety reminders')).toBeGreaterThanOrEqual(0)
  expect(shown.indexOf('gas safety reminders')).toBeLessThan(shown.indexOf('tenants report repairs'))
})

test('nothing on the page claims what was not named, nor a price or term of the market', () => {
  const page = JSON.stringify(written('table-reservations'))
  const { copy, faqs } = library.dossier('table-reservations')
  const named = new Set(['booking-page', 'waitlist', 'deposit', 'qr-join', 'kitchen-forecast'])
  for (const { pain, asserts } of copy.angles)
    if (!asserts.every((id) => named.has(id))) expect(page).not.toContain(JSON.stringify(pain).slice(1, -1))
  for (const { a } of faqs) expect(page).not.toContain(JSON.stringify(a).slice(1, -1))
})

test('proof is that of the form word by word, else a blank for what would carry the page', () => {
  const proof = 'Six firms in Graz have used it since May'
  expect(written('last-mile-delivery', { proof }).proof.items).toEqual([proof])
  for (const item of written('last-mile-delivery').proof.items) expect(item).toMatch(/^\[.*\]$/)
})

test('the tone chooses the headings and is said; the call is on both buttons', () => {
  const warm = written('last-mile-delivery', { tone: 'emotional', callToAction: 'book demo' })
  const bold = written('last-mile-delivery', { tone: 'witty', callToAction: 'book demo' })
  expect(warm.problem.headline).not.toBe(bold.problem.headline)
  expect(warm.toCheck.join(' ')).toContain(': written in our warm register')
  expect([warm.hero.button, warm.closing.button]).toEqual(['Book a demo', 'Book a demo'])
})

test('a decision that two named features force stands before the page is published', () => {
  expect(written('table-reservations').toCheck[0]).toMatch(/Proposal:/)
})

test('without knowledge of the trade only the words of the user stand on the page', () => {
  const { problem, benefits, steps, hero } = written('accounts-receivable')
  expect([problem.paragraphs, benefits.items]).toEqual([[], []])
  expect([problem.headline, benefits.headline]).toEqual(['', ''])
  expect(hero.headline).toBe('Reminds customers of unpaid invoices')
  expect(steps.items.every(({ text }) => text === '')).toBe(true)
})

test('a description that is all price still makes a page, with a blank for what it is', () => {
  const { hero, pricing, toCheck } = written('accounts-receivable', { productDescription: '20 euros a month.' })
  expect([hero.headline, pricing.text]).toEqual(['Keystone', '20 euros a month.'])
  expect(hero.subheadline).toMatch(/^\[.*\]$/)
  expect(toCheck[0]).toContain('no sentence that says what the product is')
})

test('notes of the founder stand on no part of the page, and what they name is asked for in a sentence', () => {
  const page = written('vacation-rental-management', {
    productDescription:
      'I want to build something for hosts like me: one calendar for Airbnb and Booking so nobody books twice. Maybe later it watches noise. My sister gets a message to clean after each checkout. I was thinking 9 euros per flat per month?',
    targetAudience: 'hosts in Portugal',
  })
  const { toCheck, ...shown } = page
  expect(JSON.stringify(shown)).not.toMatch(/I want|like me|Maybe|My sister|thinking/)
  expect(page.hero.headline).toBe('One calendar for Airbnb and Booking so nobody books twice')
  expect(page.pricing.text).toBe('9 euros per flat per month.')
  expect(toCheck.join('\n')).toContain('Maybe later it watches noise')
})

test('what the user rules out is never claimed by a line of the market', () => {
  const page = JSON.stringify(
    written('second-hand-marketplaces', {
      productDescription:
        'Kinderkiste is a marketplace for bags of clothes between parents. You pack a whole bag by size. We never hold the money, parents pay each other in cash.',
      targetAudience: 'parents in Hamburg',
    }),
  )
  expect(page).toContain('We never hold the money')
  const { capabilities, copy } = library.dossier('second-hand-marketplaces')
  const held = capabilities.find(({ id }) => id === 'held-payment')
  expect(page).not.toContain(held?.benefit)
  for (const { promise } of copy.angles.filter(({ asserts }) => asserts.includes('held-payment')))
    expect(page).not.toContain(promise)
})
