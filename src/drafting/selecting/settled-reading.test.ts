import { expect, test } from 'vitest'
import type { BriefReading, Quote } from '#shared/reading.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import { settledReading } from './settled-reading.ts'

const empty = briefReader({ description: 'Tollgate shows what each call costs.' }).reading

/** A reading whose clauses stand one behind the other in the description, a full stop between them. */
function reading(
  fields: Partial<Record<'own' | 'background' | 'limits' | 'today' | 'people', string[]>>,
): BriefReading {
  let at = 1000
  const quotes = (texts: readonly string[] = []): Quote[] =>
    texts.map((text) => {
      const start = at
      at += text.length + 20
      return { text, field: 'description' as const, start, end: start + text.length }
    })
  const { people, ...rest } = fields
  return {
    ...empty,
    own: quotes(rest.own),
    background: quotes(rest.background),
    limits: quotes(rest.limits),
    today: quotes(rest.today),
    people: quotes(people).map((each) => ({ ...each, role: null })),
    capabilities: [],
  }
}

test('what tells of today, of a worry or an objection is no feature and stands with the account', () => {
  const told = [
    'Teams today look at the dashboard of the provider',
    'Parents are worried about the age of the tutor',
    'Biggest objection is putting a proxy in the request path',
    "Chefs don't do desk work",
  ]
  const { own, background } = settledReading(
    reading({ own: [...told, 'stops runaway spend before the invoice arrives'] }),
  )
  expect(own.map(({ text }) => text)).toEqual(['stops runaway spend before the invoice arrives'])
  expect(background.map(({ text }) => text)).toEqual(told)
})

test('what the product does today, or instead of today’s way, stays a feature', () => {
  const features = ['we answer mails today within an hour', 'it replaces the paper book', 'you can pay by bank']
  expect(settledReading(reading({ own: features })).own.map(({ text }) => text)).toEqual(features)
})

test('a clause that goes on with one of today tells of today as well', () => {
  const first = { text: 'Teams today look at the dashboard', field: 'description' as const, start: 100, end: 133 }
  const next = {
    text: 'find out about a looping agent a day later',
    field: 'description' as const,
    start: 138,
    end: 180,
  }
  const { own, background } = settledReading({ ...empty, own: [first, next], capabilities: [], background: [] })
  expect(own).toEqual([])
  expect(background).toEqual([first, next])
})

test('a note on the team is neither a feature nor a limit, and a result is proof', () => {
  const settled = settledReading(
    reading({
      own: ['Six firms use it so far', 'We are a team of five'],
      limits: ['no sales person', 'no group courses'],
    }),
  )
  expect(settled.own).toEqual([])
  expect(settled.limits.map(({ text }) => text)).toEqual(['no group courses'])
  expect(settled.proof.map(({ text }) => text)).toEqual(['Six firms use it so far'])
})

test('what a rival takes is no proof of the product', () => {
  const proof = {
    text: 'Treatwell brings clients but takes 35% of the first visit',
    field: 'description' as const,
    start: 50,
    end: 107,
  }
  const rival = { text: 'Treatwell', field: 'description' as const, start: 50, end: 59, rival: null }
  const settled = settledReading({ ...empty, proof: [proof], rivals: [rival], connected: [] })
  expect(settled.proof).toEqual([])
  expect(settled.background.map(({ text }) => text)).toContain(proof.text)
})
