import type { Column } from '../column-profile.ts'
import { type AnalysisDatabase, literal } from '../database.ts'
import type { TimeAxis } from '../meaning/time.ts'
import type { Grain } from '../number-text.ts'
import type { Period } from './time-axis.ts'

/** A value of a category that the file did not hold before a period: a new version, a new supplier. */
export interface FirstSeen {
  column: Column
  value: string
  /** Place of the period. */
  at: number
}

const mostDimensions = 6
const mostValues = 12

/** What is there from some period on, of categories with few values. What comes and goes all the time is no event. */
export async function firstSeenIn(
  database: AnalysisDatabase,
  { column: time }: TimeAxis,
  grain: Grain,
  categories: readonly Column[],
  periods: readonly Period[],
): Promise<FirstSeen[]> {
  const columns = categories.filter(({ distinct }) => distinct >= 2 && distinct <= mostValues).slice(0, mostDimensions)
  if (columns.length === 0) return []
  const places = new Map(periods.map(({ key }, index) => [key, index]))
  const rows = await database.rows(
    columns
      .map(
        ({ sql }, index) =>
          `select ${index} as place, ${sql}::varchar as value,
             strftime(min(date_trunc(${literal(grain)}, ${time.sql})), '%Y-%m-%d') as first
           from t where ${sql} is not null and ${time.sql} is not null group by 2`,
      )
      .join(' union all '),
  )
  return rows
    .flatMap((row) => {
      const column = columns[Number(row.place)]
      const at = places.get(String(row.first)) ?? 0
      return column && at > 0 ? [{ column, value: String(row.value), at }] : []
    })
    .toSorted((a, b) => a.at - b.at || a.column.name.localeCompare(b.column.name) || a.value.localeCompare(b.value))
}
