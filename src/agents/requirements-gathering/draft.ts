import { defineDraft } from '#agents/_kit/define-draft.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import { openQuestions } from '#drafting/compose/open-questions.ts'
import { qualityNeeds } from '#drafting/compose/quality-needs.ts'
import { workFacts } from '#drafting/compose/work-facts.ts'
import { workStepsOrIdea } from '#drafting/compose/work-steps.ts'
import agent from './agent.ts'
import { businessRules } from './draft/business-rules.ts'
import { glossary } from './draft/glossary.ts'
import { outOfScope } from './draft/out-of-scope.ts'
import { stakeholderQuestions } from './draft/stakeholder-questions.ts'
import { storiesOf } from './draft/stories.ts'
import { summaryOf } from './draft/summary.ts'

const mostQualities = 6
const mostTyped = 6

/** Requirements from the steps of the job, the user's limits, the means and the rules that bind. */
export default defineDraft(agent, (context) => {
  const facts = workFacts(context)
  const steps = workStepsOrIdea(facts)
  const typed = linesOf(context.input.constraints, mostTyped)
  const stories = storiesOf(steps)
  const nonFunctional = qualityNeeds(facts, typed)
    .slice(0, mostQualities)
    .map(({ area, need, test, basis }, index) => ({
      id: `NFR-${index + 1}`,
      area,
      requirement: need,
      criterion: test,
      basis,
    }))
  const rules = businessRules(facts, steps)
  return {
    summary: summaryOf(facts, steps, stories.length, nonFunctional.length, rules.length),
    steps: steps.map(({ id, phrase, who, impliedBy }) => ({
      id,
      step: impliedBy ? `${phrase} (not told by you; ${impliedBy} brings it along)` : phrase,
      who: who.plural,
    })),
    stories,
    nonFunctional,
    businessRules: rules,
    outOfScope: outOfScope(facts, steps),
    glossary: glossary(steps),
    stakeholders: stakeholderQuestions(facts, steps, linesOf(context.input.stakeholders, mostTyped)),
    openQuestions: openQuestions(facts),
  }
})
