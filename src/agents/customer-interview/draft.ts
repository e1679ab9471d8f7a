/**
 * An interview is built from the job: the last time that it was done, its steps in order, today's way, what was tried before,
 * what it cost, and who had to agree. Each question names the job, a step, a tool or a person of the description or of its
 * market, and asks for something that happened. The probe turns a general answer into a case; the note beside it says which
 * part of the idea falls when the answer is missing.
 */
import { defineDraft } from '#agents/_kit/define-draft.ts'
import { marketView } from '#drafting/compose/market-view.ts'
import agent from './agent.ts'
import { categoriesOf } from './draft/categories.ts'
import { closingOf, consentOf, introductionOf, recruitingOf } from './draft/frame.ts'
import { talkOf } from './draft/talk.ts'

/** Rivals that a question may name. */
const named = 4

export default defineDraft(agent, (context) => {
  const view = marketView(context, named)
  const talk = talkOf(view)
  return {
    introduction: introductionOf(talk, view),
    consent: consentOf(talk, view),
    recruiting: recruitingOf(talk, view),
    closing: closingOf(talk, view),
    categories: categoriesOf(talk, view),
  }
})
