import type { Column } from '../column-profile.ts'
import type { Grain } from '../number-text.ts'
import type { Period } from './time-axis.ts'
import type { ValueBook } from './value-book.ts'

/** A value of a category that the file did not hold before a period: a new version, a new supplier. */
export interface FirstSeen {
  column: Column
  value: string
  /** Place of the period. */
  at: number
}

export interface MoveContext {
  book: ValueBook
  periods: readonly Period[]
  grain: Grain
  timeColumn: string
  timeLabel: string
  many: string
  cut: string | null
  /** Values of categories that begin in one of the periods. */
  firstSeen: readonly FirstSeen[]
  /** Set where a course is of people by when they came: the claim is then about coming back. */
  retention?: boolean
}
