import { describe, expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { roadmapOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T09:00:00.000Z'
const covers = {
  productDescription:
    'Covers is a booking page and waitlist for neighbourhood restaurants. Guests leave a deposit of 10 euro per person. It feeds the goldfish within 20 minutes.',
  goals: 'Reminder texts halve no-shows\nFifty houses pay',
  horizon: '6',
  teamSize: '4',
  fixedDates: '2027-03-15 Trade fair\nsometime in spring',
  constraints: 'The works council has to agree',
}

function roadmap(form: Partial<typeof covers>) {
  const parsed = agent.parseInput(form)
  if (!parsed.ok) throw new Error('the form is wrong')
  const input = parsed.value
  const { reading } = briefReader(agent.briefSource(input), { market: 'table-reservations' })
  const facts = marketFacts(library.dossier('table-reservations'), reading)
  const output = roadmapOutput.parse(selection.write({ input, facts, regions, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return { facts, output }
}

describe('a roadmap selected from a dossier', () => {
  const { facts, output } = roadmap(covers)

  test('holds each named feature once, in the releases of the market, each after the one before', () => {
    const outcomes = output.items.map(({ outcome }) => outcome)
    for (const { capability } of facts.named)
      expect(outcomes.filter((each) => each.includes(capability.name))).toHaveLength(1)
    const [first] = facts.dossier.roadmap
    expect(output.items[1]).toMatchObject({ title: first?.release, column: 'now', dependsOn: [] })
    expect(output.items[1]?.exitCriteria[0]).toBe(`Proceed if ${first?.gate}`)
    expect(output.items[3]?.dependsOn).toEqual(['R2'])
  })

  test('tries by hand first what the market does not know, then builds it with lines that can fail', () => {
    const [trial] = output.items
    const own = output.items.find(({ title }) => title.includes('feeds the goldfish'))
    expect(trial).toMatchObject({ column: 'now', observeWeeks: 2 })
    expect(trial?.outcome).toContain('feeds the goldfish')
    expect(own?.dependsOn).toEqual([trial?.id])
    expect(own?.exitCriteria[0]).toContain('“20 minutes”')
  })

  test('uses team, dates, goals and constraints of the form', () => {
    expect(output.capacity.people).toBe(4)
    expect(output.milestones[0]).toMatchObject({ date: '2027-03-15', label: 'Trade fair', basis: 'given' })
    const asked = output.openQuestions.map(({ question }) => question).join(' ')
    const [fair] = output.decideFirst ?? []
    expect(fair?.text).toMatch(/Trade fair.*person-weeks until then/)
    expect(fair?.follows).toMatch(/built by then: R1/i)
    expect(asked).toContain('sometime in spring')
    expect(asked).toContain('Fifty houses pay')
    expect(JSON.stringify(output.items)).toContain('Serves your goal “Reminder texts halve no-shows”')
    expect(JSON.stringify(output.decideFirst)).toContain('“The works council has to agree”')
  })

  test('says what a short horizon and a small team leave undone', () => {
    expect(roadmap({ ...covers, teamSize: '1' }).output.summary).toMatch(/within 6 months.*R\d/)
    expect(roadmap({ ...covers, teamSize: '60', horizon: '18' }).output.summary).not.toContain('months')
  })
})
