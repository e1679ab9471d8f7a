import { describe, expect, test } from 'vitest'
import { changedRow, isOneNumber } from './changed-row.ts'
import { estimateText } from './estimate-text.ts'
import { type SheetFormula, type SheetRow, sizingResult } from './output.ts'
import { sizingProblems } from './problems.ts'
import { amountOf, type Case, effectsOn, gapOf, sizingSheet } from './sizing-sheet.ts'

const row = (id: string, low: number, value: number, high: number, unit = 'people'): SheetRow => ({
  id,
  label: `Label of ${id}`,
  value,
  low,
  high,
  unit,
  basis: low === high ? 'fact' : 'assumption',
  source: low === high ? 1 : null,
  note: null,
  check: low === high ? null : 'Product manager: count them',
})
const result = (method: 'top-down' | 'bottom-up', part: 'TAM' | 'SAM' | 'SOM', formula: string): SheetFormula => ({
  id: `${part.toLowerCase()}_${method === 'top-down' ? 'top' : 'bottom'}`,
  label: part,
  unit: 'USD per year',
  method,
  part,
  formula,
})
const rows = [
  row('nurses', 1000, 1000, 1000),
  row('pay', 50_000, 50_000, 50_000, 'USD per year'),
  row('budget', 0.1, 0.2, 0.4, '%'),
  row('price', 8, 10, 12, 'USD per year'),
  row('fit', 25, 50, 75, '%'),
  row('won', 5, 10, 20, 'people'),
]
const formulas = [
  result('top-down', 'TAM', 'nurses * pay * budget'),
  result('top-down', 'SAM', 'tam_top * fit'),
  result('top-down', 'SOM', 'sam_top * 0.02'),
  result('bottom-up', 'TAM', 'nurses * price'),
  result('bottom-up', 'SAM', 'tam_bottom * fit'),
  result('bottom-up', 'SOM', 'min(sam_bottom, won * 36 * price)'),
]
const sheet = sizingSheet(rows, formulas)
const output = { scope: 'Scope.', currency: 'USD' as const, rows, formulas, gapNote: 'They differ.', openQuestions: [] }

describe('a sheet', () => {
  test('calculates each method in three cases; a percentage counts in hundredths', () => {
    expect(amountOf(sheet, 'top-down', 'TAM')).toEqual({ low: 50_000, base: 100_000, high: 200_000 })
    expect(amountOf(sheet, 'top-down', 'SAM')).toEqual({ low: 12_500, base: 50_000, high: 150_000 })
    expect(amountOf(sheet, 'bottom-up', 'SOM')).toEqual({ low: 1440, base: 3600, high: 8640 })
  })

  test('ranks the rows by how far each moves a result, facts aside', () => {
    const effects = effectsOn(sheet, 'sam_top')
    expect(effects.map((effect) => effect.row.id)).toEqual(['budget', 'fit'])
    expect(effects[0]).toMatchObject({ low: 25_000, high: 100_000, swing: 1.5 })
  })

  test('flags a gap of more than twice and says which assumption would close it', () => {
    const gap = gapOf(sheet)
    expect(gap).toMatchObject({ part: 'TAM', larger: 'top-down', ratio: 10 })
    expect(gap?.bridges.map(({ row: each, needed, within }) => [each.id, needed, within])).toEqual([
      ['budget', 0.02, false],
      ['price', 100, false],
    ])
    const near = sizingSheet(
      rows.map((each) => (each.id === 'budget' ? row('budget', 0.02, 0.03, 0.04, '%') : each)),
      formulas.filter(({ part }) => part !== 'SOM'),
    )
    expect(gapOf(near)).toBeNull()
  })

  test('its text follows the rows', () => {
    const before = estimateText(sheet, output, 'top-down')
    expect(before).toContain('Top-down (Industry Reports): TAM $100 thousand a year ($50 thousand to $200 thousand)')
    expect(before.indexOf('Top-down')).toBeLessThan(before.indexOf('Bottom-up'))
    expect(before).toContain('10 times apart on TAM')
    expect(before).toContain(
      'No single row closes that inside its range; “Label of budget” alone would have to be 0.02 instead of 0.2 %.',
    )
    const doubled = sizingSheet(
      rows.map((each) => (each.id === 'budget' ? changedRow(each, new Map([['base', 0.4]])) : each)),
      formulas,
    )
    expect(estimateText(doubled, output, 'top-down')).toContain('TAM $200 thousand a year')
  })

  test('a sheet that cannot be relied on is refused in words', () => {
    expect(sizingProblems({ ...output, rows, formulas })).toEqual([])
    const broken = sizingProblems({
      ...output,
      rows: [...rows, { ...row('loose', 1, 2, 3), check: null }, { ...row('bare', 4, 4, 4), source: null }],
      formulas: [...formulas.slice(0, 5), result('bottom-up', 'SOM', 'tam_bottom * 3 + missing')],
    })
    expect(broken.join('\n')).toMatch(/missing.*no row/)
    expect(broken.join('\n')).toMatch(/"loose" is an assumption without a check/)
    expect(broken.join('\n')).toMatch(/"bare" is a fact without a source/)
    const upside = sizingProblems({
      ...output,
      formulas: [...formulas.slice(0, 5), result('bottom-up', 'SOM', 'tam_bottom * 3')],
    })
    expect(upside.join('\n')).toMatch(/SOM must not be larger/)
  })
})

describe('a row that the reader changes', () => {
  const changed = (stored: SheetRow, ...cells: [Case, number][]) => changedRow(stored, new Map(cells))

  test('takes its range along when the base leaves it', () => {
    expect(changed(row('fit', 25, 50, 75, '%'), ['base', 90])).toMatchObject({ low: 25, value: 90, high: 90 })
    expect(changed(row('churn', 30, 20, 10, '%'), ['base', 40])).toMatchObject({ low: 40, value: 40, high: 10 })
    expect(changed(row('fit', 25, 50, 75, '%'), ['low', 60])).toMatchObject({ low: 60, value: 60, high: 75 })
  })

  test('is no fact any more', () => {
    expect(changed(row('nurses', 1000, 1000, 1000), ['base', 1200])).toMatchObject({
      low: 1200,
      value: 1200,
      high: 1200,
      basis: 'given',
      source: null,
      note: 'Changed manually; source [1] has 1,000',
    })
  })

  test('keeps both numbers that are changed in it, the last one first in rank', () => {
    const fit = row('fit', 25, 50, 75, '%')
    expect(changed(fit, ['low', 10], ['high', 90])).toMatchObject({ low: 10, value: 50, high: 90 })
    expect(changed(fit, ['base', 10], ['low', 20])).toMatchObject({ low: 20, value: 20, high: 75 })
    expect(changed(fit, ['low', 60], ['base', 20])).toMatchObject({ low: 20, value: 20, high: 75 })
  })

  test('keeps its shape whatever its numbers are for a moment', () => {
    const ranged: SheetRow = { ...row('beds', 10, 20, 30), basis: 'given', check: null }
    expect(isOneNumber(ranged)).toBe(false)
    // Three equal numbers that one typed are still a range; which shape a row has is decided by what is stored.
    expect(changed(ranged, ['low', 20], ['high', 20])).toMatchObject({ low: 20, value: 20, high: 20 })
    const measured: SheetRow = { ...row('beds', 10, 20, 30), basis: 'fact', source: 2, check: null }
    expect(changed(measured, ['low', 5])).toMatchObject({ low: 5, value: 20, high: 30, basis: 'given', source: null })
  })

  test('that was blank has the number, and is blank again without it', () => {
    const blank: SheetRow = { ...row('firms', 0, 0, 0), basis: 'assumption', blank: true, check: 'Look' }
    expect(isOneNumber(blank)).toBe(true)
    expect(changed(blank, ['base', 7])).toMatchObject({ low: 7, value: 7, high: 7, basis: 'given' })
    expect(changed(blank, ['base', 7])).not.toHaveProperty('blank')
    expect(changed(blank)).toEqual(blank)
  })
})

test('prices and counts are not negative; a share may shrink', () => {
  const refused = (each: SheetRow) => sizingResult.shape.rows.safeParse([each]).error?.issues[0]?.message
  expect(refused({ ...row('price', -1, 10, 12, 'USD per month'), label: 'Price' })).toBe('“Price” cannot be negative.')
  expect(refused({ ...row('firms', 1, -10, 12, 'firms'), label: 'Firms' })).toBe('“Firms” cannot be negative.')
  expect(refused(row('growth', -4, -2, 3, '%'))).toBeUndefined()
})
