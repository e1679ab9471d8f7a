import type { Column } from '../column-profile.ts'
import type { Metric } from '../meaning/metric.ts'
import type { Movement } from '../statistics/movement.ts'
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
  /** What was usual in each period, where weekdays differ. */
  usual: readonly (number | null)[] | null
}
/** A new level that was reached step by step. */
export const isGradual = ({ at, until }: Pick<Move, 'at' | 'until'>) => until > at

/** A course that was looked at and in which nothing moved. */
export interface Still {
  metric: Metric
  dimension: Column | null
  value: string | null
  values: readonly (number | null)[]
  deviation: number
}

export interface Looked {
  course: Course
  values: (number | null)[]
  /** What its weekday adds to each value; null where weekdays do not differ. */
  weekdays: readonly number[] | null
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
