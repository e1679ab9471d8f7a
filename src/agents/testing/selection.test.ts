import { describe, expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { testingOutput } from './output.ts'
import selection from './selection.ts'

const covers = {
  productDescription:
    'Covers is a booking page and waitlist for neighbourhood restaurants. Guests leave a deposit of 10 euro per person. It feeds the goldfish within 20 minutes.',
  constraints: 'Never asks for a password',
  environments: 'Old iPad of the head chef',
}

function plan(form: Partial<typeof covers>) {
  const parsed = agent.parseInput(form)
  if (!parsed.ok) throw new Error('the form is wrong')
  const input = parsed.value
  const { reading } = briefReader(agent.briefSource(input), { market: 'table-reservations' })
  const facts = marketFacts(library.dossier('table-reservations'), reading)
  const output = testingOutput.parse(selection.write({ input, facts, regions, timestamp: '2026-11-22T09:00:00.000Z' }))
  return { facts, output }
}

describe('a test plan selected from a dossier', () => {
  const { facts, output } = plan(covers)

  test('takes acceptance, edge and tests of what was named, whole and in the order of the words', () => {
    const [first] = facts.named
    const step = output.steps.find(({ step: name }) => name === first?.capability.name)
    const own = output.cases.filter((each) => each.step === step?.id)
    const titles = own.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(first?.capability.acceptance.slice(0, 2) ?? []))
    expect(own.find(({ title }) => title === first?.capability.edge?.wrong)?.steps[0]?.expected).toBe(
      first?.capability.edge?.answer,
    )
  })

  test('begins with what only the user has, as cases with a state, an action and what is seen', () => {
    expect(output.steps[0]?.step).toContain('goldfish')
    expect(output.cases[0]).toMatchObject({
      step: 'S1',
      priority: 'High',
      preconditions: expect.stringMatching(/\w/),
      steps: [{ action: expect.stringContaining('20 min 1 s'), expected: expect.stringMatching(/\w/) }],
    })
    expect(output.data[0]?.item).toBe('Around “20 minutes”: 19 min 59 s; 20 minutes; 20 min 1 s')
  })

  test('tests the pairs of named features, with our proposal as what is expected', () => {
    const [first, , third] = facts.judgements.filter(({ kind }) => kind === 'tradeoff')
    expect(output.decideFirst?.[0]).toEqual({ text: first?.decide, follows: `Proposed answer: ${first?.so}` })
    const pair = output.cases.find(({ title }) => title === first?.text)
    expect(pair?.steps[0]?.expected).toBe('As decided above, item 1')
    expect(output.entryCriteria.join(' ')).toContain(pair?.id)
    if (third) expect(output.cases.find(({ title }) => title === third.text)?.steps[0]?.expected).toContain(third.so)
  })

  test('quotes each limit as a case and each device as an environment', () => {
    expect(output.cases.find(({ type }) => type === 'Limit')?.title).toBe('“Never asks for a password”')
    expect(output.environments.map(({ item }) => item)).toEqual(['“Old iPad of the head chef”'])
  })

  test('asks for the devices where none were named, and rates no risk', () => {
    const bare = plan({ productDescription: covers.productDescription }).output
    expect(bare.environments).toEqual([])
    expect(bare.openQuestions[0]?.question).toContain('devices')
    expect(bare.risks.every(({ likelihood }) => likelihood === undefined)).toBe(true)
  })
})
