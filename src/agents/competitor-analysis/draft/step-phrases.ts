import { withArticle } from '#drafting/compose/phrases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

/** Verbs of which a product does the other side: people know it, the product shows it. */
const shownTo = /^(?:know|see|get|find out|understand|learn)$/

/** What a product does in this step, after "can": "show which block to irrigate tonight", "swap shifts". */
export const canDo = ({ verb, object, short }: WorkStep) =>
  shownTo.test(verb) && object !== '' ? `show ${object}` : short

/** A request to see the step done in another product. */
export function shownIn(step: WorkStep, vendor: string): string {
  return shownTo.test(step.verb) && step.object !== ''
    ? `Can ${vendor} show ${step.object} now, on our own case?`
    : `May ${withArticle(step.who.singular)} ${step.short} in ${vendor} now, in front of us and without help?`
}

/** How to compare both products on the step. */
export function sideBySide(step: WorkStep): string {
  return shownTo.test(step.verb) && step.object !== ''
    ? `Then let both show ${step.object} for the same real case`
    : `Then let ${step.who.plural} ${step.short} in both, side by side`
}
