import type { Column, Table } from '../column-profile.ts'
import { addStatistics } from '../column-statistics.ts'
import { type AnalysisDatabase, numberOf } from '../database.ts'

/** Cells that cannot be true, and why. They are left out of everything that is computed. */
export interface Impossible {
  column: Column
  count: number
  why: 'negative' | 'above-hundred' | 'stands-for-nothing'
  example: number
}

/** More of them are how the column is meant. */
const mostShare = 0.05
const neverNegative = new RegExp(
  [
    String.raw`\b(stock|on hand|inventory|age|duration|hours|minutes|seconds|distance|humidity|count|clicks`,
    String.raw`|visits|visitors|views|impressions|sessions|signups|users|customers|tickets|percent)\b`,
  ].join(''),
  'i',
)
const ofHundred = /\b(percent|percentage|pct|humidity)\b|%/i
/** What systems write where they have no value. */
const standIns = [-99_999, -9_999, -999, -99, 999, 9_999, 99_999, 999_999]

export async function withoutImpossible(database: AnalysisDatabase, table: Table): Promise<Impossible[]> {
  const found: Impossible[] = []
  for (const column of table.columns) {
    const { statistics, role, sql, label, filled } = column
    if (role !== 'measure' || !statistics || filled < 12) continue
    const width = Math.max(statistics.p75 - statistics.p25, 1e-9)
    const rules = [
      ...standIns
        .filter((value) => value === statistics.min || value === statistics.max)
        .filter((value) => (value < 0 ? statistics.p25 - value : value - statistics.p75) > 15 * width)
        .map((value) => ({
          why: 'stands-for-nothing' as const,
          condition: `${sql} = ${value}`,
          example: value,
          least: 2,
        })),
      ...(neverNegative.test(label) && statistics.min < 0 && statistics.p25 >= 0
        ? [{ why: 'negative' as const, condition: `${sql} < 0`, example: statistics.min, least: 1 }]
        : []),
      ...(ofHundred.test(label) && statistics.max > 100 && statistics.p95 <= 100 && statistics.p95 > 1.5
        ? [{ why: 'above-hundred' as const, condition: `${sql} > 100`, example: statistics.max, least: 1 }]
        : []),
    ]
    for (const { why, condition, example, least } of rules) {
      const count = numberOf((await database.row(`select count(*) as n from t where ${condition}`)).n)
      if (count < least || count > filled * mostShare) continue
      await database.run(`update t set ${sql} = null where ${condition}`)
      found.push({ column, count, why, example })
      column.filled -= count
      column.top = column.top.filter(({ value }) => Number(value) !== example)
      await addStatistics(database, [column])
    }
  }
  return found
}
