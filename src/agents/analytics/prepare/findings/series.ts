import type { Column } from '../column-profile.ts'
import type { ValueScope } from './value-book.ts'

/** Something that has one value in each period. */
export interface Series {
  /** "orders", "total revenue", "share of orders that were returned". */
  what: string
  sql: string
  /** How far the values behind an average lie apart; null for counts and sums. */
  deviation: string | null
  kind: 'count' | 'sum' | 'average' | 'share'
  column: Column | null
  more: 'good' | 'bad' | 'neutral'
  concept: string | null
}

/** A value as a chart draws it. */
export const drawn = ({ kind }: Pick<Series, 'kind'>, value: number) =>
  kind === 'share' ? Math.round(value * 1000) / 10 : Math.round(value * 100) / 100

/** Writes a value of a series in its own unit. */
export function valueWriter(book: ValueScope, series: Pick<Series, 'kind' | 'column'>) {
  return (key: string, value: number, label: string): string => {
    if (series.kind === 'share') return book.share(key, value, label)
    if (series.kind === 'count') return book.count(key, value, label)
    return book.amount(key, value, series.column, label)
  }
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
