import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseQuestion } from '../../asking/parse-question.ts'
import type { QueryPlan } from '../../asking/query-plan.ts'
import type { Vocabulary } from '../../asking/vocabulary.ts'
import { filled } from '../../bound-text.ts'
import type { RememberedDictionary } from '../../dictionary.ts'
import { analyseFile, answerFollowUp } from '../analyse-file.ts'
import { contributionsOf } from './contributions.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-asking-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Four weeks of ten orders a week and region at 100; then EMEA drops to 40 and AMER stays. */
const rows = Array.from({ length: 8 }, (_, week) =>
  ['EMEA', 'AMER'].flatMap((region) =>
    Array.from({ length: 10 }, (_, order) => [
      `O-${week}-${region}-${order}`,
      new Date(Date.UTC(2026, 0, 5 + week * 7 + (order % 7))).toISOString().slice(0, 10),
      region,
      order < 4 ? 'new' : 'returning',
      region === 'EMEA' && week >= 4 ? 40 + order : 100 + order,
    ]),
  ),
).flat()
const path = join(folder, 'orders.csv')
const job = { path, fileName: 'orders.csv', question: null, threads: 2, memoryMegabytes: 512 }
let vocabulary: Vocabulary

beforeAll(async () => {
  const header = ['order_id', 'ordered_on', 'region', 'customer_type', 'revenue_usd']
  writeFileSync(path, [header, ...rows].map((row) => row.join(',')).join('\n'))
  const analysis = await analyseFile(job, () => undefined)
  if (!analysis.vocabulary) throw new Error('no vocabulary')
  vocabulary = analysis.vocabulary
  for (const question of analysis.suggestedQuestions ?? []) expect(await ask(question), question).not.toBeNull()
  expect(analysis.suggestedQuestions?.length).toBeGreaterThan(2)
})

async function ask(question: string, before: QueryPlan | null = null) {
  const parsed = parseQuestion(question, vocabulary, before)
  if (!parsed.ok) throw new Error(`not understood: ${parsed.unknown.map(({ word }) => word).join(', ')}`)
  const answer = await answerFollowUp(job, { plan: parsed.plan, vocabulary })
  if (!answer) throw new Error('no answer')
  const known = { values: answer.values }
  return { ...answer, plan: parsed.plan, text: filled(answer.finding.statement, known) }
}

describe('answers, computed by hand', () => {
  test('a sum by group', async () => {
    const { text, rows: basis, chart } = await ask('total revenue by region')
    // 80 orders at 100 to 109: 80 * 104.5 = 8,360; EMEA 40 * 104.5 + 40 * 44.5 = 5,960.
    expect(text).toContain('highest for AMER with $8,360')
    expect(text).toContain('lowest for EMEA with $5,960')
    expect(basis).toBe(160)
    expect(chart?.series[0]?.values).toEqual([8360, 5960])
  })

  test('an average of a part, with its interval and the test against the rest', async () => {
    const { text, rows: basis } = await ask('average revenue only EMEA')
    expect(text).toMatch(/is \$74\.50 \(95% interval \$67\.\d\d to \$8\d\.\d\d\), over 80 rows/)
    expect(text).toContain('statistically significant')
    expect(basis).toBe(80)
  })

  test('a change, the group that carries it, and a waterfall that adds up', async () => {
    const { text, chart } = await ask('Why did revenue fall since 2 February 2026?')
    // 8,360 in 28 days before; 4 * (1,045 + 445) = 5,960 since.
    expect(text).toContain('fell from $299 to $213 a day: 29% less')
    expect(text).toContain('Split by region: EMEA takes away $85.71 (100% of the change)')
    expect(text).toContain('statistically significant')
    expect(chart?.kind).toBe('waterfall')
    const [first, ...steps] = chart?.series[0]?.values ?? []
    const end = steps.pop()
    expect((first ?? 0) + steps.reduce<number>((sum, step) => sum + (step ?? 0), 0)).toBeCloseTo(end ?? 0, 1)
  })

  test('two columns make a heat map, a follow-up keeps its plan', async () => {
    const { chart, plan } = await ask('orders by region and customer type')
    expect(chart?.kind).toBe('heat')
    expect(chart?.series.map(({ values }) => values)).toEqual([
      [32, 48],
      [32, 48],
    ])
    const next = await ask('only EMEA', plan)
    expect(next.rows).toBe(80)
  })

  test('a file of eight weeks has no last year, and says so', async () => {
    const { text } = await ask('compare with last year')
    expect(text).toContain('too short to compare')
  })

  test('a part without rows is said to be empty', async () => {
    const { text } = await ask('total revenue in 2019')
    expect(text).toBe('No row of the file fits this question, so there is nothing to compute.')
  })
})

test('a dictionary changes how a column is read, for files of its shape alone', async () => {
  const before = await analyseFile(job, () => undefined)
  const own = before.dictionary as RememberedDictionary
  const revenue = { name: 'revenue_usd', kind: 'mean' as const, unit: '€', more: 'bad' as const }
  const columns = own.dictionary.columns.map((column) => (column.name === revenue.name ? revenue : column))
  const dictionaries = [{ ...own, dictionary: { columns, main: 'revenue_usd' } }]
  const after = await analyseFile({ ...job, dictionaries }, () => undefined)
  expect(after.columns.find(({ name }) => name === 'revenue_usd')?.meaning).toBe('averaged, money in €, more is bad')
  expect(after.vocabulary?.measures[0]?.id).toBe('mean:revenue_usd')
  expect(after.dictionary?.dictionary.columns.find(({ name }) => name === 'revenue_usd')).toEqual(revenue)
  const other = await analyseFile(
    { ...job, dictionaries: [{ ...dictionaries[0], shape: 'another' } as RememberedDictionary] },
    () => undefined,
  )
  expect(other).toEqual(before)
})

test('contributions of an average are rate and mix, and add up to the change', () => {
  const sums = (top: number, under: number) => ({ top, under, squares: 0, rows: under, blank: 0 })
  const groups = [
    { value: 'a', before: sums(50, 100), after: sums(20, 40) },
    { value: 'b', before: sums(10, 100), after: sums(32, 160) },
  ]
  const parts = contributionsOf({ kind: 'share' } as Parameters<typeof contributionsOf>[0], groups, {
    before: 1,
    after: 1,
  })
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(52 / 200 - 60 / 200, 12)
  expect(parts.map(({ rate }) => Number(rate.toFixed(6)))).toEqual([0, 0.08])
})
