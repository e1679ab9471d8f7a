import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import Papa from 'papaparse'
import { afterAll, describe, expect, test } from 'vitest'
import { filled } from '../bound-text.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import { analyseFile } from './analyse-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-analyse-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0

function analyse(
  content: string | Uint8Array,
  fileName = 'data.csv',
  question: string | null = null,
): Promise<PreparedAnalysis> {
  files += 1
  const path = join(folder, String(files))
  writeFileSync(path, content)
  return analyseFile({ path, fileName, question, threads: 2, memoryMegabytes: 512 }, () => undefined)
}

const csv = (rows: readonly (readonly unknown[])[]) =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\n' },
  )
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
const statements = (analysis: PreparedAnalysis) => analysis.findings.map(({ statement }) => filled(statement, analysis))

describe('what a column holds, computed by hand', () => {
  test('quantiles, sums, missing and distinct values', async () => {
    const { columns, rows } = await analyse('ref,amount,group\n1,10,a\n2,20,b\n3,,a\n4,40,a\n5,100,\n')
    expect(rows).toBe(5)
    expect(columns.map(({ type, missing, distinct }) => [type, missing, distinct])).toEqual([
      ['id', 0, 5],
      ['number', 1, 4],
      ['category', 1, 2],
    ])
    // 10, 20, 40, 100: the middle lies between 20 and 40.
    expect(columns[1]?.detail).toBe('10 to 100, median 30')
    expect(columns[2]?.detail).toBe('a (3), b (1)')
  })

  test('decimal commas, thousands, money, percents and losses in parentheses', async () => {
    const german = await analyse('Ort;Umsatz\nKöln;1.200,50\nGraz;3,50\nBern;-4,00\n')
    expect(german.format).toBe('CSV, semicolons, UTF-8')
    expect(german.columns[1]?.detail).toBe('-4 to 1,201, median 3.5')
    const books = await analyse('item,profit\na,"$1,200.00"\nb,($40.00)\nc,$10.00\n')
    expect(books.columns[1]?.detail).toBe('-$40.00 to $1,200, median $10.00')
  })

  test('cells that are no number are counted and quoted, placeholders are missing', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => [
      index + 1,
      index === 3 ? 'a lot' : index === 4 ? 'n/a' : index,
    ])
    const analysis = await analyse(csv([['row', 'hours'], ...rows]))
    expect(analysis.columns[1]).toMatchObject({ type: 'number', missing: 2 })
    expect(statements(analysis).join(' ')).toContain('1 cell of hours is no number and was left out, such as "a lot".')
  })

  test('Windows-1252, UTF-16 and a byte order mark', async () => {
    const western = await analyse(
      Uint8Array.from(Buffer.from('stra\xdfe;preis\nM\xfcnchen;3\nK\xf6ln;4\nUlm \x80;5\n', 'latin1')),
    )
    expect(western.columns.map(({ name }) => name)).toEqual(['straße', 'preis'])
    expect(western.format).toContain('Windows-1252')
    const wide = await analyse(Buffer.from('\uFEFFa\tb\n1\tx\n2\ty\n', 'utf16le'))
    expect(wide).toMatchObject({ rows: 2, format: 'CSV, tabs, UTF-16' })
    const marked = await analyse('\uFEFFname,b\n1,x\n2,y\n')
    expect(marked.columns[0]?.name).toBe('name')
  })

  test('"NA" is North America beside other regions, and missing elsewhere', async () => {
    const region = await analyse('region,n\nNA,1\nEMEA,2\nAPAC,3\nNA,4\n')
    expect(region.columns[0]).toMatchObject({ missing: 0, distinct: 3 })
    const answer = await analyse('answer,n\nNA,1\nyes,2\nno,3\nNA,4\n')
    expect(answer.columns[0]).toMatchObject({ missing: 2, distinct: 2 })
  })

  test('two spellings of one value are read as one, with a note', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [
      index,
      index % 3 === 0 ? 'Basic' : index % 20 === 1 ? 'basic' : 'Pro',
    ])
    const analysis = await analyse(csv([['n', 'plan'], ...rows]))
    expect(analysis.columns[1]?.distinct).toBe(2)
    expect(statements(analysis).join(' ')).toContain('"Basic" (20) and "basic" (2); they were read as one.')
  })
})

describe('findings, computed by hand', () => {
  /** 40 of 100 Basic and 10 of 100 Pro are cancelled. */
  const subscriptions = csv([
    ['subscription_id', 'plan', 'cancelled'],
    ...Array.from({ length: 200 }, (_, index) => {
      const basic = index < 100
      return [`S${index}`, basic ? 'Basic' : 'Pro', index % 100 < (basic ? 40 : 10) ? 'yes' : 'no']
    }),
  ])

  test('the group with more of an outcome, its share, the share of the others', async () => {
    const analysis = await analyse(subscriptions, 'subscriptions.csv')
    expect(analysis.row).toEqual({ one: 'subscription', many: 'subscriptions' })
    const outcome = analysis.findings.find(({ kind }) => kind === 'outcome')
    expect(filled(outcome?.statement ?? '', analysis)).toBe(
      '40% of the 100 subscriptions with plan Basic were cancelled, against 10% of all others. Of all subscriptions that were cancelled, 80% have plan Basic. The difference is 18.3 to 40.8 percentage points with a confidence of 95%.',
    )
    expect(outcome?.tone).toBe('bad')
    expect(statements(analysis)).toContain('25% of the subscriptions were cancelled (50 of 200).')
  })

  test('a difference that may be chance is not reported', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [
      `S${index}`,
      index < 60 ? 'A' : 'B',
      index % 60 < (index < 60 ? 15 : 12) ? 'yes' : 'no',
    ])
    const analysis = await analyse(csv([['subscription_id', 'plan', 'cancelled'], ...rows]))
    expect(analysis.findings.filter(({ kind }) => kind === 'outcome')).toEqual([])
    expect(analysis.compared.tested).toEqual(['cancelled|plan'])
  })

  test('a line over complete weeks, with the cut last week left out', async () => {
    // From Monday 6 January 2025 on: 20 orders in the first week, 21 in the second, up to 45, and Monday and Tuesday of one more.
    const rows = Array.from({ length: 26 }, (_, week) =>
      Array.from({ length: 20 + week }, (_, index) => [
        `O${week}-${index}`,
        new Date(Date.UTC(2025, 0, 6 + week * 7 + (index % 7))).toISOString().slice(0, 10),
        10,
      ]),
    ).flat()
    const cut = Array.from({ length: 14 }, (_, index) => [`X${index}`, `2025-07-0${7 + (index % 2)}`, 10])
    const analysis = await analyse(csv([['order_id', 'ordered_on', 'amount'], ...rows, ...cut]), 'orders.csv')
    const line = analysis.findings.find(({ kind }) => kind === 'trend')
    expect(filled(line?.statement ?? '', analysis)).toMatch(
      /^Orders rose steadily from about 20 to 45 a week: 125% more over 26 complete weeks\./,
    )
    expect(line?.fact).toMatchObject({ claim: 'trend', measures: ['rows'], direction: 'up', segment: null })
    expect(line?.caution).toContain('The last week in the file is not complete')
  })

  test('a net promoter score: 50 promoters, 20 passives and 30 detractors of 100 are 20', async () => {
    const scores = [...Array(50).fill(9), ...Array(20).fill(7), ...Array(30).fill(3)]
    const analysis = await analyse(
      csv([['response', 'How likely are you to recommend us (0-10)'], ...scores.map((score, index) => [index, score])]),
    )
    expect(statements(analysis)).toContain(
      'Of 100 answers, 50% are promoters and 30% detractors: a net promoter score of 20.',
    )
  })

  test('who never gets further', async () => {
    // 40 users begin, 30 go on, 3 finish.
    const rows = Array.from({ length: 40 }, (_, user) =>
      [['start', 'start', 'start'], ...(user < 30 ? [['build']] : []), ...(user < 3 ? [['share']] : [])]
        .flat()
        .map((event, index) => [`u${user}`, event, `${day(user % 20)} 1${index}:00`]),
    ).flat()
    const analysis = await analyse(csv([['user_id', 'event_name', 'at'], ...rows]), 'events.csv')
    expect(statements(analysis).join(' ')).toContain('Of 40 users, 75% ever did build and 7.5% ever did share')
  })

  test('rows that stand twice', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => [`t${index}`, index % 5, index])
    const analysis = await analyse(csv([['name', 'size', 'n'], ...rows, ...rows.slice(0, 4)]))
    expect(statements(analysis).join(' ')).toContain('4 rows (12%) repeat another row in every column')
  })

  test('a question moves what it speaks of to the front', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => [
      `S${index}`,
      index < 150 ? 'Basic' : 'Pro',
      index % 2 ? 'DE' : 'FR',
      index % 150 < (index < 150 ? 60 : 15) ? 'yes' : 'no',
      index % 2 ? 10 + (index % 7) : 30 + (index % 7),
    ])
    const analysis = await analyse(
      csv([['subscription_id', 'plan', 'country', 'cancelled', 'waiting_days'], ...rows]),
      'subscriptions.csv',
      'Where do people wait?',
    )
    expect(analysis.findings[0]).toMatchObject({ kind: 'segment', answers: true, columns: ['waiting_days', 'country'] })
  })

  test('what the file cannot answer', async () => {
    const { limits } = await analyse('score,team\n1,a\n2,b\n3,a\n4,b\n')
    expect(limits.map(({ cannot }) => cannot)).toEqual(
      expect.arrayContaining(['Detect small differences', 'Say what changed, or whether it gets better']),
    )
  })
})

describe('reading', () => {
  test('uneven rows and stray quotes are read, with a note', async () => {
    const analysis = await analyse('a,b,c\n1,2\n3,4,5,6\n7,"8 ""x"" y",9\n')
    expect(analysis.rows).toBe(3)
    expect(analysis.notes.join(' ')).toContain('2 rows have another number of cells')
  })

  test('any table that a library writes keeps its rows and gaps', async () => {
    const cell = fc.string({ maxLength: 14 }).map((text) => `x${text.replaceAll('\r', '')}`)
    const tables = fc.array(fc.tuple(cell, fc.option(cell, { nil: '' }), fc.integer()), { minLength: 2, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(tables, fc.constantFrom(',', ';', '\t'), async (rows, delimiter) => {
        const text = Papa.unparse([['alpha', 'beta', 'gamma'], ...rows], { delimiter, newline: '\n' })
        const { rows: count, columns } = await analyse(text)
        expect(count).toBe(rows.length)
        expect(columns[1]?.missing).toBe(rows.filter(([, gap]) => gap === '').length)
        expect(columns[2]?.missing).toBe(0)
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  test.each(['a,b\n', '', '\n\n\n'])('no data in %j', async (text) => {
    await expect(analyse(text)).rejects.toMatchObject({ code: 'FILE_EMPTY', userMessage: 'No data found in file' })
  })

  test('a level that is reached step by step is said to be, with its beginning and its end', async () => {
    const rows = Array.from({ length: 40 }, (_, week) => {
      const level = 400 + 300 * Math.min(1, Math.max(0, (week - 14) / 12))
      return [day(week * 7 + 4), Math.round(level + 12 * Math.sin(week * week))]
    })
    const analysis = await analyse(csv([['week', 'orders'], ...rows]))
    const shift = analysis.findings.find(({ kind }) => kind === 'shift')
    expect(shift?.title && filled(shift.title, analysis)).toMatch(/^Orders rose gradually from the week of/)
    expect(shift?.statement && filled(shift.statement, analysis)).toMatch(
      /between the week of .* and the week of .*: \d+% more/,
    )
    expect(analysis.charts.find(({ id }) => id === shift?.chart)?.description).toMatch(
      /between the week of .* and the week of/,
    )
  })
})
