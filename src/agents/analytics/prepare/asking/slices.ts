import type { QueryPlan } from '../../asking/query-plan.ts'
import type { Column } from '../column-profile.ts'
import { literal, numberOf, type Row } from '../database.ts'
import type { AnalysisView } from '../findings/analysis-view.ts'
import type { Metric, Sums } from '../meaning/metric.ts'
import { addsUp, sampleOf } from '../meaning/metric.ts'
import { shareInterval } from '../statistics/compare.ts'
import { tQuantile } from '../statistics/distributions.ts'

/** A value of a column as a text: a number without the fraction that it does not have. */
const valueSql = ({ sql, type }: Column) =>
  type === 'number' ? `regexp_replace(${sql}::varchar, '\\.0$', '')` : `${sql}::varchar`

/** The rows that a plan asks for, as a condition. Every name comes from the table itself and every value is a literal. */
export function conditionOf({ table, time }: AnalysisView, { filters, period }: Pick<QueryPlan, 'filters' | 'period'>) {
  const parts = filters.flatMap(({ column: name, values, without }) => {
    const column = table.columns.find((each) => each.name === name)
    if (!column) return []
    const among = `${valueSql(column)} in (${values.map(literal).join(', ')})`
    return without ? [`(${column.sql} is null or not ${among})`] : [among]
  })
  if (period && time) parts.push(within(time.column, period))
  return parts.length > 0 ? parts.join(' and ') : 'true'
}

export const within = ({ sql }: Column, { from, to }: { from: string; to: string }) =>
  `${sql} >= timestamp ${literal(from)} and ${sql} < timestamp ${literal(to)}`

/** Expressions of the sums behind a metric, under a name. */
const sumsSql = ({ top, under }: Metric, name: string, filter = '') => {
  const only = filter === '' ? '' : ` filter (where ${filter})`
  return [
    `sum(${top})${only}::double as ${name}t`,
    `${under ? `sum(${under})${only}::double` : `count(${top})${only}::double`} as ${name}u`,
    `sum((${top})::double * (${top}))${only}::double as ${name}q`,
    `count(${top})${only} as ${name}n`,
  ].join(', ')
}

const sumsIn = (row: Row, name: string): Sums => ({
  top: numberOf(row[`${name}t`]),
  under: numberOf(row[`${name}u`]),
  squares: numberOf(row[`${name}q`]),
  rows: numberOf(row[`${name}n`]),
  blank: 0,
})

export interface Slice {
  /** One for each column that the rows are split by. */
  values: readonly string[]
  sums: Sums
}

/** The sums of a metric for each combination of values, the one with most rows first. */
export async function slicesOf(
  view: AnalysisView,
  metric: Metric,
  by: readonly Column[],
  condition: string,
): Promise<Slice[]> {
  const known = by.map(({ sql }) => `${sql} is not null`)
  const rows = await view.database.rows(
    `select ${[...by.map((column, index) => `${valueSql(column)} as v${index}`), sumsSql(metric, '')].join(', ')}
     from t where ${[condition, ...known].join(' and ')}
     ${by.length > 0 ? `group by ${by.map((_, index) => index + 1).join(', ')} order by n desc, 1 limit 400` : ''}`,
  )
  return rows.map((row) => ({ values: by.map((_, index) => String(row[`v${index}`])), sums: sumsIn(row, '') }))
}

/** The same before and after, for each value of a column or for all rows. */
export async function changeSlices(
  view: AnalysisView,
  metric: Metric,
  by: Column | null,
  condition: string,
  windows: { before: string; after: string },
): Promise<{ value: string; before: Sums; after: Sums }[]> {
  const rows = await view.database.rows(
    `select ${by ? `coalesce(${valueSql(by)}, 'no value')` : `'all'`} as v,
       ${sumsSql(metric, 'a', windows.before)}, ${sumsSql(metric, 'b', windows.after)}
     from t where ${condition} group by 1 order by 1 limit 400`,
  )
  return rows.map((row) => ({ value: String(row.v), before: sumsIn(row, 'a'), after: sumsIn(row, 'b') }))
}

/** The value of a metric with the ends of its 95 % interval; a sum of all rows has none. */
export function measuredValue(metric: Metric, sums: Sums): { value: number; low: number; high: number } | null {
  if (addsUp(metric)) return { value: sums.top, low: sums.top, high: sums.top }
  if (sums.under <= 0) return null
  const value = sums.top / sums.under
  if (metric.kind === 'share' || (metric.kind === 'ratio' && sums.top <= sums.under)) {
    return { value, ...shareInterval({ hits: sums.top, known: sums.under }) }
  }
  const { count, deviation } = sampleOf(sums)
  const reach = count > 1 ? (tQuantile(0.975, count - 1) * deviation) / Math.sqrt(count) : 0
  return { value, low: value - reach, high: value + reach }
}
