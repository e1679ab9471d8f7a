import type { CopyFacts } from './copy-facts.ts'

/** How a hook takes hold: no two hooks of a result share one. */
export type HookStructure =
  | 'pain'
  | 'scene'
  | 'told'
  | 'without'
  | 'fair'
  | 'compare'
  | 'sequence'
  | 'misfit'
  | 'moment'
  | 'waiting'
  | 'stand-in'
  | 'ask'
  | 'again'
  | 'call-out'
  | 'halves'
  | 'limit'
  | 'trigger'
  | 'habit'
  | 'objection'
  | 'goal'
  | 'quote'

/** What a hook makes people feel; a wish for one of them puts its hooks first. */
export type HookFeeling = 'recognition' | 'relief' | 'curiosity' | 'fairness' | 'surprise' | 'tension'

export interface HookLine {
  structure: HookStructure
  text: string
  /** Which detail of the job does the work, and why it stops these people. */
  why: string
  feeling: HookFeeling
  /** What the feeling hangs on, as a phrase: "the moment in which you asked one by one". */
  trigger: string
  /** Where its detail comes from, short. */
  from: string
  /** What to find out before it is published; null when it says only what the user said. */
  check: string | null
}

/** Null where the facts do not carry this hook. */
export type HookMaker = (facts: CopyFacts) => HookLine | null
