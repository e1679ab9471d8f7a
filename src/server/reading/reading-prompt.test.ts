import { expect, test } from 'vitest'
import type { Corrections } from '#shared/corrections.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import { candidatesOf, composeReading } from './reading-prompt.ts'

const description =
  'A phone app that lets nurses in care homes swap shifts with colleagues. The home manager approves each swap with one tap.'
const read = (corrections: Corrections = {}) => briefReader({ description }, corrections)

test('a model is shown the five likeliest markets with what speaks for each', () => {
  const candidates = candidatesOf(read())
  expect(candidates).toHaveLength(5)
  expect(candidates[0]).toMatchObject({ id: 'employee-scheduling', definition: expect.stringContaining(' ') })
  expect(candidates.map(({ score }) => score)).toEqual(candidates.map(({ score }) => score).toSorted((a, b) => b - a))
  const { user } = composeReading({ input: { description }, corrections: {}, explained: read() })
  expect(user).toContain('"id":"employee-scheduling"')
})

test('the market that the user named is among them, whatever the words say', () => {
  const { found } = read({ market: 'payroll' }).reading.market
  expect(candidatesOf(read({ market: 'payroll' })).map(({ id }) => id)).toContain(found?.id)
})
