import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { afterAll, expect, test } from 'vitest'
import { workbookBytes } from '#exporters/xlsx/workbook-bytes.ts'
import { compileSheet } from '#shared/formula/compile-sheet.ts'
import { analysisWorkbook } from './analysis-workbook.ts'
import { chartRows } from './chart-sheet.ts'
import { writtenAnalysis } from './draft/written-analysis.ts'
import { type AnalyticsResult, analyticsResult } from './output.ts'
import { analyseFile } from './prepare/analyse-file.ts'
import type { AnalysisChart } from './prepared.ts'
import { analyticsResultOf } from './to-result.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-workbook-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function resultOf(fileName: string, content: string, question: string | null): Promise<AnalyticsResult> {
  const path = join(folder, fileName)
  writeFileSync(path, content)
  const prepared = await analyseFile({ path, fileName, question, threads: 1, memoryMegabytes: 512 }, () => undefined)
  const context = {
    input: { question },
    sources: [],
    timestamp: '2026-01-01T00:00:00Z',
    prepared,
  }
  return analyticsResult.parse(analyticsResultOf(writtenAnalysis(prepared), context))
}

/** A price test: 300 of 3,000 buy at the old price, 180 of 3,000 at the new one. */
const prices = [
  'visitor_id,price,purchased',
  ...Array.from({ length: 6_000 }, (_, index) => {
    const isNew = index % 2 === 1
    return `v${index},${isNew ? 'price_15' : 'control'},${index % 100 < (isNew ? 6 * 2 : 10 * 2) ? 1 : 0}`
  }),
].join('\n')

const numberIn = (sheet: WorkSheet, name: string) => Number((sheet[name] as { v?: unknown } | undefined)?.v ?? 0)

/** What the formula of a cell gives over the numbers that stand in the file. */
function calculated(sheet: WorkSheet, formula: string): number | null {
  const withoutRanges = formula
    .replaceAll('$', '')
    .replace(/(SUM|AVERAGE|MIN|MAX)\(([A-Z]+\d+:[A-Z]+\d+)\)/g, (_, name: string, range: string) => {
      const { s, e } = utils.decode_range(range)
      const numbers: number[] = []
      for (let r = s.r; r <= e.r; r += 1)
        for (let c = s.c; c <= e.c; c += 1) {
          const cell = sheet[utils.encode_cell({ r, c })] as { t: string; v: number } | undefined
          if (cell?.t === 'n') numbers.push(cell.v)
        }
      const sum = numbers.reduce((all, each) => all + each, 0)
      if (name === 'MIN') return `(${Math.min(...numbers)})`
      if (name === 'MAX') return `(${Math.max(...numbers)})`
      return `(${name === 'SUM' ? sum : sum / numbers.length})`
    })
  const cells = [...new Set(withoutRanges.match(/\b[A-Z]+\d+\b/g) ?? [])]
  return (
    compileSheet([{ id: 'result', formula: withoutRanges }], cells)
      .calculate(new Map(cells.map((name) => [name, numberIn(sheet, name)])))
      .get('result') ?? null
  )
}

function formulasOf(book: WorkBook) {
  return Object.entries(book.Sheets).flatMap(([name, sheet]) =>
    Object.entries(sheet).flatMap(([place, cell]) => {
      const { f, v } = cell as { f?: string; v?: number }
      return f ? [{ name, place, formula: f, value: v, sheet }] : []
    }),
  )
}

test('every number that follows from others is a formula that gives it, over the numbers of the file', async () => {
  const book = read(workbookBytes(analysisWorkbook(await resultOf('prices.csv', prices, 'Which price sells more?'))), {
    cellFormula: true,
    cellNF: true,
  })
  expect(book.SheetNames).toEqual(['Analysis', 'Findings', 'Figures', 'Charts', 'Columns'])
  const formulas = formulasOf(book)
  for (const { name, place, formula, value, sheet } of formulas)
    expect([name, place, formula, calculated(sheet, formula)]).toEqual([
      name,
      place,
      formula,
      expect.closeTo(value ?? Number.NaN, 9),
    ])
  const figures = book.Sheets.Figures as WorkSheet
  const rows = utils.sheet_to_json<{ 'What it is': string; Value: number; 'How it follows': string }>(figures)
  const of = (what: RegExp) => rows.find((row) => what.test(row['What it is']))
  expect(of(/counted|in control$/)).toMatchObject({ Value: 3_000 })
  expect(of(/^share that purchased, price_15/)).toMatchObject({ Value: 0.12 })
  expect(of(/^share that purchased, control/)).toMatchObject({ Value: 0.2 })
  expect(formulas.filter(({ name }) => name === 'Figures').length).toBeGreaterThan(3)
})

const chart = (more: Partial<AnalysisChart>): AnalysisChart => ({
  id: 'f1.chart',
  title: 'Chart',
  description: '',
  kind: 'bar',
  labels: ['all', 'some', 'few'],
  series: [{ name: 'people', values: [200, 80, 20] }],
  unit: '',
  horizontal: true,
  ...more,
})

test.each([
  [
    'steps stand with their parts',
    chart({ parts: 'steps' }),
    { C3: ['B3/B2', 0.4], C4: ['B4/B3', 0.25], D2: ['B2/B$2', 1], D4: ['B4/B$2', 0.1] },
  ],
  ['parts of a whole add up', chart({ parts: 'whole' }), { C2: ['B2/SUM(B$2:B$4)', 2 / 3], B5: ['SUM(B2:B4)', 300] }],
  [
    'a waterfall ends where its steps lead',
    chart({
      kind: 'waterfall',
      labels: ['before', 'North', 'South', 'after'],
      series: [{ name: 'revenue', values: [10, 4, -1, 13] }],
    }),
    { B5: ['SUM(B2:B4)', 13] },
  ],
  [
    'an interval has its half',
    chart({
      kind: 'interval',
      labels: ['B', 'C'],
      series: [
        { name: 'lower end', values: [-1, 2] },
        { name: 'difference', values: [1, 3] },
        { name: 'upper end', values: [3, 4] },
      ],
    }),
    { E2: ['(D2-B2)/2', 2], E3: ['(D3-B3)/2', 1] },
  ],
  [
    'cohorts have averages both ways, over the weeks that there are',
    chart({
      kind: 'heat',
      labels: ['Week 1', 'Week 2'],
      series: [
        { name: '5 Jan', values: [40, 30] },
        { name: '12 Jan', values: [20, null] },
      ],
      unit: '%',
    }),
    { D2: ['AVERAGE(B2:C2)', 30], D3: ['AVERAGE(B3:C3)', 30], C4: ['AVERAGE(C2:C3)', 20], B6: ['MAX(B2:B3)', 40] },
  ],
] as const)('%s', (_name, drawn, wanted) => {
  const sheet = { name: 'Charts', widths: [20], rows: chartRows(drawn, 1) }
  const cells = read(workbookBytes({ title: 'Charts', sheets: [sheet] }), { cellFormula: true }).Sheets
    .Charts as WorkSheet
  for (const [place, [formula, value]] of Object.entries(wanted)) {
    expect([place, cells[place]]).toEqual([place, expect.objectContaining({ f: formula })])
    expect(cells[place].v).toBeCloseTo(value as number, 9)
    expect(calculated(cells, formula as string)).toBeCloseTo(value as number, 9)
  }
})

test('texts of a file that look like formulas stay texts', async () => {
  const evil = [
    'name,amount',
    ...Array.from({ length: 60 }, (_, index) => `"=HYPERLINK(""http://x"") ${index % 2}",${index}`),
  ].join('\n')
  const book = read(workbookBytes(analysisWorkbook(await resultOf('evil.csv', evil, null))), { cellFormula: true })
  expect(formulasOf(book).filter(({ formula }) => /HYPERLINK/.test(formula))).toEqual([])
})
