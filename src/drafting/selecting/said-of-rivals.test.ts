import { expect, test } from 'vitest'
import type { BriefReading, Quote } from '#shared/reading.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import { isAboutRivals, saidOfRival } from './said-of-rivals.ts'

const empty = briefReader({ description: 'Marlow Notes records meetings.' }).reading
const quote = (text: string, start: number): Quote => ({ text, field: 'description', start, end: start + text.length })
const withClauses = (background: Quote[], asides: Quote[] = []): BriefReading => ({
  ...empty,
  own: [],
  capabilities: [],
  limits: [],
  background,
  asides,
})

const names = quote('Rivals are Saturn and Aveni', 100)
const remark = quote('both good but sold mainly to larger networks', names.end + 2)
const today = quote('Most couples use Splitwise plus a spreadsheet', 300)

test('the remark of a sentence belongs to the names at its beginning', () => {
  const reading = withClauses([remark], [names])
  expect(saidOfRival(reading, 'Aveni')).toBe(
    'Rivals are Saturn and Aveni, both good but sold mainly to larger networks',
  )
  expect([names, remark].map(isAboutRivals(reading, ['Saturn', 'Aveni']))).toEqual([true, true])
})

test('names alone say nothing, and a clause of people who use it tells of today', () => {
  expect(saidOfRival(withClauses([], [names]), 'Saturn')).toBe('')
  expect(saidOfRival(withClauses([today]), 'Splitwise')).toBe('')
  expect(isAboutRivals(withClauses([today]), ['Splitwise'])(today)).toBe(false)
})
