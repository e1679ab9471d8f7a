import { expect, test } from 'vitest'
import type { SheetRow, SizingResult } from './output.ts'
import { sizingCsv } from './sizing-csv.ts'

const row = (id: string, value: number, unit: string, more: Partial<SheetRow> = {}): SheetRow => ({
  id,
  label: `Label of ${id}`,
  value,
  low: value,
  high: value,
  unit,
  basis: 'fact',
  source: 1,
  note: null,
  check: null,
  ...more,
})

const result: SizingResult = {
  timestamp: '2026-05-03T10:00:00.000Z',
  inputs: {
    productOrService: 'An app',
    targetMarket: 'Hospitals',
    customerSegments: null,
    regions: null,
    estimationApproach: 'top-down',
  },
  estimate: 'In words.',
  scope: 'Scope.',
  currency: 'USD',
  gapNote: 'They differ.',
  openQuestions: [],
  rows: [
    row('nurses', 3_391_000, 'people'),
    row('fit', 12.5, '%', { low: 5, high: 20, basis: 'assumption', source: null, check: 'Ask' }),
    row('firms', 0, 'firms', { blank: true, basis: 'assumption', source: null, check: 'Look it up' }),
  ],
  formulas: [
    { id: 'reach', label: 'Reached', unit: 'people', method: 'both', part: 'step', formula: 'nurses * fit' },
    { id: 'tam', label: 'All', unit: 'USD per year', method: 'top-down', part: 'TAM', formula: 'firms * 3' },
  ],
  searchResults: [{ number: 1, title: 'Statistics, of nurses', link: 'https://example.com/' }],
}

test('every cell of the three columns of numbers is a number or empty', () => {
  const [header, ...rows] = sizingCsv(result)
  expect(header?.slice(3, 6)).toEqual(['Low', 'Base', 'High'])
  for (const cells of rows) {
    expect(cells).toHaveLength(header?.length ?? 0)
    for (const cell of cells.slice(3, 6)) expect(cell).toMatch(/^(?:-?\d+(?:\.\d+)?)?$/)
  }
  expect(rows.map((cells) => cells.slice(3, 6))).toEqual([
    ['3391000', '3391000', '3391000'],
    ['5', '12.5', '20'],
    ['', '', ''],
    ['169550', '423875', '678200'],
    ['', '', ''],
    ['', '', ''],
  ])
})
