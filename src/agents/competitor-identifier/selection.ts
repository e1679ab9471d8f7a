import { defineSelection } from '#agents/_kit/define-selection.ts'
import agent from './agent.ts'
import { entriesOf, questionsOf, summaryOf } from './selection/groups.ts'

/** Rivals of the market by how they would take the job: those that the user names first, then those that are sold here. */
export default defineSelection(agent, ({ facts }) => ({
  summary: summaryOf(facts),
  ...entriesOf(facts),
  openQuestions: questionsOf(facts),
}))
