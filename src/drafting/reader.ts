import type { Brief, BriefSource } from '#shared/brief.ts'
import type { Placement } from './placing/placement.ts'

/** What was read and found before anything is written. */
export interface Reading {
  brief: Brief
  placement: Placement
  /** Label and value pairs for the page: what we understood, in the user's words. */
  understood: { label: string; value: string }[]
}

/** Reads a form's words and finds their market. Pure; the same words give the same reading. */
export interface Reader {
  read(source: BriefSource): Reading
}
