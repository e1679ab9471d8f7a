import type { Column } from '../column-profile.ts'
import type { Metric } from '../meaning/metric.ts'
import type { Movement } from '../statistics/movement.ts'
import type { MoveContext } from './move-context.ts'
import type { Course } from './period-sums.ts'
import type { Period } from './time-axis.ts'

/** Something that a metric did at some time: of all rows, or of those with one value of a category. */
export interface Move {
  type: 'shift' | 'trend' | 'anomaly'
  metric: Metric
  dimension: Column | null
  value: string | null
  /** Place of the period in which it began. */
  at: number
  period: Period
  /** Place of the period in which a new level was reached; `at` where it came at once, and for all that is no new level. */
  until: number
  /** Levels before and after, the ends of a line, or what was expected and what was there. */
  before: number
  after: number
  /** Relative; a difference of shares as it is. */
  change: number
  /** Ends of the 95 % interval of the step, or of a line's whole way; equal where none is known. */
  low: number
  high: number
  p: number
  /** What says it nearly as well: one direction all along, or a new level from this place on; null where nothing does. */
  or: 'direction' | number | null
  /** How many deviations an anomaly lies off, or a shift is high. */
  score: number
  /** Where one value carries it: how far the others moved at the same time, as `change`. */
  others: number | null
  /** What is drawn. Null where a period has no value. */
  values: readonly (number | null)[]
  /** The same metric over all rows, where the move is that of one value. */
  whole: { before: number; after: number; change: number } | null
  /** The last period of an anomaly of several; null where it is one. */
  last: Period | null
  /** Of an average, the single value that lies furthest off; null where none was looked for. */
  extreme: number | null
  /** The column in each of whose values it was odd at the same time; null where it was not odd everywhere. */
  everywhere: Column | null
  /** What was usual in each period, where weekdays differ. */
  usual: readonly (number | null)[] | null
}
/** A new level that was reached step by step. */
export const isGradual = ({ at, until }: Pick<Move, 'at' | 'until'>) => until > at

/** A course that was looked at and that kept its level, without the periods that stand out, with what it is a course of. */
export interface Still {
  /** How many periods stand out. */
  odd: number
  context: MoveContext

  metric: Metric
  dimension: Column | null
  value: string | null
  values: readonly (number | null)[]
  /** How far each value lies off by the few rows that it rests on. */
  noise: readonly number[]
  deviation: number
}

export interface Looked {
  course: Course
  values: readonly (number | null)[]
  /** What its weekday adds to each value; null where weekdays do not differ. */
  weekdays: readonly number[] | null
  /** How far each value lies off by the few rows that it rests on. */
  noise: readonly number[]
  movement: Movement
}

export const relative = ({ kind }: Metric, from: number, to: number) =>
  kind === 'share' || (kind === 'ratio' && Math.max(from, to) <= 1)
    ? to - from
    : from === 0
      ? to === 0
        ? 0
        : Math.sign(to) * 10
      : (to - from) / Math.abs(from)

export const share = (from: number, to: number) =>
  from === 0 ? (to === 0 ? 0 : Math.sign(to) * 10) : (to - from) / Math.abs(from)

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
