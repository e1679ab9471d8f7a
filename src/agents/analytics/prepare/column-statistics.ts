import type { Column, NumberStatistics } from './column-profile.ts'
import { type AnalysisDatabase, numberOf } from './database.ts'

/** Adds what only measures and dates have: sums, quantiles, first and last moment. */
export async function addStatistics(database: AnalysisDatabase, columns: Column[]): Promise<void> {
  const measures = columns.filter((column) => column.role === 'measure')
  if (measures.length > 0) {
    const row = await database.row(
      `select ${measures
        .map(({ sql }) =>
          [
            `min(${sql}) as min_${sql}, max(${sql}) as max_${sql}, avg(${sql}) as avg_${sql}, stddev_samp(${sql}) as`,
            `sd_${sql}, sum(${sql}) as sum_${sql}`,
          ].join(' '),
        )
        .join(', ')} from t`,
    )
    for (const column of measures) {
      const of = (what: string) => numberOf(row[`${what}_${column.sql}`])
      const [p25, median, p75, p95] = await quantilesOf(database, column)
      const statistics: NumberStatistics = {
        min: of('min'),
        max: of('max'),
        mean: of('avg'),
        deviation: of('sd'),
        sum: of('sum'),
        p25,
        median,
        p75,
        p95,
      }
      column.statistics = statistics
    }
  }
  for (const column of columns.filter(({ type, filled }) => type === 'date' && filled > 0)) {
    const row = await database.row(
      `select strftime(min(${column.sql}), '%Y-%m-%dT%H:%M:%SZ') as first, strftime(max(${column.sql}), '%Y-%m-%dT%H:%M:%SZ') as last,
         bool_and(${column.sql} = date_trunc('month', ${column.sql})) as starts_only from t`,
    )
    column.range = { first: String(row.first), last: String(row.last), startsOnly: row.starts_only === true }
  }
}

const quantiles = [0.25, 0.5, 0.75, 0.95] as const

async function quantilesOf(
  database: AnalysisDatabase,
  { sql, top, filled, distinct }: Column,
): Promise<[number, number, number, number]> {
  const counted = top.reduce((sum, { count }) => sum + count, 0)
  if (counted === filled && filled > 0) {
    const [a, b, c, d] = quantiles.map((part) => quantileOfCounts(top, filled, part))
    return [a ?? 0, b ?? 0, c ?? 0, d ?? 0]
  }
  if (distinct < Math.min(mostCounted, filled / 4)) return countedQuantiles(database, sql, filled)
  const row = await database.row(
    `select q[1] as a, q[2] as b, q[3] as c, q[4] as d from (select quantile_cont(${sql}, [${quantiles.join(', ')}]) as q from t)`,
  )
  return [numberOf(row.a), numberOf(row.b), numberOf(row.c), numberOf(row.d)]
}

/** Values of a column that are counted rather than its rows sorted. */
const mostCounted = 100_000

/** The same from how often each value is there, which is far less to sort. */
async function countedQuantiles(
  database: AnalysisDatabase,
  sql: string,
  filled: number,
): Promise<[number, number, number, number]> {
  const places = quantiles.map((part) => part * (filled - 1))
  const picked = places.map(
    (place, index) =>
      `min(v) filter (where upto > ${Math.floor(place)}) as low${index}, min(v) filter (where upto > ${Math.ceil(place)}) as high${index}`,
  )
  const row = await database.row(
    `with counted as (select ${sql} as v, count(*) as n from t where ${sql} is not null group by 1),
     passed as (select v, sum(n) over (order by v) as upto from counted)
     select ${picked.join(', ')} from passed`,
  )
  const [a, b, c, d] = places.map((place, index) => {
    const low = numberOf(row[`low${index}`])
    return low + (numberOf(row[`high${index}`]) - low) * (place % 1)
  })
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0]
}

/** The same from counted values, without sorting the rows: between two neighbours it is interpolated. */
function quantileOfCounts(top: Column['top'], filled: number, part: number): number {
  const sorted = top.map(({ value, count }) => ({ value: Number(value), count })).toSorted((a, b) => a.value - b.value)
  const valueAt = (place: number) => {
    let passed = 0
    for (const { value, count } of sorted) {
      passed += count
      if (place < passed) return value
    }
    return sorted.at(-1)?.value ?? 0
  }
  const place = part * (filled - 1)
  const low = valueAt(Math.floor(place))
  return low + (valueAt(Math.ceil(place)) - low) * (place % 1)
}
