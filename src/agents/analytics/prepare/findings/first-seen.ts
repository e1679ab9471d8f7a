import { literal } from '../database.ts'
import { calendarGrain } from '../number-text.ts'
import type { AnalysisView } from './analysis-view.ts'
import { isGradual, type Move } from './move.ts'
import type { FirstSeen, MoveContext } from './move-context.ts'

const mostDimensions = 6
const mostValues = 12

/** What is in the file only from some period on, of categories with few values. Looked for where a level changed at once. */
export async function firstSeenWith(
  { database, categories, time: axis }: AnalysisView,
  { periods, grain }: MoveContext,
  moves: readonly Move[],
): Promise<FirstSeen[]> {
  if (!axis || !moves.some((move) => move.type === 'shift' && !isGradual(move))) return []
  const time = axis.column
  const columns = categories.filter(({ distinct }) => distinct >= 2 && distinct <= mostValues).slice(0, mostDimensions)
  if (columns.length === 0) return []
  const places = new Map(periods.map(({ key }, index) => [key, index]))
  const rows = await database.rows(
    columns
      .map(
        ({ sql }, index) =>
          `select ${index} as place, ${sql}::varchar as value,
             strftime(min(date_trunc(${literal(calendarGrain(grain))}, ${time.sql})), '%Y-%m-%d') as first
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
