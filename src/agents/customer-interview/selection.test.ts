import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, counted, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { interviewInput } from './input.ts'
import { interviewOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(form: object, market: string) {
  const input = interviewInput.parse(form)
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = interviewOutput.parse(selection.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

const form = {
  productDescription:
    'Cadeira is a booking and recall app. When somebody cancels the freed chair is offered by WhatsApp to the people who wanted an earlier date. The recall for the half-yearly cleaning goes out by itself. A magician visits the waiting room on Fridays. Today they keep a paper agenda and phone everybody. 39 euros per chair and month.',
  targetAudience: 'Owners of dental practices with one to four chairs in Portugal, and their receptionists',
}

test('questions are about the clauses of the brief and about what happened', () => {
  const { categories } = written(form, 'clinic-practice-management')
  const asked = categories.flatMap(({ guide }) => guide.map(({ question }) => question)).join('\n')
  expect(asked).toContain('A magician visits the waiting room')
  expect(asked).toContain('Today they keep a paper agenda and phone everybody')
  expect(asked).not.toMatch(/would you (?:like|use|pay)/i)
})

test('it says whom to invite and which answers would change the plan', () => {
  const { recruiting, decisions = [] } = written(form, 'clinic-practice-management')
  expect(recruiting[0]).toContain('Owners of dental practices with one to four chairs in Portugal')
  expect(decisions.length).toBeGreaterThanOrEqual(3)
  expect(decisions.join(' ')).toContain('39 euros per chair and month')
})
