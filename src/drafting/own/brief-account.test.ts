import { expect, test } from 'vitest'
import type { Quote } from '#shared/reading.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import { problemAccount } from './brief-account.ts'
import { clauseGroups } from './grouped-clauses.ts'

const empty = briefReader({ description: 'Larder reads delivery notes.' }).reading

test('the account is today and what hurts, without rivals, terms and whom it is for', () => {
  const texts = [
    'MarketMan is the big one but it needs somebody in an office',
    'Audio is deleted after 30 days and kept in the country',
    'For owners of small restaurants in the north',
    'Supplier prices change weekly and nobody notices',
    'Today the chef counts with a clipboard on Sunday night',
  ]
  const background = texts.map(
    (text, at): Quote => ({ text, field: 'description', start: at * 200, end: at * 200 + text.length }),
  )
  const account = problemAccount({ ...empty, own: [], capabilities: [], limits: [], asides: [], background }, [
    'MarketMan',
  ])
  expect(account.map(({ text }) => text)).toEqual([texts[4], texts[3]])
})

test('the first thing that a product does is a feature also where no clause says what it is', () => {
  const core: Quote = { text: 'Chef takes a photo of the delivery note', field: 'description', start: 0, end: 39 }
  const kind: Quote = { text: 'a booking page for restaurants', field: 'description', start: 0, end: 30 }
  const groups = (offer: Quote) =>
    clauseGroups({ ...empty, offer, own: [offer], capabilities: [], limits: [], background: [] })
  expect(groups(core)).toEqual([[core]])
  expect(groups(kind)).toEqual([])
})
