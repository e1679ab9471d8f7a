import type { ColumnFormat } from './column-format.ts'

/** Most values of a category whose counts are kept. */
export const mostTop = 60

export interface Draft {
  sql: string
  name: string
  format: ColumnFormat
  sample: string[]
  rawFilled: number
}
