import { defineDraft } from '#agents/_kit/define-draft.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import { qualityNeeds } from '#drafting/compose/quality-needs.ts'
import { workFacts } from '#drafting/compose/work-facts.ts'
import { workStepsOrIdea } from '#drafting/compose/work-steps.ts'
import agent from './agent.ts'
import { apiNotes } from './draft/api-notes.ts'
import { dataNotes } from './draft/data-notes.ts'
import { definitionOfDone } from './draft/definition-of-done.ts'
import { epicsOf } from './draft/epics.ts'
import { handover } from './draft/handover.ts'
import { engineeringQuestions } from './draft/questions.ts'
import { summaryOf } from './draft/summary.ts'

const mostTyped = 6
const mostSteps = 5

/** Tickets, interfaces and data from the verbs and nouns of the job, its limits and its means. */
export default defineDraft(agent, (context) => {
  const facts = workFacts(context)
  const steps = workStepsOrIdea(facts).slice(0, mostSteps)
  const existing = linesOf(context.input.existing, mostTyped)
  const needs = qualityNeeds(facts, linesOf(context.input.constraints, mostTyped))
  const epics = epicsOf(facts, steps, needs, existing)
  return {
    summary: summaryOf(
      facts,
      epics,
      existing,
      needs
        .filter(({ area, from }) => from === 'limit' && (area === 'Time' || area === 'Cost'))
        .map(({ basis }) => basis),
    ),
    epics,
    api: apiNotes(steps),
    data: dataNotes(facts, steps),
    definitionOfDone: definitionOfDone(steps, needs),
    handover: handover(facts, steps, existing),
    openQuestions: engineeringQuestions(facts, steps, epics),
  }
})
