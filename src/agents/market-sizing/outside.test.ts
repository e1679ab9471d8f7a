import { read } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { outsideFacts } from '#drafting/index.ts'
import { workbookBytes } from '#exporters/xlsx/workbook-bytes.ts'
import { briefReader, counted, regions } from '#tests/support/market-reader.ts'
import { oddBriefs } from '#tests/support/odd-briefs.ts'
import agent from './agent.ts'
import { blanksText } from './blanks-text.ts'
import { changedRow } from './changed-row.ts'
import { type SizingInput, sizingInput } from './input.ts'
import { type SizingResult, sizingOutput } from './output.ts'
import outside from './outside.ts'
import { amountOf, sizingSheet } from './sizing-sheet.ts'
import { sizingWorkbook } from './sizing-workbook.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(form: Pick<SizingInput, 'productOrService' | 'targetMarket'>) {
  const input = sizingInput.parse(form)
  const source = agent.briefSource(input)
  const facts = outsideFacts(source, briefReader(source).reading, null)
  const output = sizingOutput.parse(outside.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  const context = { input, sources: facts.sources, timestamp }
  const result = agent.parseResult(agent.toResult(output, context))
  if (!result.ok) throw new Error(JSON.stringify(result.fields))
  return { output, result: result.value as SizingResult, sources: facts.sources }
}

const odd = (id: string) => {
  const brief = oddBriefs.find((each) => each.id === id)
  if (!brief) throw new Error('the brief is gone')
  return written({ productOrService: brief.description, targetMarket: brief.audience || 'People who would use it' })
}

describe('a market that nobody has counted', () => {
  test('gets the rows of the sum that fits it, blank, each with where its value is found', () => {
    const { rows, formulas } = odd('shade').output
    expect(rows.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Places', 'Share taken', 'Hours a year in which it is wanted', 'Price per purchase']),
    )
    expect(rows.every(({ blank, check }) => blank && check)).toBe(true)
    expect(formulas.filter(({ part }) => part !== 'step')).toHaveLength(6)
  })

  test('shows no total until its blanks are filled in, and each as soon as its own are', () => {
    const { rows, formulas, currency } = odd('shade').output
    const fill = (values: Record<string, number>) =>
      sizingSheet(
        rows.map((row) => (row.id in values ? changedRow(row, new Map([['base', values[row.id] ?? 0]])) : row)),
        formulas,
      )
    expect(amountOf(fill({}), 'top-down', 'TAM')?.base).toBeNull()
    expect(blanksText(fill({}), currency).join(' ')).toContain('Places; Hours a year in which it is wanted')
    const counts = { customers: 200, factor_1: 300, price: 2 }
    expect(amountOf(fill(counts), 'top-down', 'TAM')?.base).toBe(200 * 300 * 2)
    expect(amountOf(fill(counts), 'top-down', 'SAM')?.base).toBeNull()
    expect(amountOf(fill({ ...counts, share_1: 10 }), 'top-down', 'SAM')?.base).toBeCloseTo(12_000)
    expect(amountOf(fill({ ...counts, reached: 50, won_share: 20 }), 'bottom-up', 'SOM')?.base).toBeCloseTo(6000)
  })

  test('has the price and the counts that the user states, and no others', () => {
    const { rows, currency } = odd('bench').output
    expect(currency).toBe('EUR')
    expect(rows.filter(({ blank }) => !blank)).toEqual([
      expect.objectContaining({ id: 'price', value: 6000, basis: 'given' }),
    ])
    const { output, sources } = written({
      productOrService:
        'Loom is a library of weaving patterns read by hand looms. There are about 4,000 weavers. 6 pounds a month.',
      targetMarket: 'hand weavers in the UK',
    })
    expect(output.rows.find(({ id }) => id === 'customers')).toMatchObject({ value: 4000, basis: 'given' })
    expect(amountOf(sizingSheet(output.rows, output.formulas), 'bottom-up', 'TAM')?.base).toBe(4000 * 6 * 12)
    expect(sources.every(({ url }) => url !== null)).toBe(true)
  })

  test('is a spreadsheet whose results stay empty until their cells are filled in', () => {
    const book = read(workbookBytes(sizingWorkbook(odd('shade').result)), { cellFormula: true })
    const results = Object.entries(book.Sheets.Results ?? {}).filter(([at]) => /^D\d/.test(at) && at !== 'D1')
    expect(results.length).toBeGreaterThan(5)
    for (const [, cell] of results) {
      const { f, v } = cell as { f?: string; v?: unknown }
      expect(f).toMatch(/^IF\(COUNT\(Assumptions!D\d/)
      expect(v ?? '').toBe('')
    }
  })

  test('counts nothing before it is answered what could hurt somebody', () => {
    const { scope, rows, formulas } = odd('ice').output
    expect(scope).toContain('No estimate until this safety question is answered')
    expect([rows, formulas]).toEqual([[], []])
  })
})
