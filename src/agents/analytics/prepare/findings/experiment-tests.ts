import type { Column } from '../column-profile.ts'
import { numberOf } from '../database.ts'
import { type Metric, type Sums, sampleOf } from '../meaning/metric.ts'
import { type Comparison, compareMeans, compareShares } from '../statistics/compare.ts'
import { tProbability, tQuantile } from '../statistics/distributions.ts'
import { smallestMeanDifference, smallestShareDifference } from '../statistics/sample-size.ts'
import type { AnalysisView } from './analysis-view.ts'

export interface Arm {
  value: string
  sums: Sums
}

export interface Tested extends Comparison {
  arm: Arm
  /** The smallest true difference that this test would have found in four of five cases. */
  smallest: number
}
/** Yes or no, parts of counts, and what money came in a visitor. */
export function metricsOf({ understanding, measures }: AnalysisView): Metric[] {
  const { metrics, chain, panel, variant } = understanding
  const shares = metrics.filter(
    ({ kind, outcome }) => (kind === 'share' && outcome?.column !== variant) || kind === 'ratio',
  )
  const [base] = chain
  const money = measures
    .filter(
      ({ unit, concept, additive }) => unit?.kind === 'money' || ((additive || !panel) && concept?.id === 'money'),
    )
    .slice(0, 1)
    .map(
      (column): Metric => ({
        kind: 'mean',
        label: base ? `${column.label} per ${base.label.replace(/s$/, '')}` : `average ${column.label}`,
        columns: [column.name],
        top: column.sql,
        under: panel && base ? base.sql : `(${column.sql} is not null)::int`,
        column,
        more: column.concept?.more ?? 'good',
        concept: column.concept?.id ?? null,
        outcome: null,
      }),
    )
  const means = panel ? [] : metrics.filter(({ kind, concept }) => kind === 'mean' && concept !== 'money')
  return [...shares, ...money, ...means]
}

export async function armsOf({ database }: AnalysisView, variant: Column, { top, under }: Metric): Promise<Arm[]> {
  const rows = await database.rows(
    [
      `select ${variant.sql}::varchar as value, sum(${top})::double as t,`,
      `sum(${under ?? '1'})::double as u, sum((${top})::double * (${top}))::double as q, count(*)`,
      `as n
     from t where ${variant.sql} is not null group by 1 order by 1`,
    ].join(' '),
  )
  return rows.map((row) => ({
    value: String(row.value).replace(/^(-?\d+)\.0$/, '$1'),
    sums: { top: numberOf(row.t), under: numberOf(row.u), squares: numberOf(row.q), rows: numberOf(row.n), blank: 0 },
  }))
}

export function byRows({ kind }: Metric, arm: Arm, base: Arm): Tested {
  if (kind === 'share' || kind === 'ratio') {
    const one = { hits: arm.sums.top, known: arm.sums.under }
    const other = { hits: base.sums.top, known: base.sums.under }
    return {
      arm,
      ...compareShares(one, other),
      smallest: smallestShareDifference(other.hits / Math.max(1, other.known), one.known, other.known),
    }
  }
  const [one, other] = [sampleOf(arm.sums), sampleOf(base.sums)]
  return {
    arm,
    ...compareMeans(one, other),
    smallest: smallestMeanDifference(Math.max(one.deviation, other.deviation), one.count, other.count),
  }
}
/** Of daily sums the days are the witnesses: each day's rate of one arm against that of the other. */
export async function byMoments(
  view: AnalysisView,
  variant: Column,
  { top, under }: Metric,
  arm: Arm,
  base: Arm,
): Promise<Tested> {
  const axis = view.time
  if (!axis) return { ...byRows({ kind: 'mean' } as Metric, arm, base) }
  const rows = await view.database.rows(
    [
      `select ${axis.column.sql} as at, ${variant.sql}::varchar as value, sum(${top})::double /`,
      `nullif(sum(${under ?? '1'}), 0)::double as rate from t
     where ${variant.sql} is not`,
      'null group by 1, 2 order by 1, 2',
    ].join(' '),
  )
  const byMoment = Map.groupBy(rows, ({ at }) => String(at))
  const gaps = [...byMoment.values()].flatMap((list) => {
    const rateOf = (value: string) => list.find((row) => row.value === value)?.rate
    const [one, other] = [rateOf(arm.value), rateOf(base.value)]
    return typeof one === 'number' && typeof other === 'number' ? [one - other] : []
  })
  const n = gaps.length
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, n)
  const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / Math.max(1, n - 1))
  const error = deviation / Math.sqrt(Math.max(1, n))
  const difference = arm.sums.top / arm.sums.under - base.sums.top / base.sums.under
  const reach = n > 2 ? tQuantile(0.975, n - 1) * error : Number.POSITIVE_INFINITY
  return {
    arm,
    difference,
    low: difference - reach,
    high: difference + reach,
    p: n > 2 && error > 0 ? tProbability(mean / error, n - 1) : 1,
    score: error > 0 ? mean / error : 0,
    smallest: 2.8 * error,
  }
}
