import type { ErrorCode } from '#shared/errors/error-table.ts'
import type { QueryPlan } from '../asking/query-plan.ts'
import type { Vocabulary } from '../asking/vocabulary.ts'
import type { RememberedDictionary } from '../dictionary.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import type { PlanAnswer } from './asking/answer-plan.ts'

/** What the server asks of an analysis process. */
export interface AnalysisJob {
  path: string
  fileName: string
  /** Where it may write. Whoever asks removes it, whatever becomes of the analysis. */
  folder?: string
  /** What the user wants to know; null when nothing was asked. */
  question: string | null
  /** What the user put right of files of any shape; the one that fits is used. */
  dictionaries?: readonly RememberedDictionary[]
  /** A follow-up to answer instead of the whole analysis. */
  followUp?: { plan: QueryPlan; vocabulary: Vocabulary }
  threads: number
  memoryMegabytes: number
}

/** What was asked for: the whole analysis, or the answer to a follow-up, null where the file has nothing of that name. */
export type AnalysisDone =
  | { type: 'done'; prepared: PreparedAnalysis }
  | { type: 'answered'; answer: PlanAnswer | null }

/** Its answers: what it is doing, and at the end the result or why there is none. */
export type AnalysisAnswer =
  | AnalysisDone
  | { type: 'note'; text: string }
  | { type: 'failed'; code: ErrorCode; text: string | null; internal: string }
