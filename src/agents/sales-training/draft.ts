import { defineDraft } from '#agents/_kit/define-draft.ts'
import { copyFacts } from '#drafting/copy/copy-facts.ts'
import { readerRole } from '#drafting/copy/reader-role.ts'
import agent from './agent.ts'
import { cheatSheets } from './draft/cheat-sheets.ts'
import { discoveryQuestions } from './draft/discovery.ts'
import { objectionsOf } from './draft/objections.ts'
import { pitchOf } from './draft/pitch.ts'
import { quizOf } from './draft/quiz.ts'
import { rolePlayOf } from './draft/role-play.ts'
import type { SalesFacts } from './draft/sales-facts.ts'
import { thingsToCheck } from './draft/things-to-check.ts'

const mostRivals = 3

export default defineDraft(agent, (context) => {
  const copy = copyFacts(context, { name: context.input.productName, rivals: mostRivals })
  const facts: SalesFacts = { copy, role: readerRole(copy) }
  const objections = objectionsOf(facts)
  return {
    pitch: pitchOf(facts),
    discovery: discoveryQuestions(facts),
    objections,
    rolePlay: rolePlayOf(facts),
    quiz: quizOf(facts, objections),
    cheatSheets: cheatSheets(facts),
    toCheck: thingsToCheck(facts, context.input.competitors),
  }
})
