import { fillStep } from './fill-step.ts'
import { upperFirst } from './phrases.ts'
import type { Scenario, StepCase } from './step-case.ts'
import { stepCasesOfJudging } from './step-cases-of-judging.ts'
import { stepCasesOfKnowing } from './step-cases-of-knowing.ts'
import { anyStepCase, stepCasesOfMaking } from './step-cases-of-making.ts'
import { stepCasesOfSharing } from './step-cases-of-sharing.ts'
import type { Step } from './steps-of-job.ts'
import { thirdPerson } from './verb-forms.ts'

/** What can happen at each kind of step. */
export const stepCases: readonly StepCase[] = [
  ...stepCasesOfSharing,
  ...stepCasesOfKnowing,
  ...stepCasesOfJudging,
  ...stepCasesOfMaking,
  anyStepCase,
]

export const caseOf = (step: Pick<Step, 'kind'>): StepCase =>
  stepCases.find(({ id }) => id === step.kind.id) ?? anyStepCase

/** Fills a text of a {@link StepCase} with the words of one step. */
export function fillCase(text: string, step: Step): string {
  const rest = step.short.startsWith(step.verb) ? step.short.slice(step.verb.length) : ''
  return fillStep(
    text.replaceAll('{does}', `${/^be\b/.test(step.verb) ? `is${step.verb.slice(2)}` : thirdPerson(step.verb)}${rest}`),
    step,
  )
}

export interface FilledScenario {
  kind: 'happy' | 'edge' | 'refusal'
  title: string
  given: string
  when: string
  outcome: string
}

/** The three scenarios of a step, each able to fail. */
export function scenariosOf(step: Step): FilledScenario[] {
  const { happy, edge, refusal } = caseOf(step)
  const filled = (kind: FilledScenario['kind'], [title, given, when, then]: Scenario): FilledScenario => ({
    kind,
    title: upperFirst(fillCase(title, step)),
    given: fillCase(given, step),
    when: fillCase(when, step),
    outcome: fillCase(then, step),
  })
  return [filled('happy', happy), filled('edge', edge), filled('refusal', refusal)]
}

/** "/shifts/:id/claims": the resource's name as it stands in an address. */
export function pathOf(step: Step): string {
  const slug = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
  return caseOf(step).operation.path.replaceAll('{things}', slug(step.things) || 'items')
}
