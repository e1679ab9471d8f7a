import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { Corrections } from '#shared/corrections.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import { knownMarkets } from './known-markets.ts'

const knowledge = readKnowledge()
const product = (description: string, corrections: Corrections = {}) =>
  knownMarkets({ description }, briefReader({ description }, corrections), 'product', knowledge)
const industry = (name: string) => {
  const source = { description: name, market: name }
  return knownMarkets(source, briefReader(source), 'market', knowledge)
}

const shifts =
  'A phone app that lets nurses in care homes swap shifts with colleagues. The home manager approves each swap with one tap.'

test('the library has the market that the words name, and says by which', () => {
  expect(product(shifts)).toMatchObject({
    market: { id: 'employee-scheduling' },
    because: expect.stringMatching(/^found by the words of the form: .*shift/),
    second: null,
  })
})

test('nothing of a market is said where none fits, or where the user said so', () => {
  expect(product('Ghosts rate the creaking of old staircases').market).toBeNull()
  expect(product(shifts, { market: 'Something that nobody sells' }).market).toBeNull()
})

test('the market that the user named', () => {
  const name = knowledge.markets.find('payroll')?.name ?? ''
  expect(product(shifts, { market: name }).market?.id).toBe('payroll')
})

test('an industry has its markets and the places that its name holds', () => {
  const fintech = industry('Fintech in Germany')
  expect(fintech.market).toBeNull()
  expect(fintech.industry?.markets.length).toBeGreaterThan(1)
  expect(fintech.industry?.regions.map(({ id }) => id)).toEqual(['germany'])
  expect(industry('Employee scheduling software')).toMatchObject({
    market: { id: 'employee-scheduling' },
    industry: { markets: [{ id: 'employee-scheduling' }] },
  })
  expect(industry('Beekeeping supplies').industry?.markets).toEqual([])
})
