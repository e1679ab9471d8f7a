import type { Column } from '../column-profile.ts'
import { type AnalysisDatabase, numberOf } from '../database.ts'
import { type Metric, minus, noSums, plus, type Sums, sampleOf } from '../meaning/metric.ts'
import { compareMeans, compareShares, holm, meansDiffer, sharesDiffer } from '../statistics/compare.ts'

/** Smallest group whose shares, and whose averages, are compared. */
export const leastGroup = 15
const leastOfMeans = 8
/** Chance that any of all comparisons of a table is called a difference where there is none. */
export const falsePositives = 0.01

export const leastPoints = 0.03

const leastEffect = 0.2

interface GroupSums {
  value: string
  sums: Sums
}
/** A metric that was compared between the groups of a category, whatever came of it. */
export interface Compared {
  metric: Metric
  dimension: Column
  groups: readonly GroupSums[]
  /** The group that stands out most, against all others. */
  best: {
    value: string
    own: number
    rest: number
    count: number
    low: number
    high: number
    effect: number
    /** Of a share: the part of all hits that are in this group. */
    held: number
  }
  /** Corrected for all comparisons of the table. */
  p: number
  /** It is large enough to report, and statistically significant. */
  significant: boolean
  /** What was counted, where it is not the table's rows. */
  many?: string
}

function comparedOf(
  metric: Metric,
  dimension: Column,
  groups: readonly GroupSums[],
): Omit<Compared, 'significant'> | null {
  if (groups.length < 2) return null
  const all = groups.reduce((sum, { sums }) => plus(sum, sums), noSums)
  const isShare = metric.kind === 'share'
  if (isShare && (all.top <= 0 || all.top >= all.under)) return null
  const samples = groups.map(({ sums }) => sampleOf(sums))
  // A list price by plan differs by decision: nothing varies inside a group.
  if (!isShare && samples.every(({ deviation, mean }) => deviation <= 1e-6 * Math.abs(mean))) return null
  const p = isShare
    ? sharesDiffer(groups.map(({ sums }) => ({ hits: sums.top, known: sums.under }))).p
    : meansDiffer(samples).p
  const tested = groups.map(({ value, sums }) => {
    const rest = minus(all, sums)
    const against = isShare
      ? { ...compareShares({ hits: sums.top, known: sums.under }, { hits: rest.top, known: rest.under }), effect: 0 }
      : compareMeans(sampleOf(sums), sampleOf(rest))
    return {
      value,
      own: sums.top / sums.under,
      rest: rest.under > 0 ? rest.top / rest.under : 0,
      count: sums.under,
      low: against.low,
      high: against.high,
      effect: against.effect,
      score: against.score,
      held: all.top > 0 ? sums.top / all.top : 0,
    }
  })
  const worse = metric.more === 'bad' ? 1 : metric.more === 'good' ? -1 : 0
  // Of two groups each stands out from the other: named is the one where something can be mended.
  const [best] =
    tested.length === 2 && worse !== 0
      ? tested.toSorted((a, b) => worse * (b.own - a.own))
      : tested.toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))
  return best ? { metric, dimension, groups, best, p } : null
}
/** Averages and shares by the groups of each category. Rows are counted each by itself. */
export async function compareGroups(
  database: AnalysisDatabase,
  from: string,
  metrics: readonly Metric[],
  dimensions: readonly Column[],
): Promise<Compared[]> {
  const found: Omit<Compared, 'significant'>[] = []
  for (const dimension of dimensions) {
    const own = metrics.filter(
      ({ kind, columns, outcome }) =>
        (kind === 'share' || kind === 'mean') && !columns.includes(dimension.name) && outcome?.column !== dimension,
    )
    if (own.length === 0) continue
    const rows = await database.rows(
      [
        `select ${dimension.sql}::varchar as value, count(*) as rows,`,
        `${own
          .map(({ top, under }, index) =>
            [
              `sum(${top})::double as t${index}, sum(${under ?? '1'})::double as u${index},`,
              `sum((${top})::double * (${top}))::double as q${index}`,
            ].join(' '),
          )
          .join(', ')}`,
        `from ${from} where ${dimension.sql} is not null group by 1 order by 2 desc, 1 limit 40`,
      ].join(' '),
    )
    for (const [index, metric] of own.entries()) {
      const groups = rows
        .map(
          (row): GroupSums => ({
            value: String(row.value).replace(/^(-?\d+)\.0$/, '$1'),
            sums: {
              top: numberOf(row[`t${index}`]),
              under: numberOf(row[`u${index}`]),
              squares: numberOf(row[`q${index}`]),
              rows: numberOf(row.rows),
              blank: 0,
            },
          }),
        )
        .filter(({ sums }) => sums.under >= (metric.kind === 'share' ? leastGroup : leastOfMeans))
      const one = comparedOf(metric, dimension, groups)
      if (one) found.push(one)
    }
  }
  const corrected = holm(found.map(({ p }) => p))
  return found.map((each, index) => {
    const p = corrected[index] ?? 1
    const { own, rest, effect } = each.best
    const large =
      each.metric.kind === 'share'
        ? Math.abs(own - rest) >= leastPoints
        : Math.abs(effect) >= leastEffect && (rest === 0 || Math.abs(own / rest - 1) >= 0.04)
    return { ...each, p, significant: p < falsePositives && large }
  })
}
/** The same for a panel, where moments are the witnesses: each group against all others at the same time. */
export function comparePanel(
  metric: Metric,
  dimension: Column,
  groups: readonly {
    value: string
    values: readonly (number | null)[]
    rest: readonly (number | null)[]
    sums: Sums
  }[],
): Omit<Compared, 'significant'> | null {
  const tested = groups.flatMap(({ value, values, rest, sums }) => {
    const pairs = values.flatMap((own, index) => {
      const other = rest[index] ?? null
      return own === null || other === null ? [] : [{ own, other }]
    })
    if (pairs.length < 6) return []
    const gaps = pairs.map(({ own, other }) => own - other)
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (gaps.length - 1))
    const against = compareMeans({ count: gaps.length, mean, deviation }, { count: 1e9, mean: 0, deviation: 1e-9 })
    const own = pairs.reduce((sum, pair) => sum + pair.own, 0) / pairs.length
    return [
      {
        value,
        own,
        rest: own - mean,
        count: sums.rows,
        low: against.low,
        high: against.high,
        effect: deviation > 0 ? mean / deviation : 0,
        score: against.score,
        p: against.p,
        held: 0,
      },
    ]
  })
  const [best] = tested.toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))
  if (!best || tested.length < 2) return null
  return {
    metric,
    dimension,
    groups: groups.map(({ value, sums }) => ({ value, sums })),
    best,
    p: Math.min(1, best.p * tested.length),
  }
}
