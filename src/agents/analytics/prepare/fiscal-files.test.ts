import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { filled } from '../bound-text.ts'
import { analyseFile } from './analyse-file.ts'

/** Revenue of two regions falls by four tenths at one period, whatever the periods are called. */
const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-fiscal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function analysed(rows: readonly (readonly (string | number)[])[], question = 'Did revenue change, and when?') {
  const path = join(folder, 'revenue.csv')
  writeFileSync(path, rows.map((row) => row.join(',')).join('\n'))
  const job = { path, fileName: 'revenue.csv', question, threads: 1, memoryMegabytes: 512 }
  const analysis = await analyseFile(job, () => undefined)
  return { analysis, text: filled(analysis.answer?.statement ?? '', analysis) }
}

const regions = ['North', 'South']
const amount = (place: number, falls: number, region: string) =>
  (place < falls ? 1_000 : 620) + ((place * 37) % 23) + (region === 'North' ? 5 : 0)

/** A row for each period and region; `cells` are those of the period. */
const panel = (names: readonly string[], cells: readonly (readonly (string | number)[])[], falls: number) => [
  [...names, 'region', 'revenue'],
  ...cells.flatMap((period, place) => regions.map((region) => [...period, region, amount(place, falls, region)])),
]
const quarters = Array.from({ length: 20 }, (_, place) => ({
  year: 2020 + Math.floor(place / 4),
  part: (place % 4) + 1,
}))
const months = Array.from({ length: 30 }, (_, place) => ({
  year: 2023 + Math.floor(place / 12),
  part: (place % 12) + 1,
}))
const monthNames = 'January February March April May June July August September October November December'.split(' ')
/** Months of the calendar under the fiscal year that holds them and is named by its end. */
const monthsFrom = (begins: number) =>
  Array.from({ length: 30 }, (_, place) => {
    const month = ((begins - 1 + place) % 12) + 1
    return { year: 2023 + Math.floor(place / 12), month }
  })

describe('what the time is', () => {
  test.each([
    [
      'FY24 Q3',
      panel(
        ['Quarter'],
        quarters.map(({ year, part }) => [`FY${year % 100} Q${part}`]),
        12,
      ),
      'FY2023 Q1',
    ],
    [
      'Q3 FY2024',
      panel(
        ['quarter'],
        quarters.map(({ year, part }) => [`Q${part} FY${year}`]),
        12,
      ),
      'FY2023 Q1',
    ],
    [
      '2023/24 Q1',
      panel(
        ['period'],
        quarters.map(({ year, part }) => [`${year - 1}/${year % 100} Q${part}`]),
        12,
      ),
      'FY2023 Q1',
    ],
    [
      'FY2025-P03',
      panel(
        ['period'],
        months.map(({ year, part }) => [`FY${year}-P${String(part).padStart(2, '0')}`]),
        18,
      ),
      'FY2024 P07',
    ],
    [
      'FY24-W05',
      panel(
        ['week'],
        Array.from({ length: 60 }, (_, place) => [`FY${24 + Math.floor(place / 52)}-W${(place % 52) + 1}`]),
        36,
      ),
      'FY2024 W37',
    ],
    [
      '2024/25',
      panel(
        ['Fiscal year'],
        Array.from({ length: 16 }, (_, place) => [`${2008 + place}/${String(9 + place).padStart(2, '0')}`]),
        10,
      ),
      'FY2019',
    ],
    [
      'a fiscal year and a quarter beside it',
      panel(
        ['fiscal_year', 'fiscal_quarter'],
        quarters.map(({ year, part }) => [year, `Q${part}`]),
        12,
      ),
      'FY2023 Q1',
    ],
    [
      'a fiscal year and a numbered period beside it',
      panel(
        ['fiscal_year', 'period'],
        months.map(({ year, part }) => [`FY${year}`, part]),
        18,
      ),
      'FY2024 P07',
    ],
    [
      'Q3 2024',
      panel(
        ['quarter'],
        quarters.map(({ year, part }) => [`Q${part} ${year}`]),
        12,
      ),
      'Q1 2023',
    ],
    [
      'a year and a month beside it',
      panel(
        ['year', 'month'],
        months.map(({ year, part }) => [year, part]),
        18,
      ),
      'July 2024',
    ],
    [
      'a year and the name of a month beside it',
      panel(
        ['Year', 'Month'],
        months.map(({ year, part }) => [year, monthNames[part - 1] ?? '']),
        18,
      ),
      'July 2024',
    ],
    [
      'a fiscal year that begins in April',
      panel(
        ['Fiscal Year', 'Month'],
        monthsFrom(4).map(({ year, month }) => [`FY${year}`, monthNames[month - 1] ?? '']),
        18,
      ),
      'October 2023',
    ],
    [
      'a fiscal year that begins in July, its months as numbers',
      panel(
        ['fiscal_year', 'month'],
        monthsFrom(7).map(({ year, month }) => [year, month]),
        18,
      ),
      'January 2024',
    ],
    [
      'fiscal quarters beside each other',
      [
        ['Region', ...quarters.map(({ year, part }) => `FY${year % 100} Q${part}`), 'Total'],
        ...regions.map((region) => [region, ...quarters.map((_, place) => amount(place, 12, region)), 16_960]),
      ],
      'FY2023 Q1',
    ],
  ])('%s', async (_, rows, since) => {
    const { text, analysis } = await analysed(rows)
    expect(text).toContain(`, beginning with ${since}: `)
    expect(text).toMatch(/(Revenue|Value) fell from 2,0\d\d to 1,2\d\d a /)
    // No month of the calendar is said of a fiscal period.
    if (since.startsWith('FY'))
      expect(JSON.stringify(analysis)).not.toMatch(/\b(January|April|July|October|Jan|Apr) 20/)
  })
})

test('the result says how two columns and a split year were read', async () => {
  const split = panel(
    ['period'],
    quarters.map(({ year, part }) => [`${year - 1}/${year % 100} Q${part}`]),
    12,
  )
  expect((await analysed(split)).analysis.notes).toContain(
    '"2019/20 Q1" in period was read as FY2020 Q1: fiscal years are named by the year in which they end.',
  )
  const april = monthsFrom(4).map(({ year, month }) => [`FY${year}`, monthNames[month - 1] ?? ''])
  expect((await analysed(panel(['Fiscal Year', 'Month'], april, 18))).analysis.notes).toEqual([
    '"Fiscal Year" and "Month" were read together as one moment.',
    'Its fiscal years were read as beginning in April and named by the year in which they end.',
  ])
})

test('names of months in a fiscal year of unknown beginning are no time', async () => {
  const oneYear = monthsFrom(4)
    .slice(0, 12)
    .map(({ month }) => ['FY2025', monthNames[month - 1] ?? ''])
  const { analysis } = await analysed(panel(['Fiscal Year', 'Month'], oneYear, 6))
  expect(analysis.columns.map(({ type }) => type)).not.toContain('date')
})

test('beside a date, fiscal labels stay groups', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const day = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10)
    return [day, index % 2 ? '2023/24' : '2024/25', 90 + ((index * 7) % 20)]
  })
  const { analysis } = await analysed([['order_date', 'season', 'amount'], ...rows], 'Did the amount change?')
  expect(analysis.columns.map(({ type }) => type)).toEqual(['date', 'category', 'number'])
})
