import { describe, expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, counted, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { blanksText } from './blanks-text.ts'
import { changedRow } from './changed-row.ts'
import { sizingInput } from './input.ts'
import { sizingOutput } from './output.ts'
import selection from './selection.ts'
import { amountOf, blanksOf, sizingSheet } from './sizing-sheet.ts'

function written(productOrService: string, targetMarket: string, market: string) {
  const input = sizingInput.parse({ productOrService, targetMarket })
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const timestamp = '2026-11-22T12:00:00.000Z'
  const output = sizingOutput.parse(selection.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return { ...output, sheet: sizingSheet(output.rows, output.formulas), sources: facts.sources }
}

const dentists = () =>
  written(
    'Cadeira is a booking and recall app. Today they keep a paper agenda and phone everybody. 39 euros per chair and month.',
    'Owners of dental practices with one to four chairs in Portugal, and their receptionists',
    'clinic-practice-management',
  )

describe('an audience that nobody has counted', () => {
  test('gets no total, and what one customer pays at the stated price', () => {
    const { rows, sheet, currency } = dentists()
    expect(currency).toBe('EUR')
    for (const method of ['top-down', 'bottom-up'] as const)
      expect(amountOf(sheet, method, 'TAM')).toEqual({ low: null, base: null, high: null })
    expect(rows.find(({ id }) => id === 'price')).toMatchObject({ value: 39, basis: 'given' })
    expect(rows.find(({ id }) => id === 'units')).toMatchObject({ low: 1, high: 4, basis: 'given' })
    expect(blanksText(sheet, currency)[0]).toContain('€1,170 a year')
  })

  test('says where its count stands, and names no other people in the sheet', () => {
    const { rows, comparisons = [], sources } = dentists()
    const [customers] = rows
    expect(customers).toMatchObject({ id: 'customers', blank: true })
    expect(customers?.label).toContain('Owners of dental practices')
    expect(customers?.check).toContain('Instituto Nacional de Estatística')
    expect(rows.some(({ basis }) => basis === 'fact')).toBe(false)
    expect(comparisons.join(' ')).toMatch(/Dentists employed in the United States: 149,300/)
    expect(sources.some(({ url }) => url?.includes('ine.pt'))).toBe(true)
  })

  test('has a total as soon as the blank is filled in', () => {
    const { rows, formulas, sheet } = dentists()
    const [tam] = formulas.filter(({ part }) => part === 'TAM')
    expect(blanksOf(sheet, tam?.id ?? '').map(({ id }) => id)).toEqual(['customers'])
    const filled = rows.map((row) => (row.id === 'customers' ? changedRow(row, new Map([['base', 4000]])) : row))
    expect(amountOf(sizingSheet(filled, formulas), 'top-down', 'TAM')?.base).toBe(4000 * 39 * 12 * 2.5)
  })
})

test('counts and price of the user make the sum', () => {
  const { rows, sheet } = written(
    'RussPlan plans the rounds of chimney sweeps. There are about 7,700 sweep districts in Germany, we can reach 900 of them through the guild. Price: 59 € a month per district.',
    'District chimney sweeps in Germany',
    'field-service-management',
  )
  expect(amountOf(sheet, 'bottom-up', 'TAM')?.base).toBe(7700 * 59 * 12)
  expect(amountOf(sheet, 'bottom-up', 'SAM')?.base).toBe(900 * 59 * 12)
  expect(rows[0]).toMatchObject({ value: 7700, basis: 'given' })
})

test('people and country that the market has counted get a total from the count', () => {
  const { rows, sheet } = written(
    'A booking page for restaurants.',
    'owners of independent restaurants in Germany',
    'table-reservations',
  )
  expect(rows[0]).toMatchObject({ id: 'customers', basis: 'fact' })
  expect(amountOf(sheet, 'top-down', 'SOM')?.base).toBeGreaterThan(0)
})
