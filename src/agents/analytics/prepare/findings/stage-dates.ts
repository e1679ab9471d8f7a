import { outcomeWords } from '../column-names.ts'
import type { Table } from '../column-profile.ts'
import type { Concept } from '../concepts.ts'
import { type AnalysisDatabase, numberOf } from '../database.ts'
import type { TimeAxis } from '../meaning/time.ts'
import type { Outcome } from './outcomes.ts'

/** That a row came so far. Recent rows had less time for it. */
export const stageReached: Concept = { id: 'stage', words: /$^/, more: 'good', late: true }

const mostStages = 6
/** Rows that may have a later moment without the earlier one, or before it: people enter dates by hand. */
const stray = 0.02

/**
 * Moments each of which only rows with the one before have, and later: applied, screened, interviewed, hired. Their gaps are no missing
 * cells but how far a row came. Empty where there are fewer than two after the first moment.
 */
export async function stageDates(database: AnalysisDatabase, table: Table, time: TimeAxis | null): Promise<Outcome[]> {
  if (!time || time.column.filled < table.rows * (1 - stray)) return []
  const dates = table.columns
    .filter(
      ({ role, filled, name }) =>
        role === 'date' &&
        name !== time.column.name &&
        filled >= 5 &&
        filled > table.rows * 0.01 &&
        filled < table.rows * 0.97,
    )
    .toSorted((a, b) => b.filled - a.filled)
    .slice(0, mostStages)
  if (dates.length < 2) return []
  const row = await database.row(
    `select ${dates
      .map(({ sql }, index) => {
        const earlier = dates[index - 1]?.sql ?? time.column.sql
        return `count(*) filter (where ${sql} is not null and (${earlier} is null or ${sql} < date_trunc('day', ${earlier}))) as p${index}`
      })
      .join(', ')} from t`,
  )
  if (!dates.every(({ filled }, index) => numberOf(row[`p${index}`]) <= filled * stray)) return []
  return dates.map((column) => {
    const what = outcomeWords(column.name).toLowerCase()
    return {
      column,
      sql: `${column.sql} is not null`,
      what,
      verb: /\wed$/.test(what) || what === 'won' ? `were ${what}` : `reached ${what}`,
      concept: stageReached,
      known: table.rows,
      count: column.filled,
    }
  })
}
