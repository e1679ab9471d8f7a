import type { BriefSource } from '#shared/brief.ts'
import fresh from './cases/fresh.json' with { type: 'json' }
import heldOut from './cases/held-out.json' with { type: 'json' }
import tuning from './cases/tuning.json' with { type: 'json' }
import unseen from './cases/unseen.json' with { type: 'json' }

/**
 * A description with its brief, written by hand before the reader saw it. A text ending in "?" is accepted but not
 * asked for; "a|b" is met by either; "none" stands for no market.
 */
export interface BriefCase {
  id: string
  source: BriefSource
  expected: {
    language: string
    name: string | null
    /** Any of these is right; none means that no actor may be asserted. */
    actor: string[]
    others: string[]
    beneficiary: string[]
    buyer: string[]
    /** "verb head"; any of these is right. */
    job: string[]
    steps: string[]
    alternatives: string[]
    pains: string[]
    constraints: string[]
    means: string[]
    models: string[]
    regions: string[]
    /** "value unit" */
    numbers: string[]
    moments: string[]
    market: string[]
    missing: string[]
  }
}

/**
 * `tuning` was worked on from the start. `heldOut` was measured by its totals alone before anybody read its mistakes, and
 * so were `unseen` and `fresh`, which were written later. A reader that is changed after reading them needs new cases to be measured.
 */
export const briefCases: { tuning: BriefCase[]; heldOut: BriefCase[]; unseen: BriefCase[]; fresh: BriefCase[] } = {
  tuning,
  heldOut,
  unseen,
  fresh,
}
