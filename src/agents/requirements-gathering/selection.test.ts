import { describe, expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { requirementsOutput } from './output.ts'
import selection from './selection.ts'

const covers = {
  productDescription:
    'Covers is a booking page and waitlist for neighbourhood restaurants with 20 to 60 seats. Guests leave a deposit of 10 euro per person, and get a call about the goldfish within 20 minutes. No reviews.',
  stakeholders: 'Works council\nHead chef',
  constraints: 'Never asks for a password',
}

function gather(form: typeof covers) {
  const parsed = agent.parseInput(form)
  if (!parsed.ok) throw new Error('the form is wrong')
  const input = parsed.value
  const { reading } = briefReader(agent.briefSource(input), { market: 'table-reservations' })
  const facts = marketFacts(library.dossier('table-reservations'), reading)
  const output = requirementsOutput.parse(
    selection.write({ input, facts, regions, timestamp: '2026-11-22T09:00:00.000Z' }),
  )
  return { facts, output }
}

describe('requirements selected from a dossier', () => {
  const { facts, output } = gather(covers)

  test('begin with what was named, each with lines of the dossier', () => {
    const [first] = facts.named
    expect(output.stories[0]).toMatchObject({ priority: 'Must', requirement: first?.capability.requirement })
    expect(output.stories[0]?.quote).toContain('booking page')
    expect(output.stories[0]?.acceptance).toContain(first?.capability.acceptance[0])
  })

  test('write a feature that the market does not know from the form of its sentence', () => {
    const own = output.stories.find(({ want }) => want.includes('goldfish'))
    expect(own?.requirement).toBeUndefined()
    expect(own?.acceptance?.[0]).toContain('“20 minutes”')
    expect(own?.tests?.[0]).toMatch(/^Given .*, when .*20 min 1 s.*, then /)
    expect(own?.ask?.proposal).toMatch(/\w/)
  })

  test('quote each constraint of the form and ask each stakeholder of it', () => {
    expect(output.nonFunctional[0]).toMatchObject({
      area: 'Your constraint',
      requirement: '“Never asks for a password”',
      criterion: expect.stringContaining('borrowed phones'),
    })
    expect(output.stakeholders.slice(0, 2).map(({ who }) => who)).toEqual(['Works council', 'Head chef'])
    expect(output.stakeholders[1]?.why).toContain(facts.dossier.roles.find(({ id }) => id === 'chef')?.decides)
  })

  test('say what the user left out first, then what is usual and was not named', () => {
    expect(output.outOfScope[0]).toContain('“No reviews”')
    expect(output.outOfScope.slice(1).join(' ')).toMatch(/not in your description|deferred/)
    expect(output.outOfScope.join(' ')).not.toContain('Booking page;')
  })
})
