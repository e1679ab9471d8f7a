import type { Column } from '../column-profile.ts'
import { numberOf } from '../database.ts'
import { holm, partialCorrelation, testCorrelation } from '../statistics/compare.ts'
import type { AnalysisView } from './analysis-view.ts'
import { factOf } from './metric-text.ts'
import { upperFirst } from './upper-first.ts'

const mostMeasures = 8
const leastRows = 12
/** Below so many rows one of them can make a correlation: their ranks must say the same. */
const fewRows = 30
const falsePositives = 0.01
/** Correlations below these say little, however certain: of rows by themselves, and of how a panel's values change. */
const leastOfRows = 0.25
const leastOfChanges = 0.4

interface Pair {
  a: Column
  b: Column
  r: number
  n: number
  p: number
  /** A third measure that explains most of it. */
  behind: Column | null
}

/** Measures that move together. In a panel from one moment to the next, since two lines that rise always go along with each other. */
export async function relationFindings(view: AnalysisView): Promise<void> {
  const { understanding, database, time } = view
  const measures = view.measures.filter(({ distinct }) => distinct > 2).slice(0, mostMeasures)
  // Of an experiment the variants are compared, and what money follows from is known.
  if (understanding.variant) return
  const pairs = measures.flatMap((a, index) => measures.slice(index + 1).map((b) => ({ a, b })))
  if (pairs.length === 0) return
  const { panel, keys, chain } = understanding
  const over = `over (${keys.length > 0 ? `partition by ${keys.map(({ sql }) => sql).join(', ')} ` : ''}order by ${time?.column.sql})`
  const changes = `(select ${measures.map(({ sql }) => `${sql} - lag(${sql}) ${over} as ${sql}`).join(', ')} from t)`
  const ranks = (from: string) =>
    [
      '(select',
      `${measures.map(({ sql }) => `case when ${sql} is not null then rank() over (order by ${sql}) end as ${sql}`).join(', ')}`,
      `from ${from})`,
    ].join(' ')
  // Ranks, so that one slip of entry makes no relation and hides none.
  const from = panel && time ? ranks(changes) : 't'
  const row = await database.row(correlationsOf(pairs, from))
  const ranked = view.table.rows < fewRows ? await database.row(correlationsOf(pairs, ranks('t'))) : row
  const tested = pairs.map(({ a, b }, index): Pair => {
    const r = numberOf(row[`r${index}`])
    const n = numberOf(row[`n${index}`])
    const p = Math.max(testCorrelation(r, n).p, testCorrelation(numberOf(ranked[`r${index}`]), n).p)
    return { a, b, r, n, p: n < leastRows ? 1 : p, behind: null }
  })
  const corrected = holm(tested.map(({ p }) => p))
  const of = (one: Column, other: Column) =>
    tested.find(({ a, b }) => (a === one && b === other) || (a === other && b === one))?.r ?? 0
  tested.forEach((pair, index) => {
    const { a, b, r, n } = pair
    if ((corrected[index] ?? 1) >= falsePositives || Math.abs(r) < (panel ? leastOfChanges : leastOfRows)) return
    // Part and whole go together by nature.
    if (chain.includes(a) && chain.includes(b)) return
    const behind = measures.find((third) => {
      if (third === a || third === b) return false
      const left = partialCorrelation(r, of(a, third), of(b, third))
      return (
        Math.abs(of(a, third)) > Math.abs(r) &&
        Math.abs(of(b, third)) > Math.abs(r) &&
        Math.abs(left) < 0.4 * Math.abs(r)
      )
    })
    addRelation(view, { ...pair, n, behind: behind ?? null })
  })
}

const correlationsOf = (pairs: readonly { a: Column; b: Column }[], from: string) =>
  [
    'select',
    pairs
      .map(({ a, b }, index) => `corr(${a.sql}, ${b.sql}) as r${index}, regr_count(${a.sql}, ${b.sql}) as n${index}`)
      .join(', '),
    `from ${from}`,
  ].join(' ')

function addRelation(view: AnalysisView, { a, b, r, n, behind }: Pair): void {
  const { many } = view.table.row
  const { panel } = view.understanding
  const same = Math.abs(r) > 0.985
  // What people act on comes second: "revenue rises with signups".
  const [cause, effect] =
    a.concept?.id === 'satisfaction' || (a.concept?.id === 'money' && b.concept?.id !== 'money') ? [b, a] : [a, b]
  const reach = testCorrelation(r, n)
  const two = (value: number) => Math.round(value * 100) / 100
  view.book.add('relation', (values) => {
    const correlation = values.plain('r', two(r), `correlation of ${a.label} and ${b.label}`)
    const interval = [
      `${values.plain('low', two(reach.low), 'lower end of the interval')} to`,
      `${values.plain('high', two(reach.high), 'upper end of the interval')}`,
    ].join(' ')
    const basis = [
      'over',
      `${values.count('n', n, panel ? 'changes from one moment to the next' : 'rows with both')}`,
      `${panel ? 'changes' : many}`,
    ].join(' ')
    const tendency = panel
      ? `From one moment to the next, ${effect.label} and ${cause.label} tend to move ${r > 0 ? 'the same way' : 'opposite ways'}`
      : `Rows with more ${cause.label} tend to have ${r > 0 ? 'more' : 'less'} ${effect.label}`
    const through =
      behind && !same
        ? ` Most of it goes through ${values.name('behind', behind.label, 'measure that explains it')}, which goes along with both.`
        : ''
    return {
      title: same
        ? `${upperFirst(a.label)} and ${b.label} say the same`
        : `${upperFirst(effect.label)} and ${cause.label} go ${r > 0 ? 'together' : 'opposite ways'}`,
      statement: same
        ? `${upperFirst(a.label)} and ${b.label} move in step (correlation ${correlation}, ${basis}): one of them is enough for any report.`
        : [
            `${tendency}:`,
            `correlation ${correlation} (${interval} with a confidence of`,
            `${values.share('sure', 0.95, 'confidence level of the interval')}),`,
            `${basis}.${through}`,
          ].join(' '),
      caution: same ? null : 'Moving together is not a cause: something that is not in the file may drive both.',
      tone: 'neutral',
      subject: {
        what: effect.label,
        by: cause.label,
        group: null,
        other: null,
        concept: effect.concept?.id ?? cause.concept?.id ?? null,
      },
      columns: [cause.name, effect.name],
      strength: same ? 0.2 : behind ? 0.2 : 0.15 + Math.abs(r) * 0.35,
      fact: factOf('relation', [cause.name, effect.name], { direction: r > 0 ? 'up' : 'down' }),
      step: same
        ? undefined
        : {
            title: `Try ${cause.label} on a few before counting on it`,
            action: [
              `Change ${cause.label} for part of the ${many}, chosen at random, and leave the others as they are: only that`,
              'separates a cause from a coincidence.',
            ].join(' '),
            check: [
              `Between the parts there is a difference in ${effect.label}, in the direction of the correlation; if there`,
              'is none, something else drives both.',
            ].join(' '),
          },
    }
  })
}
