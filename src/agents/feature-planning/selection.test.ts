import { describe, expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { planningOutput } from './output.ts'
import { isScored, rankedFeatures, wholeFeatures } from './ranking.ts'
import selection from './selection.ts'

const covers = {
  productDescription:
    'Covers is a booking page and waitlist for neighbourhood restaurants. Guests leave a deposit of 10 euro per person.',
  candidateFeatures: 'Reminder texts the day before\nFeed the goldfish\nFloor plan',
  goals: 'Reminder texts halve the no-shows\nFifty houses pay',
}

function plan(form: Partial<typeof covers>) {
  const parsed = agent.parseInput(form)
  if (!parsed.ok) throw new Error('the form is wrong')
  const input = parsed.value
  const { reading } = briefReader(agent.briefSource(input), { market: 'table-reservations' })
  const facts = marketFacts(library.dossier('table-reservations'), reading)
  const output = planningOutput.parse(selection.write({ input, facts, regions, timestamp: '2026-11-22T09:00:00.000Z' }))
  return { facts, output, input }
}

describe('features selected from a dossier', () => {
  const { facts, output, input } = plan(covers)

  test('begin with the listed candidates as typed, then what the description names', () => {
    expect(output.features.slice(0, 3).map(({ name }) => name)).toEqual(covers.candidateFeatures.split('\n'))
    expect(output.features.slice(3).map(({ name }) => name)).toEqual(
      facts.named.filter(({ quote }) => quote.field === 'description').map(({ capability }) => capability.name),
    )
    expect(agent.problems(output, input)).toEqual([])
  })

  test('have numbers with their basis where the dossier has a size, and none where it has not', () => {
    const ranked = rankedFeatures(wholeFeatures(output.features))
    expect(ranked.filter((each) => !isScored(each)).map(({ feature: { name } }) => name)).toEqual(['Feed the goldfish'])
    expect(ranked.filter(isScored).every(({ feature: { rests } }) => /Kano|goal/.test(rests))).toBe(true)
  })

  test('a goal raises the impact of what serves it; one that nothing serves is asked about', () => {
    expect(output.features[0]).toMatchObject({ impact: 3 })
    expect(output.features[0]?.rests).toContain('“Reminder texts halve the no-shows”')
    expect(output.openQuestions[0]?.question).toContain('Fifty houses pay')
  })

  test('what the description names is Must; a candidate is ranked', () => {
    const ranked = rankedFeatures(wholeFeatures(output.features))
    const bucketOf = (name: string) => ranked.find(({ feature }) => feature.name === name)?.bucket
    expect(bucketOf(facts.named[0]?.capability.name ?? '')).toBe('Must')
    expect(bucketOf('Floor plan')).not.toBe(undefined)
  })

  test('offer what is usual as left out', () => {
    expect(output.leftOut.length).toBeGreaterThan(2)
    expect(output.leftOut.map(({ name }) => name)).not.toContain(facts.named[0]?.capability.name)
  })
})
