import { citing, defineTakes } from '#agents/_kit/define-takes.ts'
import { withNewIds } from '#agents/_kit/new-ids.ts'
import { isAboutSame, type NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'
import { countLine, highLine } from './case-counts.ts'
import type { TestingOutput } from './output.ts'

const mostSteps = 30
const mostCases = 120
const mostLines = 3

type Case = Omit<TestingOutput['cases'][number], 'id'>

/** Each handed-over requirement is a step with a case for each of its criteria; what the form says of the same gives way. */
export default defineTakes(agent, ({ output, handed: { requirements } }) => {
  if (requirements.length === 0) return output
  const handed = requirements.slice(0, mostSteps).map((item, index) => ({ item, id: `S${index + 1}` }))
  const sameAs = (step: string) => handed.find(({ item }) => isAboutSame(item, step))
  const own = output.steps.filter(({ step }) => !sameAs(step)).slice(0, mostSteps - handed.length)
  const stepIds = new Map([
    ...output.steps.flatMap(({ id, step }): [string, string][] => [[id, sameAs(step)?.id ?? '']]),
    ...own.map(({ id }, index): [string, string] => [id, `S${handed.length + index + 1}`]),
  ])
  const first = handed.flatMap(({ item, id }) => casesOf(item).map((each) => ({ ...each, step: id })))
  // Cases of the same step stay where the criteria do not say them: they are about what goes wrong.
  const isSaid = ({ title }: { title: string }) => first.some((each) => each.title === title)
  const kept = output.cases.filter((each) => stepIds.get(each.step) && !isSaid(each)).slice(0, mostCases - first.length)
  const cases = [...first, ...kept.map((each) => ({ ...each, step: stepIds.get(each.step) ?? each.step }))].map(
    (each, index) => ({ ...each, id: `TC-${index + 1}` }),
  )
  const ids = new Map([
    ...stepIds,
    ...output.cases.map(({ id, title }): [string, string] => [
      id,
      cases.find((each) => each.title === title)?.id ?? id,
    ]),
  ])
  const { summary, exitCriteria, ...rest } = output
  const { entryCriteria, risks, decideFirst } = withNewIds(rest, ids)
  return {
    ...output,
    entryCriteria,
    risks: risks.map((risk) => ({ ...risk, cases: [...new Set(risk.cases)] })),
    ...(decideFirst ? { decideFirst } : {}),
    summary: summary.replace(countLine(output.cases), countLine(cases)),
    exitCriteria: exitCriteria.map((line) =>
      line === highLine(output.cases) ? highLine(cases) : withNewIds(line, ids),
    ),
    steps: [
      ...handed.map(({ item, id }) => ({
        id,
        step: `${item.name}: ${citing(item.text, item)}`,
        who: 'from your requirements',
      })),
      ...own.map((each) => ({ ...each, id: stepIds.get(each.id) ?? each.id })),
    ],
    cases,
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
