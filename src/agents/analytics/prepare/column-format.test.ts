import { describe, expect, test } from 'vitest'
import { columnFormat } from './column-format.ts'

const number = (decimal: '.' | ',', unit: object | null = null) => ({ kind: 'number', decimal, unit })

describe('reads a column by a sample of its cells', () => {
  test.each([
    [['1', '2.5', '-3'], number('.')],
    [['1,234', '5', '12,000'], number('.')],
    [['1.234,50', '3,20'], number(',')],
    [['1234,5', '7,25'], number(',')],
    [['$1,200.00', '$3.10', '($40.00)'], number('.', { kind: 'money', symbol: '$' })],
    [['12,50 €', '3,00 €'], number(',', { kind: 'money', symbol: '€' })],
    [['12%', '3.5%', '100%'], number('.', { kind: 'percent' })],
    [['1e3', '2.5E-4'], number('.')],
    [['5', 'n/a', '7', '-'], number('.')],
    [['01067', '10115', '04109'], { kind: 'text' }],
    [['12 items', '3 items'], { kind: 'text' }],
    [['1.2.3', '4.10.0'], { kind: 'text' }],
    [['SUB-1001', 'SUB-1002'], { kind: 'text' }],
    [['INV 2024', 'INV 2025'], { kind: 'text' }],
    [['', 'N/A'], { kind: 'text' }],
  ])('%j', (sample, format) => {
    expect(columnFormat(sample)).toEqual(format)
  })

  test('dates, with the order of day and month where it can be known', () => {
    expect(columnFormat(['2026-01-31', '2026-02-01 10:30'])).toEqual({ kind: 'date', patterns: null, dayFirst: null })
    expect(columnFormat(['2026-01-31T10:30:00Z', '2026-01-31T10:30:00.123+02:00'])).toMatchObject({ kind: 'date' })
    expect(columnFormat(['31.01.2026', '01.02.2026'])).toMatchObject({
      kind: 'date',
      patterns: expect.arrayContaining(['%d.%m.%Y']),
    })
    expect(columnFormat(['13/01/2026', '02/03/2026'])).toMatchObject({
      dayFirst: 'certain',
      patterns: expect.arrayContaining(['%d/%m/%Y']),
    })
    expect(columnFormat(['01/13/2026', '02/03/2026'])).toMatchObject({
      dayFirst: 'certain',
      patterns: expect.arrayContaining(['%m/%d/%Y']),
    })
    expect(columnFormat(['02/03/2026', '04/05/2026'])).toMatchObject({ dayFirst: 'assumed' })
    expect(columnFormat(['3/13/25', '12/1/25'])).toMatchObject({
      dayFirst: 'certain',
      patterns: expect.arrayContaining(['%m/%d/%y']),
    })
    expect(columnFormat(['13.03.25', '01.12.25'], 'Rechnungsdatum')).toMatchObject({
      patterns: expect.arrayContaining(['%d.%m.%y']),
    })
    expect(columnFormat(['4.12.10', '4.12.11'], 'App version')).toEqual({ kind: 'text' })
  })

  test('a column with too many other cells stays text', () => {
    expect(columnFormat(['1', '2', 'three', 'four'])).toEqual({ kind: 'text' })
  })
})
