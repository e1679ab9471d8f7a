import type { OpenQuestion } from '#agents/_kit/claim.ts'
import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { withArticle } from '#drafting/compose/phrases.ts'
import { caseOf, fillCase } from '#drafting/compose/step-cases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { DraftEpic } from './ticket-words.ts'

const most = 5

/** What would change the cut of a ticket, asked before it is started. */
export function engineeringQuestions(
  { means, market, subject, regions }: DraftFacts,
  steps: readonly WorkStep[],
  epics: readonly DraftEpic[],
): OpenQuestion[] {
  const ofSteps = steps
    .filter((step, index) => steps.findIndex(({ kind }) => kind === step.kind) === index)
    .map((step) => {
      const ticket = epics.find(({ tickets }) => tickets.some(({ labels }) => labels.includes(step.id.toLowerCase())))
        ?.tickets[0]
      return {
        question: fillCase(caseOf(step).asks, step),
        owner: step.kind.id === 'pay' || step.kind.id === 'see' ? 'Engineering lead' : 'Product manager',
        test: `Answer it for three real ${step.things} together with ${withArticle(step.who.singular)}${ticket ? `, before ${ticket.id} is started` : ''}.`,
      }
    })
  const ofMeans = means
    .flatMap(({ questions }) => questions)
    .filter(({ owner }) => /engineer|legal|counsel/i.test(owner))
    .map(({ question, owner, cheapestTest }) => ({ question, owner, test: cheapestTest }))
  const load = {
    question: `How many ${subject.anyStep.things} come in on the busiest day, and within which hour?`,
    owner: 'Product manager',
    test: `Count them for one week ${subject.today[0] ? `in what is used today (${subject.today[0]})` : `with three ${subject.who.plural}`} and take ten times the peak for the first load test.`,
  }
  const place = {
    question: `In which country are data of ${subject.who.plural} stored?`,
    owner: 'Legal counsel',
    test: `Ask two pilot customers for the sentence in their contracts${regions[0] ? `, and compare it with the law of ${regions[0].name}` : ''}.`,
  }
  const known = market === null ? [] : ofMeans.slice(1, 2)
  return [...ofSteps.slice(0, 3), ...ofMeans.slice(0, 1), load, place, ...known].slice(0, most)
}
