import type { ErrorCode } from '#shared/errors/error-table.ts'
import type { PreparedAnalysis } from '../prepared.ts'

/** What the server asks of an analysis process. */
export interface AnalysisJob {
  path: string
  fileName: string
  /** What the user wants to know; null when nothing was asked. */
  question: string | null
  threads: number
  memoryMegabytes: number
}

/** Its answers: what it is doing, and at the end the analysis or why there is none. */
export type AnalysisAnswer =
  | { type: 'note'; text: string }
  | { type: 'done'; prepared: PreparedAnalysis }
  | { type: 'failed'; code: ErrorCode; text: string | null; internal: string }
