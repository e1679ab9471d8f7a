import { citing, defineTakes } from '#agents/_kit/define-takes.ts'
import { isAboutSame, type NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'
import type { TestingOutput } from './output.ts'

const mostSteps = 30
const mostCases = 120
const mostLines = 3

type Case = Omit<TestingOutput['cases'][number], 'id'>

/** Each handed-over requirement is a step with a case for each of its criteria; what the form says of the same gives way. */
export default defineTakes(agent, ({ output, handed: { requirements } }) => {
  const own = output.steps.filter(({ step }) => !requirements.some((item) => isAboutSame(item, step)))
  const steps = [
    ...requirements.map((item) => ({
      before: '',
      step: `${item.name}: ${citing(item.text, item)}`,
      who: 'from your requirements',
    })),
    ...own.map(({ id, ...step }) => ({ before: id, ...step })),
  ]
    .slice(0, mostSteps)
    .map((step, index) => ({ ...step, id: `S${index + 1}` }))
  const kept = output.cases.flatMap(({ id: before, ...each }) => {
    const step = steps.find((other) => other.before === each.step)
    return step ? [{ before, ...each, step: step.id }] : []
  })
  const cases = [
    ...requirements
      .slice(0, mostSteps)
      .flatMap((item, index) => casesOf(item).map((each) => ({ before: '', ...each, step: `S${index + 1}` }))),
    ...kept,
  ]
    .slice(0, mostCases)
    .map((each, index) => ({ ...each, id: `TC-${index + 1}` }))
  const idOf = (before: string) => cases.find((each) => each.before === before)?.id ?? []
  return {
    ...output,
    steps: steps.map(({ before: _before, ...step }) => step),
    cases: cases.map(({ before: _before, ...each }) => each),
    risks: output.risks.map((risk) => ({ ...risk, cases: risk.cases.flatMap(idOf) })),
  }
})

function casesOf(item: NumberedItem): Omit<Case, 'step'>[] {
  const shared = {
    type: 'Functional' as const,
    priority: item.isMust === false ? ('Medium' as const) : ('High' as const),
    steps: [],
    basis: citing(item.name, item),
    hasLabelBasis: true,
  }
  if (item.lines.length === 0)
    return [{ ...shared, title: item.text, expected: 'Agree first on what shows that it works' }]
  return item.lines.slice(0, mostLines).map((line) => ({ ...shared, title: line }))
}
