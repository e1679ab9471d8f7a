import type { NumberUnit } from './column-format.ts'
import type { Concept } from './concepts.ts'
import type { FiscalPart } from './fiscal-label.ts'

/** How a column serves the analysis. */
export type ColumnRole =
  /** A number to sum or average. */
  | 'measure'
  /** Few values to split rows by; yes-or-no columns among them. */
  | 'category'
  | 'date'
  /** One value per row. */
  | 'id'
  /** Ids that stand in several rows: customers, users. */
  | 'entity'
  | 'text'
  /** Empty, or the same value everywhere. */
  | 'constant'

export interface NumberStatistics {
  min: number
  max: number
  mean: number
  deviation: number
  sum: number
  p25: number
  median: number
  p75: number
  p95: number
}

export interface Column {
  /** In the database: "c3". */
  sql: string
  name: string
  /** The name in words. */
  label: string
  type: 'number' | 'date' | 'text'
  role: ColumnRole
  /** Rows with a value. */
  filled: number
  missing: number
  /** Exact for categories and for tables of up to 100,000 rows, else approximate within a few per cent. */
  distinct: number
  /** Cells that are there but are no number or date, with examples. */
  unreadable: { count: number; examples: string[] }
  unit: NumberUnit | null
  whole: boolean
  additive: boolean
  /** How the user said that its values belong together; undefined where nothing was said. */
  chosen?: 'sum' | 'mean'
  statistics: NumberStatistics | null
  /** Of a category: its values, the most frequent first. */
  top: readonly { value: string; count: number }[]
  /** Values that stood in several spellings, which were read as the first of each. */
  spellings: readonly (readonly { value: string; count: number }[])[]
  /**
   * First and last moment of a date column, ISO 8601 in UTC. `startsOnly`: every one is the first day of its month, which is how a table
   * by months is written.
   */
  range: { first: string; last: string; startsOnly: boolean } | null
  /** Of a column of fiscal periods, which; undefined for dates. */
  fiscal?: FiscalPart
  /** The order of day and month is ambiguous. */
  dayFirstAssumed: boolean
  concept: Concept | null
}

export interface Table {
  rows: number
  columns: readonly Column[]
  row: { one: string; many: string }
  duplicateRows: number
}
