import type { Column } from '../column-profile.ts'
import type { Grain } from '../number-text.ts'

/** The distance at which the moments of a table follow each other. */
export type Step = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

/** The time that rows belong to. */
export interface TimeAxis {
  column: Column
  /** Length of the periods that are compared. */
  grain: Grain
  /** Null for events, which come at any moment. */
  step?: Step | null
}
