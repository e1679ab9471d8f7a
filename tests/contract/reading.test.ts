import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { marketFacts, understoodReading } from '#drafting/index.ts'
import { briefReader } from '../support/market-reader.ts'
import { type JudgedBrief, type LabelledBrief, scoreCapabilities, scoreReading } from '../support/reading-score.ts'

const briefs = JSON.parse(
  readFileSync(new URL('../fixtures/labelled-briefs.json', import.meta.url), 'utf8'),
) as LabelledBrief[]

/** Least share of each figure on the briefs that independent readers labelled; see docs/decisions. */
const floors = {
  name: 0.95,
  'market right, rightly unknown or among the asked': 0.85,
  'features found': 0.8,
  'numbers and places': 0.95,
  'briefs with two true rivals, of those placed': 0.85,
  'words used': 0.8,
} as const

describe('sixty labelled briefs', () => {
  const { sums, misses } = scoreReading(briefs)

  test.each(Object.entries(floors))('%s: at least %d', (what, floor) => {
    const [right, all] = sums.get(what) ?? [0, 0]
    expect(all).toBeGreaterThan(0)
    expect(right / all, misses.join('\n')).toBeGreaterThanOrEqual(floor)
  })
})

/** Most of each figure. */
const ceilings = { 'clear briefs that are asked': 0.25, 'wrong and sure': 0.04 } as const

describe('sixty labelled briefs, what is to be rare', () => {
  const { sums, misses } = scoreReading(briefs)

  test.each(Object.entries(ceilings))('%s: at most %d', (what, ceiling) => {
    const [count, all] = sums.get(what) ?? [0, 0]
    expect(all).toBeGreaterThan(0)
    expect(count / all, misses.join('\n')).toBeLessThanOrEqual(ceiling)
  })
})

const judged = JSON.parse(
  readFileSync(new URL('../fixtures/judged-briefs.json', import.meta.url), 'utf8'),
) as JudgedBrief[]

describe('briefs whose readings were judged one by one', () => {
  const score = scoreCapabilities(judged)

  test('"you named this" is false in at most three of a hundred', () => {
    expect(score.claims).toBeGreaterThan(90)
    expect(score.falseClaims.length / score.claims, score.falseClaims.join('\n')).toBeLessThanOrEqual(0.03)
  })
  test('what was named is found', () => {
    expect(score.found / score.named, score.missed.join('\n')).toBeGreaterThanOrEqual(0.88)
  })
  test('what is refused is read as refused', () => {
    expect(score.refused / score.refusals).toBeGreaterThanOrEqual(0.75)
  })
})

interface NamedBrief {
  id: string
  market: string
  description: string
  audience: string
  named: Readonly<Record<string, readonly string[]>>
}

/** Written and labelled by strangers who had not seen the phrases of the dossiers. */
const strangers = JSON.parse(
  readFileSync(new URL('../fixtures/named-briefs.json', import.meta.url), 'utf8'),
) as NamedBrief[]

test('what strangers name in words of their own is found in three of five, and three of four findings are right', () => {
  let [found, named, read] = [0, 0, 0]
  for (const { market, description, audience, named: labelled } of strangers) {
    const { reading } = briefReader({ description, ...(audience ? { audience } : {}) }, { market })
    const ids = new Set(reading.capabilities.map(({ capability }) => capability))
    read += ids.size
    named += Object.keys(labelled).length
    found += Object.keys(labelled).filter((id) => ids.has(id)).length
  }
  expect(found / named).toBeGreaterThanOrEqual(0.6)
  expect(found / read).toBeGreaterThanOrEqual(0.75)
})

describe('a refusal', () => {
  const read = (description: string, market: string) => briefReader({ description }, { market }).reading
  test.each([
    ['No deposits. Guests book a table online.', 'table-reservations', 'deposit', 'No deposits'],
    ['Tenants report a leak. We do not hold deposits.', 'property-management', 'deposit', 'We do not hold deposits'],
    ['It reads notice dates and there is no e-signature.', 'contract-management', 'sign', 'there is no e-signature'],
    ['Agenda partagé. Pas de téléconsultation.', 'clinic-practice-management', 'telehealth', 'Pas de téléconsultation'],
  ])('in "%s" is a limit and names nothing', (description, market, capability, words) => {
    const { capabilities, refused, limits, own } = read(description, market)
    expect(capabilities.map((each) => each.capability)).not.toContain(capability)
    expect(refused).toContainEqual(expect.objectContaining({ capability, text: words }))
    expect(limits.map(({ text }) => text)).toContain(words)
    expect(own.map(({ text }) => text)).not.toContain(words)
  })
  test('keeps the market from proposing it', () => {
    const { reading, dossier } = briefReader(
      { description: 'Guests book a table online. No deposits.' },
      { market: 'table-reservations' },
    )
    if (!dossier) throw new Error('no dossier')
    const { usual, refused } = marketFacts(dossier, reading)
    expect(usual.map(({ id }) => id)).not.toContain('deposit')
    expect(refused.map(({ capability }) => capability.id)).toEqual(['deposit'])
  })
})

describe('the name that a form asks for', () => {
  const description = 'Covers is a booking page for restaurants with a waitlist.'
  test('outweighs the one in the text', () => {
    expect(briefReader({ description }).reading.name?.text).toBe('Covers')
    const { name, offer } = briefReader({ name: 'Tablecloth', description }).reading
    expect(name).toEqual({ text: 'Tablecloth', field: 'name', start: 0, end: 10 })
    expect(offer).not.toBeNull()
  })
  test.each(['landing-page', 'campaign-support', 'sales-training', 'viral-hook-generator'])(
    'is read by %s',
    async (id) => {
      const agent = (await loadAgents()).live(id)
      if (!agent) throw new Error(`no agent ${id}`)
      const parsed = agent.parseInput({ ...agent.samples[0], productName: 'Nameless Goose' })
      if (!parsed.ok) throw new Error(`the sample of ${id} is wrong`)
      expect(briefReader(agent.briefSource(parsed.value)).reading.name?.text).toBe('Nameless Goose')
    },
  )
})

describe('what is typed is on the reading', () => {
  const { reading } = briefReader({
    description:
      'A booking page for restaurants with 12 to 40 seats. Waitlist by SMS. EUR 49 a month per site. My cofounder thinks we need a blog. Unlike Resy we stay simple.',
    audience: 'owner-run restaurants in Graz and Turin',
  })
  test('numbers, price, places and people with their quotes', () => {
    expect(reading.numbers.map(({ text }) => text)).toContain('12 to 40 seats')
    expect(reading.price?.text).toBe('EUR 49 a month per site')
    expect(reading.places.map(({ text, regions }) => [text, regions[0]])).toEqual([
      ['Graz', 'at'],
      ['Turin', 'it'],
    ])
    expect(reading.people.map(({ text }) => text)).toContain('owner-run restaurants in Graz and Turin')
  })
  test('notes are asides and no features, a rival is one', () => {
    const features = [...reading.own, ...reading.capabilities, ...reading.background].map(({ text }) => text).join('; ')
    expect(features).not.toMatch(/cofounder/)
    expect(reading.asides.map(({ text }) => text)).toEqual(['My cofounder thinks we need a blog'])
    expect(reading.rivals.map(({ text }) => text)).toEqual(['Resy'])
  })
})

describe('descriptions in other languages', () => {
  test.each(judged.filter(({ id }) => /^(?:L\d|de-1|fr-1)$/.test(id)))(
    '$id finds its market',
    ({ description, audience, market }) => {
      const { reading } = briefReader({ description, audience })
      expect(reading.market.found?.id).toBe(market)
      expect(reading.language).not.toBe('en')
      for (const { text, field, start, end } of [...reading.capabilities, ...reading.people, ...reading.limits])
        expect((field === 'audience' ? audience : description).slice(start, end)).toBe(text)
      expect(
        understoodReading(reading)
          .map(({ value }) => value)
          .join(' '),
      ).toMatch(/Englisch|anglais|inglés/)
    },
  )
})

const hostile: Record<string, string> = {
  'words that objects have': 'constructor toString __proto__ hasOwnProperty valueOf',
  punctuation: '!!! ... ??? ;;; ,,,',
  addresses: 'https://a.example https://b.example/x?y=z',
  Thai: 'ก'.repeat(75),
  'family emoji': '👨‍👩‍👧‍👦'.repeat(7),
  'one letter': 'a'.repeat(20_000),
  negations: 'no '.repeat(4000),
  'different words': Array.from({ length: 900 }, (_, index) => `word${index}`).join(' '),
  'open marks': '**_a'.repeat(3000),
}

test.each(Object.keys(hostile))('reads %s without an error', (name) => {
  const { reading } = briefReader({ description: hostile[name] ?? '' })
  expect(reading.market.sureness).not.toBe('sure')
})

test('a correction outweighs what was read', () => {
  const source = { description: 'Covers is a booking page for restaurants with a waitlist and walk-ins.' }
  const { reading, dossier } = briefReader(source, {
    market: 'Habit trackers and routines',
    who: 'runners',
    pays: 'a club',
    where: 'Austria',
  })
  const plain = briefReader(source).reading
  expect(plain.market.found?.id).toBe('table-reservations')
  expect(reading.people.map(({ text }) => text)).toEqual(['runners'])
  expect(reading.payer?.text).toBe('a club')
  expect(reading.places[0]?.regions).toContain('at')
  expect(dossier?.id).not.toBe(undefined)
})
