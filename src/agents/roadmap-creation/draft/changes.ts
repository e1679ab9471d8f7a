import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { risks } from '#drafting/compose/risks.ts'

const most = 4

/** The early sign of each risk, and what is then done instead of the plan. */
export function changesOf(facts: DraftFacts): { signal: string; change: string }[] {
  return risks(facts)
    .slice(0, most)
    .map(({ earlySign, answer }) => ({ signal: earlySign, change: answer }))
}
