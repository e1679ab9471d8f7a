import type { Column, Table } from '../column-profile.ts'
import type { AnalysisDatabase } from '../database.ts'
import type { Grain } from '../number-text.ts'
import type { Outcome } from './outcomes.ts'
import type { ValueBook } from './value-book.ts'

/** The time that rows belong to. */
export interface TimeAxis {
  column: Column
  grain: Grain
}

/** What every computation of findings works on. */
export interface AnalysisView {
  database: AnalysisDatabase
  table: Table
  book: ValueBook
  /** Columns with few values, most telling first. */
  categories: readonly Column[]
  measures: readonly Column[]
  outcomes: readonly Outcome[]
  time: TimeAxis | null
  /** "outcome|category" of every comparison that was made, whatever came of it. */
  compared: Set<string>
}

/** A value of a category in a sentence: "plan Basic", "country \"New Zealand\"". */
export function groupText(column: Column, value: string): string {
  const answer = value.toLowerCase()
  const owned = /^(?:has|have|uses?|with) (.+)$/.exec(column.label)?.[1]
  if (owned && ['yes', 'true', '1', 'y'].includes(answer)) return owned
  if (owned && ['no', 'false', '0', 'n'].includes(answer)) return `no ${owned}`
  return /^[\p{L}][\p{L}\d+&-]*$/u.test(value) ? `${column.label} ${value}` : `${column.label} "${value}"`
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Sums of money say more than other sums. */
export const moneyFirst = (a: Column, b: Column) => Number(b.unit?.kind === 'money') - Number(a.unit?.kind === 'money')
