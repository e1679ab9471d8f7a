import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, counted, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { trendInput } from './input.ts'
import { trendOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(form: object, market: string) {
  const input = trendInput.parse(form)
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = trendOutput.parse(selection.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

test('changes of the whole market are dated, named ones first, and others say that nothing named is touched', () => {
  const { trends } = written({ industry: 'Event ticketing with fair resale of tickets' }, 'event-ticketing')
  expect(trends.length).toBeGreaterThanOrEqual(3)
  for (const { date } of trends) expect(date).toMatch(/\d{4}/)
  expect(trends[0]?.part).toContain('Ticket transfer')
  expect(trends.at(-1)?.impactReason).toContain('your description names nothing it affects')
})

test('a country that the library has nothing dated of is said, with where to ask', () => {
  const { scope, toFind, trends } = written({ industry: 'Event ticketing in Portugal' }, 'event-ticketing')
  expect(scope).toContain('“Portugal”')
  expect(toFind.join(' ')).toContain('no dated changes specific to “Portugal”')
  expect(trends.some(({ title }) => /Britain|FTC/.test(title))).toBe(false)
})
