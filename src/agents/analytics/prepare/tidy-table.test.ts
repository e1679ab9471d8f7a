import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { filled } from '../bound-text.ts'
import { analyseFile } from './analyse-file.ts'
import { namedPeriods } from './period-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-tidy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

async function analyse(content: string | Uint8Array, fileName = 'data.csv', question: string | null = null) {
  files += 1
  const path = join(folder, String(files))
  writeFileSync(path, content)
  const analysis = await analyseFile({ path, fileName, question, threads: 2, memoryMegabytes: 512 }, () => undefined)
  const column = (name: string) => analysis.columns.find((each) => each.name === name)
  return {
    analysis,
    column,
    statements: analysis.findings.map(({ statement }) => filled(statement, analysis)).join('\n'),
  }
}

const months = ['Jan 2025', 'Feb 2025', 'Mar 2025', 'Apr 2025', 'May 2025', 'Jun 2025', 'Jul 2025', 'Aug 2025']
/** Use of features by month: one falls while the others make up for it. */
const pivot = [
  ['Feature', ...months, 'Total'],
  ['Export', ...months.map((_, at) => 900 - at * 90), 4680],
  ...['Search', 'Alerts', 'Sharing'].map((name, at) => [
    name,
    ...months.map((_, month) => 300 + at * 60 + month * 30 + ((month * 7 + at * 5) % 11)),
    3200,
  ]),
  ['Total', ...months.map(() => 2000), 16000],
]
const text = (rows: readonly (readonly unknown[])[], mark = ',') => rows.map((row) => row.join(mark)).join('\n')

describe('a table as people keep it in a spreadsheet', () => {
  test('months beside each other are read below each other, and sums are left out', async () => {
    const { analysis, column, statements } = await analyse(text(pivot), 'use.csv', 'Which feature is losing use?')
    expect(analysis).toMatchObject({ rows: 32 })
    expect(analysis.columns.map(({ name }) => name)).toEqual(['Feature', 'Month', 'Value'])
    expect(column('Month')).toMatchObject({ type: 'date', distinct: 8 })
    expect(statements).toContain('For feature Export, value fell steadily from about 900 to 270 a month')
    expect(statements).not.toMatch(/feature Total|16,000/)
    expect(analysis.notes.join(' ')).toMatch(/"Total".*left out.*"Jan 2025" to "Aug 2025" were read as months/)
  })

  test('a group that moves as all others do has no way of its own', async () => {
    const rows = ['A', 'B', 'C'].map((name, at) => [name, ...months.map((_, month) => 100 + at + month * 20)])
    const { statements } = await analyse(text([['Team', ...months], ...rows]))
    expect(statements).not.toContain('Value of team')
    expect(statements).toContain('Value rose steadily')
  })

  test('names under merged cells take the name of their group', async () => {
    const rows: unknown[][] = [
      ['Sales report 2025'],
      [],
      [null, null, 'Plan', null, 'Actual', null],
      ['Region', 'Month', 'Units', 'Revenue', 'Units', 'Revenue'],
      ...Array.from({ length: 24 }, (_, at) => [
        ['North', 'South'][at % 2],
        45658 + at * 15,
        100 + at,
        5000 + at,
        90 + at,
        4800 + at,
      ]),
    ]
    const sheet = utils.aoa_to_sheet(rows)
    sheet['!merges'] = ['A1:F1', 'C3:D3', 'E3:F3'].map((range) => utils.decode_range(range))
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Report')
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const bytes = new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer)
      const { analysis } = await analyse(bytes, `report.${bookType === 'xlsx' ? 'xlsx' : 'xls'}`)
      expect(analysis.columns.map(({ name }) => name)).toEqual([
        'Region',
        'Month',
        'Plan Units',
        'Plan Revenue',
        'Actual Units',
        'Actual Revenue',
      ])
    }
  })

  test('days that a spreadsheet counts are days under the name of a day, and numbers elsewhere', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => [900_001 + at, 45_658 + at, 45_658 + at * 3])
    const { column } = await analyse(text([['Invoice no', 'Due date', 'Amount'], ...rows]))
    expect(column('Due date')).toMatchObject({ type: 'date', detail: '1 January 2025 to 1 March 2025' })
    expect(column('Amount')).toMatchObject({ type: 'number' })
    expect(column('Invoice no')).toMatchObject({ type: 'id' })
  })

  test('an empty row and a row of sums count no invoice; many rows of that name are a value', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => [`INV-${at}`, ['Acme', 'Total', 'Initech'][at % 3], 10 + at])
    const { analysis } = await analyse(
      text([['invoice_id', 'customer', 'amount'], ...rows, ['', '', ''], ['Total', '', 1180]]),
    )
    expect(analysis.rows).toBe(40)
    expect(analysis.columns[1]?.detail).toContain('Total (13)')
    const several = await analyse(
      text([['customer', 'amount'], ...rows.map(([, customer, amount]) => [customer, amount])]),
    )
    expect(several.analysis.rows).toBe(40)
  })

  test('an order list in German: numbers that are names, decimal commas, what was cancelled', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => {
      const land = ['DE', 'AT', 'CH'][at % 3] ?? ''
      const isOff = land === 'CH' ? at % 2 === 0 : at % 10 === 1
      const tag = `${String(1 + (at % 28)).padStart(2, '0')}.${String(1 + (at % 12)).padStart(2, '0')}.2025`
      return [
        10_001 + at,
        String(at % 40).padStart(5, '0'),
        tag,
        land,
        isOff ? 'storniert' : 'geliefert',
        `"1.${String(100 + (at % 800))},50 €"`,
      ]
    })
    const head = ['Auftragsnr', 'Kundennr', 'Bestelldatum', 'Land', 'Status', 'Umsatz (€)']
    const { column, statements } = await analyse(
      text([head, ...rows], ';'),
      'bestellungen.csv',
      'Welche Länder stornieren?',
    )
    expect(column('Auftragsnr')).toMatchObject({ type: 'id' })
    expect(column('Kundennr')).toMatchObject({ type: 'id, repeated' })
    expect(column('Bestelldatum')).toMatchObject({ type: 'date' })
    expect(column('Umsatz (€)')?.detail).toMatch(/^€1,1\d\d\.50 to €1,3\d\d\.50|^€1,1\d\d to €1,\d{3}/)
    expect(statements).toMatch(/50% of the 100 rows with land CH have status storniert/)
  })
})

describe('names of periods', () => {
  test.each([
    [['Jan 2025', 'Feb 2025', 'March 2025'], 'Month', '2025-03-01'],
    [['2025-01', '2025-02', '2025-03'], 'Month', '2025-03-01'],
    [['01/2025', '02/2025', '03/2025'], 'Month', '2025-03-01'],
    [['Jan-25', 'Feb-25', 'Mrz-25'], 'Month', '2025-03-01'],
    [['Q1 2025', 'Q2 2025', '2025 Q3'], 'Quarter', '2025-07-01'],
  ])('%j', (names, grain, last) => {
    const found = namedPeriods(['Team', ...names])
    expect(found).toMatchObject({ grain })
    expect(found?.starts[0]).toBeNull()
    expect(found?.starts.at(-1)).toBe(last)
  })

  test.each([
    [['Jan 2025', 'Feb 2025']],
    [['Marketing 25', 'SUB-1001', 'INV 2024']],
    [['Jan 2025', 'January 2025', 'Feb 2025']],
  ])('none in %j', (names) => {
    expect(namedPeriods(names)).toBeNull()
  })
})
