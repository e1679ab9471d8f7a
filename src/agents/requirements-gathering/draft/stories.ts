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
    soThat: fillCase(caseOf(step).benefit, step),
    scenarios: scenariosOf(step),
  }))
}
