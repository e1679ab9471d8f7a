import type { Brief, BriefSource } from '#shared/brief.ts'
import type { Corrections, UnderstoodItem } from '#shared/corrections.ts'
import type { Placement } from './placing/placement.ts'

/** What was read and found before anything is written. */
export interface Reading {
  brief: Brief
  placement: Placement
  /** Label and value pairs for the page: what we understood, in the user's words. */
  understood: UnderstoodItem[]
}

/** Reads a form's words and finds their market. Pure; the same words give the same reading. Corrections outweigh the form. */
export interface Reader {
  read(source: BriefSource, corrections?: Corrections): Reading
}
