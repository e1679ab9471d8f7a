import type { FactClaim } from '#agents/analytics/prepared.ts'

/** What was planted, or what follows from it. A field that is left out may be anything. */
export interface Truth {
  claims?: readonly FactClaim[]
  /** Names of columns; "rows" for how many rows there are. */
  measures?: readonly string[]
  segments?: readonly string[]
  /** A day, and how many days beside it are near enough. */
  period?: string
  within?: number
  /** Null: no direction may be claimed. */
  direction?: 'up' | 'down' | null
  /** A group whose difference must be called not distinguishable. */
  undecided?: string
}

export interface PlantedFile {
  fileName: string
  content: string
  question: string
  planted: readonly Truth[]
  /** Also true of how the file was made, so that saying it is no error. */
  also: readonly Truth[]
  /** Any of these answers the question. */
  answer: readonly Truth[]
}

/** Four shapes of one subject, each made from a seed. */
export type PlantedSubject = Readonly<Record<'a' | 'b' | 'c' | 'd', (seed: number) => PlantedFile>>
