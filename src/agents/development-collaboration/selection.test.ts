import { describe, expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { developmentOutput, ticketProblems } from './output.ts'
import selection from './selection.ts'
import { wavesOf } from './waves.ts'

const covers = {
  productDescription:
    'Covers is a booking page and waitlist for neighbourhood restaurants. Guests leave a deposit of 10 euro per person. It feeds the goldfish within 20 minutes.',
  constraints: 'Never asks for a password',
  existing: 'Floor plan of the till\nCustomer list in a spreadsheet',
}

function tickets(form: Partial<typeof covers>) {
  const parsed = agent.parseInput(form)
  if (!parsed.ok) throw new Error('the form is wrong')
  const input = parsed.value
  const { reading } = briefReader(agent.briefSource(input), { market: 'table-reservations' })
  const facts = marketFacts(library.dossier('table-reservations'), reading)
  const output = developmentOutput.parse(
    selection.write({ input, facts, regions, timestamp: '2026-11-22T09:00:00.000Z' }),
  )
  return { facts, output }
}

describe('tickets selected from a dossier', () => {
  const { facts, output } = tickets(covers)
  const epic = (title: string) => output.epics.find((each) => each.title === title)

  test('begin with what was named, in the order of building, whole from the dossier', () => {
    const named = facts.order.filter(({ quote }) => quote.field === 'description')
    expect(output.epics.slice(0, named.length).map(({ title }) => title)).toEqual(
      named.map(({ capability }) => capability.name),
    )
    const [first] = named
    const story = output.epics[0]?.tickets.find(({ type }) => type === 'Story')
    expect(story?.acceptance).toEqual(expect.arrayContaining(first?.capability.acceptance.slice(0, 3) ?? []))
    expect(story?.acceptance.at(-1)).toContain(first?.capability.edge?.wrong)
    expect(story?.estimate?.assumption).toContain('person-weeks')
    expect(ticketProblems(output)).toEqual([])
  })

  test('a feature waits for what has to be decided and for what it shares', () => {
    const decision = epic('Decide first')?.tickets[0]
    const waiting = output.epics
      .flatMap(({ tickets: own }) => own)
      .filter(({ dependsOn }) => dependsOn.includes(decision?.id ?? ''))
    expect(waiting).toHaveLength(2)
    expect(wavesOf(output.epics.flatMap(({ tickets: own }) => own)).waves[0]).toContain(decision?.id)
  })

  test('keep own features as typed, and make a ticket and a line of the definition of done of each limit', () => {
    const own = output.epics.find(({ why }) => why.startsWith('From your description'))
    const [question, story] = own?.tickets ?? []
    expect(story?.title).toContain('feeds the goldfish')
    expect(story?.acceptance.join(' ')).toMatch(/20 minutes.*20 min 1 s/s)
    expect(story?.dependsOn).toEqual([question?.id])
    expect(question?.description).toContain('Proposed answer')
    expect(epic('Your constraints')?.tickets.map(({ title }) => title)).toEqual(['Prove: “Never asks for a password”'])
    expect(output.definitionOfDone[0]?.why).toBe('Your constraint: “Never asks for a password”')
  })

  test('what exists is connected and not built again', () => {
    const existing = epic('Existing systems')?.tickets
    expect(existing?.map(({ title }) => title)).toEqual(covers.existing.split('\n').map((line) => `Connect: “${line}”`))
    expect(existing?.[0]?.description).toContain('Table plan')
    expect(epic('Table plan and joined tables')).toBeUndefined()
  })
})
