import { describe, expect, test } from 'vitest'
import type { Source } from '#shared/source.ts'
import { checkEvidence } from './check-evidence.ts'
import { figuresIn } from './figures.ts'

const source = (number: number, title: string, excerpt: string): Source => ({
  number,
  kind: 'page',
  title,
  url: `https://s${number}.example`,
  publisher: 'P',
  excerpt,
  year: 2025,
})
const sources = [
  source(1, 'Rover', 'Rover is a marketplace for pet sitters. It takes 20% of each booking.'),
  source(
    2,
    'Pet market 2025',
    'The UK pet-sitting market grew by 4.2 percent to 1.9 billion pounds; 2,400 sitters were asked.',
  ),
]
const given = ['A sitter finder for the 12 parks of London, by Anna Weber.']
const check = (output: unknown, language = 'en') => checkEvidence(output, { sources, given, language })

test('a number of the address is none of the passage', () => {
  const { report } = checkEvidence(
    { text: 'Rover has 4711 sitters [1].' },
    {
      sources: [{ ...source(1, 'Rover', 'A marketplace.'), url: 'https://rover.example/4711' }],
      given: [],
      language: 'en',
    },
  )
  expect(report.downgraded).toMatchObject([
    { id: expect.stringMatching(/^[\w-]{10}$/), basis: 'assumption', path: '/text' },
  ])
})

describe('a claim that its source holds', () => {
  test.each([
    'Rover takes 20% of each booking [1].',
    'The market grew by 4.2 % to £1.9bn [2].',
    'Asked were 2400 sitters [2].',
    'Sitters near the 12 parks of London pay Rover 20% [1].',
    'Rover takes 20% [1], and the market grew by 4.2% [2].',
    'The market grew by 4.2% while Rover takes 20% [1] [2].',
    'A fee of a fifth is usual (inferred from [1], [2]).',
    'No citation and 77% made up.',
  ])('%s', (text) => {
    expect(check({ text })).toEqual({ output: { text }, report: { downgraded: [], citationsRemoved: 0 } })
  })
})

describe('a claim that its source does not hold is an assumption', () => {
  test.each([
    ['a growth rate with a home page', 'The market grows by 14% a year [1].', '14'],
    ['a market size with a home page', 'It is worth $3.1 billion [1].', '3.1 billion'],
    ['a cited figure that was changed', 'Rover takes 25% of each booking [1].', '25'],
    ['a name that the source lacks', 'Sitters leave for Pawshake after a year [1].', 'Pawshake'],
  ])('%s', (_what, text, lack) => {
    const { output, report } = check({ list: [text] })
    const [marked] = (output as { list: string[] }).list
    expect(marked).toContain(`(assumption: source 1 does not say ${lack}; look it up`)
    expect(marked).not.toContain('[1]')
    expect(marked).toMatch(/\)\.$/)
    expect(report.downgraded).toMatchObject([
      { path: '/list/0', text: marked, why: expect.stringContaining('source 1') },
    ])
    expect(check({ list: [text] }).report).toEqual(report)
  })

  test('[42] with two sources, and a source number 99', () => {
    const { output, report } = check({ text: 'Everybody knows it [42].', row: { name: 'R', sourceNumber: 99 } })
    expect(output).toEqual({
      text: 'Everybody knows it (assumption: no source says this; look it up before you use it).',
      row: { name: 'R', sourceNumber: null },
    })
    expect(report).toMatchObject({ citationsRemoved: 2, downgraded: [{ path: '/text' }] })
  })

  test('of several sources only those that are there stay', () => {
    expect(check({ text: 'Rover takes 20% [1, 42].' })).toMatchObject({
      output: { text: 'Rover takes 20% [1].' },
      report: { citationsRemoved: 1, downgraded: [] },
    })
  })

  test('an entry says it by its basis', () => {
    const good = { text: 'Rover takes 20% [1].', basis: 'fact', check: null }
    const { output, report } = check({
      claims: [
        good,
        { text: 'Rover takes 30% [1].', basis: 'fact', check: null },
        { text: 'Owners are lonely.', basis: 'fact', check: null },
        { text: 'Owners are lonely.', basis: 'inference', check: null },
      ],
    })
    const { claims } = output as { claims: { text: string; basis: string; check: string | null }[] }
    expect(claims[0]).toEqual(good)
    expect(claims[1]).toEqual({ text: 'Rover takes 30%.', basis: 'assumption', check: expect.stringContaining('30') })
    expect(claims[2]).toMatchObject({ basis: 'assumption', check: expect.stringContaining('No source') })
    expect(claims[3]?.basis).toBe('inference')
    expect(report.downgraded.map(({ path }) => path)).toEqual(['/claims/1/text', '/claims/2'])
  })

  test('a fact stays one where one of its sources is not there and the other holds it', () => {
    const { output, report } = check({ claims: [{ text: 'Rover takes 20% [1, 42].', basis: 'fact', check: null }] })
    expect(output).toEqual({ claims: [{ text: 'Rover takes 20% [1].', basis: 'fact', check: null }] })
    expect(report).toEqual({ citationsRemoved: 1, downgraded: [] })
  })

  test("a row's value must stand in its source", () => {
    const row = { label: 'Sitters', value: 2400, basis: 'fact', source: 2, note: null, check: null }
    expect(check({ rows: [row] }).output).toEqual({ rows: [row] })
    expect(check({ rows: [{ ...row, value: 9000 }] }).output).toMatchObject({
      rows: [{ basis: 'assumption', source: null, check: expect.stringContaining('9,000') }],
    })
    const written = (language: string) => JSON.stringify(check({ rows: [{ ...row, value: 9000 }] }, language).output)
    expect(written('de')).toContain('Quelle 2 nennt 9.000 nicht')
    expect(written('German, of course')).toContain('9,000')
  })

  test('in the language of the text', () => {
    const { output } = check({ text: 'Der Markt wächst um 14 % [1].' }, 'de')
    expect(output).toEqual({
      text: 'Der Markt wächst um 14 % (Annahme: Quelle 1 nennt 14 nicht; vor der Verwendung nachschlagen).',
    })
  })
})

test('figures are compared by their values', () => {
  const values = (text: string) => [...figuresIn(text).keys()]
  expect(values('2,400')).toEqual([2400, 2.4])
  expect(values('2 400 and 1.234.567')).toEqual([2400, 1234567])
  expect(values('$1.9bn, 3 million, 12k')).toEqual([1.9e9, 3e6, 12000])
  expect(values('[2] R12 B2B 2025-10-01')).toEqual([2025, 10, 1])
})
