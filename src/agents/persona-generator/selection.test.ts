import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, counted, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { personaInput } from './input.ts'
import { personaOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(form: object, market: string) {
  const input = personaInput.parse(form)
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = personaOutput.parse(selection.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

const form = (productDescription: string, targetAudience: string, personaCount = '3') => ({
  productDescription,
  targetAudience,
  personaCount,
})

test('the people of the form come first under their own words; one whom the form does not name says so', () => {
  const { personas } = written(
    form(
      'Cadeira is a booking and recall app. When somebody cancels the freed chair is offered by WhatsApp to the people who wanted an earlier date. The recall for the half-yearly cleaning goes out by itself. Today they keep a paper agenda and phone everybody. 39 euros per chair and month.',
      'Owners of dental practices with one to four chairs in Portugal, and their receptionists',
      '4',
    ),
    'clinic-practice-management',
  )
  expect(personas).toHaveLength(4)
  expect(personas[0]?.occupation).toContain('Owners of dental practices')
  expect(personas[1]).toMatchObject({ occupation: '“receptionists” (front desk lead)' })
  expect(personas.at(-1)?.role).toMatch(/^Not in your description/)
})

test('people whom nobody knows keep their clauses and get questions instead of a life made up', () => {
  const { personas, realTimeChallenges } = written(
    form(
      'Ticketing for village brass bands. Musicians each get a link and sell to their own friends.',
      'bandmasters of brass bands in Austria',
    ),
    'event-ticketing',
  )
  expect(personas[0]).toMatchObject({
    goals: [],
    painPoints: [],
    occupation: '“bandmasters of brass bands in Austria”',
  })
  expect(personas[0]?.ask?.length).toBeGreaterThan(0)
  expect(realTimeChallenges).toContain('typical of the market, not collected')
})
