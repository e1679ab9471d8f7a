import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Brief } from '#shared/brief.ts'
import type { Corrections } from '#shared/corrections.ts'
import type { Source } from '#shared/source.ts'
import type { Placement } from './placing/placement.ts'

/** All that a writer may use: the same for the drafter and for a model's prompt. Nothing else, not even the clock. */
export interface WritingContext<Input> {
  input: Input
  brief: Brief
  placement: Placement
  sources: readonly Source[]
  knowledge: Knowledge
  /** What the user put right of the reading; it is in the brief already. */
  corrections?: Corrections
  /** ISO 8601, UTC: when the run started. */
  timestamp: string
  /** What the run computed before, where the agent computes; undefined else. */
  prepared?: unknown
}
