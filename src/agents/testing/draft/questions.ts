import type { OpenQuestion } from '#agents/_kit/claim.ts'
import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { withArticle } from '#drafting/compose/phrases.ts'
import { caseOf, fillCase } from '#drafting/compose/step-cases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import { weightOf } from './weights.ts'

/** What testers cannot decide alone. */
export function testQuestions({ subject, means, brief }: DraftFacts, steps: readonly WorkStep[]): OpenQuestion[] {
  const [riskiest] = [...steps].sort((a, b) => weightOf(b).impact - weightOf(a).impact)
  const questions: OpenQuestion[] = []
  if (riskiest)
    questions.push(
      {
        question: `How many failures in “${riskiest.short}” would stop the release: one in ten thousand ${riskiest.things}, or one at all?`,
        owner: 'Product manager',
        test: `Ask three ${riskiest.who.plural} what the last one cost them, and write the number into the exit criteria.`,
      },
      {
        question: fillCase(caseOf(riskiest).asks, riskiest),
        owner: 'Engineering lead',
        test: `Answer it for three real ${riskiest.things}; the edge case of ${riskiest.id} cannot be judged without it.`,
      },
    )
  questions.push({
    question: `Which devices do ${subject.who.plural} hold in their hands${subject.main ? ` when they ${subject.shortJob}` : ''}?`,
    owner: 'User researcher',
    test: `Ask ten of them for model, age and how full the memory is; the oldest becomes the first environment.`,
  })
  const data = means.flatMap(({ questions: open }) => open).find(({ owner }) => /engineer|data/i.test(owner))
  if (data) questions.push({ question: data.question, owner: data.owner, test: data.cheapestTest })
  if (brief.missing.includes('constraint'))
    questions.push({
      question: `What must never happen when ${withArticle(subject.who.singular)} uses it?`,
      owner: 'Product manager',
      test: `Let three ${subject.who.plural} tell the worst case of last year; each one becomes a case of priority High.`,
    })
  return questions.slice(0, 5)
}
