import { fillStep } from './fill-step.ts'
import { upperFirst } from './phrases.ts'
import type { Scenario, StepCase } from './step-case.ts'
import { actingCases } from './step-cases/acting-cases.ts'
import { anyStepCase } from './step-cases/any-step-case.ts'
import { askingCases } from './step-cases/asking-cases.ts'
import { judgingCases } from './step-cases/judging-cases.ts'
import { keepingCases } from './step-cases/keeping-cases.ts'
import { makingCases } from './step-cases/making-cases.ts'
import { passingCases } from './step-cases/passing-cases.ts'
import { recordingCases } from './step-cases/recording-cases.ts'
import { takingCases } from './step-cases/taking-cases.ts'
import { watchingCases } from './step-cases/watching-cases.ts'
import type { Step } from './steps-of-job.ts'
import { thirdPerson } from './verb-forms.ts'

/** What can happen at each kind of step. */
export const stepCases: readonly StepCase[] = [
  ...takingCases,
  ...passingCases,
  ...watchingCases,
  ...recordingCases,
  ...askingCases,
  ...judgingCases,
  ...makingCases,
  ...keepingCases,
  ...actingCases,
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
