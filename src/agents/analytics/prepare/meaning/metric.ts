import type { Column } from '../column-profile.ts'
import type { Outcome } from '../findings/outcomes.ts'

/**
 * Something that has one value for any set of rows: `top` added up, over `under` added up where it is an average, a share or a rate.
 * Both are expressions of one row.
 */
export interface Metric {
  kind: 'count' | 'sum' | 'mean' | 'share' | 'ratio'
  /** "revenue", "share of orders that were returned", "orders per checkout". */
  label: string
  /** Columns that it is made of; "rows" for how many there are. */
  columns: readonly string[]
  top: string
  under: string | null
  /** Whose unit its values have. */
  column: Column | null
  more: 'good' | 'bad' | 'neutral'
  concept: string | null
  outcome: Outcome | null
}

/** What adds up over periods is compared a day, so that long months are not larger ones. */
export const addsUp = ({ kind }: Pick<Metric, 'kind'>) => kind === 'count' || kind === 'sum'

/** Sums behind the value of a metric. */
export interface Sums {
  top: number
  under: number
  /** Of the squares of `top`. */
  squares: number
  rows: number
  /** Rows whose cell is empty: what they would add is not known. */
  blank: number
}

export function metricValue(metric: Pick<Metric, 'kind'>, sums: Sums): number | null {
  if (addsUp(metric)) return sums.top
  return sums.under > 0 ? sums.top / sums.under : null
}

export const minus = (whole: Sums, part: Sums): Sums => ({
  top: whole.top - part.top,
  under: whole.under - part.under,
  squares: whole.squares - part.squares,
  rows: whole.rows - part.rows,
  blank: whole.blank - part.blank,
})

export const plus = (one: Sums, other: Sums): Sums => ({
  top: one.top + other.top,
  under: one.under + other.under,
  squares: one.squares + other.squares,
  rows: one.rows + other.rows,
  blank: one.blank + other.blank,
})

export const noSums: Sums = { top: 0, under: 0, squares: 0, rows: 0, blank: 0 }

/** The average of a metric's rows with their spread, for tests. */
export function sampleOf({ top, under, squares }: Sums): { count: number; mean: number; deviation: number } {
  const mean = under > 0 ? top / under : 0
  return {
    count: under,
    mean,
    deviation: under > 1 ? Math.sqrt(Math.max(0, (squares - under * mean ** 2) / (under - 1))) : 0,
  }
}
