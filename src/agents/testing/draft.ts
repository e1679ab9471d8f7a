import { defineDraft } from '#agents/_kit/define-draft.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import { doneBy } from '#drafting/compose/done-alone.ts'
import { qualityNeeds } from '#drafting/compose/quality-needs.ts'
import { workFacts } from '#drafting/compose/work-facts.ts'
import { workStepsOrIdea } from '#drafting/compose/work-steps.ts'
import agent from './agent.ts'
import { casesOf } from './draft/cases.ts'
import { chartersOf } from './draft/charters.ts'
import { approachOf, dataOf, entryOf, environmentsOf, exitOf, scopeOf } from './draft/plan.ts'
import { testQuestions } from './draft/questions.ts'
import { risksOf } from './draft/risks.ts'
import { summaryOf } from './draft/summary.ts'

const mostTyped = 6
const mostSteps = 5

/** A plan in which the steps of the job, its limits and its means say what is tested and how deep. */
export default defineDraft(agent, (context) => {
  const facts = workFacts(context)
  const steps = workStepsOrIdea(facts).slice(0, mostSteps)
  // A date and a budget are kept by cutting, not by a test.
  const needs = qualityNeeds(facts, linesOf(context.input.constraints, mostTyped)).filter(
    ({ area }) => area !== 'Time' && area !== 'Cost',
  )
  const cases = casesOf(facts, steps, needs)
  const risks = risksOf(steps, needs, cases)
  const environments = environmentsOf(facts, linesOf(context.input.environments, mostTyped))
  return {
    summary: summaryOf(facts, steps, cases, risks),
    steps: steps.map((step) => ({
      id: step.id,
      step: step.impliedBy ? `${step.phrase} (not told by you; ${step.impliedBy} brings it along)` : step.phrase,
      who: doneBy(step, facts.subject.product),
    })),
    scope: scopeOf(facts, steps, needs),
    approach: approachOf(steps, risks),
    environments,
    entryCriteria: entryOf(facts, steps),
    exitCriteria: exitOf(steps, risks),
    data: dataOf(facts, steps),
    risks,
    cases,
    charters: chartersOf(facts, steps),
    openQuestions: testQuestions(facts, steps),
  }
})
