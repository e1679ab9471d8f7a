import type { z } from 'zod'
import { ofOneself, withArticle } from '#drafting/compose/phrases.ts'
import { caseOf, fillCase, scenariosOf } from '#drafting/compose/step-cases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { requirementsOutput } from '../output.ts'

type Stories = z.input<typeof requirementsOutput>['stories']

/** The steps without which nothing is done; the rest can follow. */
const mustSteps = 3

/** One story a step, in the order of the job, each with what works, what is rare and what is refused. */
export function storiesOf(steps: readonly WorkStep[]): Stories {
  return steps.map((step, index) => ({
    id: `US-${index + 1}`,
    step: step.id,
    priority: step.impliedBy ? 'Should' : index < mustSteps || step.isWhole ? 'Must' : 'Should',
    asA: withArticle(step.who.singular),
    want: step.alone?.want ?? ofOneself(step.phrase),
    soThat: benefitOf(step, index, steps),
    scenarios: scenariosOf(step),
  }))
}

/** What a kind of step brings is said once; a second step of the kind is told by what it makes possible next. */
function benefitOf(step: WorkStep, index: number, steps: readonly WorkStep[]): string {
  const next = steps[index + 1]
  const isSecond = steps.slice(0, index).some(({ kind }) => kind === step.kind)
  if (!isSecond || !next || next.impliedBy || next.kind === step.kind) return fillCase(caseOf(step).benefit, step)
  const who = next.who.plural === step.who.plural ? 'I' : withArticle(next.who.singular)
  return `${who} can ${next.alone?.want ?? next.short}`
}
