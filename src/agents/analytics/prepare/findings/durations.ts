import { human, isDuration } from '../column-names.ts'
import type { Column, Table } from '../column-profile.ts'
import { conceptOfMeasure } from '../concepts.ts'
import type { AnalysisDatabase, Row } from '../database.ts'
import type { TimeAxis } from './analysis-view.ts'

const number = (value: Row[string] | undefined) => (typeof value === 'number' ? value : 0)
const endings: Readonly<Record<string, string>> = {
  resolved: 'resolution',
  closed: 'closing',
  solved: 'solution',
  delivered: 'delivery',
  completed: 'completion',
  cancelled: 'cancellation',
  activated: 'activation',
  converted: 'conversion',
  paid: 'payment',
}
const ends =
  /\b(resolved|closed|solved|answered|first response|responded|replied|cancel\w*|churn\w*|ended|end|deliver\w*|shipped|completed|finished|activated|converted|paid)\b/

/**
 * Adds the time from the beginning of each row to a later date of it as a measure, such as days from created to resolved;
 * nothing where the file measures it already.
 */
export async function withDurations(database: AnalysisDatabase, table: Table, time: TimeAxis | null): Promise<Table> {
  if (!time) return table
  const added: Column[] = []
  for (const end of table.columns) {
    if (end.role !== 'date' || end === time.column || !ends.test(human(end.name)) || end.filled < 20) continue
    const word = human(end.name).replace(/ (at|on|date|time|timestamp)$/, '')
    if (table.columns.some(({ name, role }) => role === 'measure' && isDuration(name))) continue
    const seconds = `epoch(${end.sql} - ${time.column.sql})`
    const check = await database.row(
      `select count(*) filter (where ${seconds} < 0) as negative, count(${seconds}) as n, quantile_cont(${seconds}, 0.5) as median from t`,
    )
    if (number(check.n) < 20 || number(check.negative) / number(check.n) > 0.05) continue
    const hours = number(check.median) < 72 * 3600
    const sql = `d${added.length}`
    await database.run(`alter table t add column ${sql} double`)
    await database.run(`update t set ${sql} = ${seconds} / ${hours ? 3600 : 86_400} where ${seconds} >= 0`)
    const row = await database.row(
      `select count(${sql}) as n, approx_count_distinct(${sql}) as d, min(${sql}) as min, max(${sql}) as max, avg(${sql}) as mean, stddev_samp(${sql}) as deviation, sum(${sql}) as sum,
         quantile_cont(${sql}, 0.25) as p25, quantile_cont(${sql}, 0.5) as median, quantile_cont(${sql}, 0.75) as p75, quantile_cont(${sql}, 0.95) as p95 from t`,
    )
    const label = `${hours ? 'hours' : 'days'} to ${endings[word] ?? word}`
    added.push({
      sql,
      name: end.name,
      label,
      type: 'number',
      role: 'measure',
      filled: number(row.n),
      missing: table.rows - number(row.n),
      distinct: number(row.d),
      unreadable: { count: 0, examples: [] },
      unit: null,
      whole: false,
      additive: false,
      statistics: {
        min: number(row.min),
        max: number(row.max),
        mean: number(row.mean),
        deviation: number(row.deviation),
        sum: number(row.sum),
        p25: number(row.p25),
        median: number(row.median),
        p75: number(row.p75),
        p95: number(row.p95),
      },
      top: [],
      spellings: [],
      range: null,
      dayFirstAssumed: false,
      // A short life of a subscription and a short wait for an answer are opposite things.
      concept: /cancel|churn|end/.test(word) ? null : conceptOfMeasure('waiting time'),
    })
  }
  return added.length === 0 ? table : { ...table, columns: [...table.columns, ...added] }
}
