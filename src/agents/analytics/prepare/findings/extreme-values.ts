import { literal } from '../database.ts'
import type { AnalysisView } from './analysis-view.ts'
import type { Move } from './move.ts'
import type { MoveContext } from './move-context.ts'
import { next } from './time-axis.ts'

/** Averages that stand out, with the single value behind them that lies furthest off: one reading of 95 hides in the average of a day. */
export async function withExtremes(
  { database, time }: AnalysisView,
  { grain }: MoveContext,
  moves: readonly Move[],
): Promise<Move[]> {
  return Promise.all(
    moves.map(async (move) => {
      const { type, metric, dimension, value, period, last, after, before } = move
      if (!time || type !== 'anomaly' || metric.kind !== 'mean' || !metric.column) return move
      const at = time.column.sql
      const end = next((last ?? period).start, grain).toISOString()
      const part = dimension && value !== null ? ` and ${dimension.sql}::varchar = ${literal(value)}` : ''
      const row = await database.row(
        `select ${after > before ? 'max' : 'min'}(${metric.column.sql})::double as extreme, count(${metric.column.sql}) as n
         from t where ${at} >= timestamp ${literal(period.start.toISOString())} and ${at} < timestamp ${literal(end)}${part}`,
      )
      return typeof row.extreme === 'number' && Number(row.n) > 1 ? { ...move, extreme: row.extreme } : move
    }),
  )
}
