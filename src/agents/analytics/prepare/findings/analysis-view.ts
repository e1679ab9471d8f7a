import type { Dictionary } from '../../dictionary.ts'
import type { Column, Table } from '../column-profile.ts'
import type { AnalysisDatabase } from '../database.ts'
import type { TimeAxis } from '../meaning/time.ts'
import type { Understanding } from '../meaning/understanding.ts'
import type { Outcome } from './outcomes.ts'
import type { ValueBook } from './value-book.ts'

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
  understanding: Understanding
  /** What the user put right of how columns are read; null where nothing was. */
  dictionary: Dictionary | null
  /** "outcome|category" of every comparison that was made, whatever came of it. */
  compared: Set<string>
}

/** A value of a category in a sentence: "plan Basic", "country \"New Zealand\"". */
export function groupText(column: Column, value: string): string {
  const answer = value.toLowerCase()
  const owned = /^(?:has|have|uses?|with) (.+)$/.exec(column.label)?.[1]
  if (owned && ['yes', 'true', '1', 'y'].includes(answer)) return owned
  if (owned && ['no', 'false', '0', 'n'].includes(answer)) return `no ${owned}`
  const isPlain = /^[\p{L}][\p{L}\d+&_.-]*$/u.test(value)
  // "price_15" of the column "price" says what it is.
  if (isPlain && value.toLowerCase().startsWith(column.label.toLowerCase())) return value
  return isPlain ? `${column.label} ${value}` : `${column.label} "${value}"`
}

/** Sums of money say more than other sums, and what comes in more than what is spent. */
export const moneyFirst = (a: Column, b: Column) => moneyWeight(b) - moneyWeight(a)

const moneyWeight = ({ unit, concept, label }: Column) =>
  2 * Number(unit?.kind === 'money' || concept?.id === 'money') - Number(/\b(spend|spent|costs?)\b/i.test(label))
