import { defineDraft } from '#agents/_kit/define-draft.ts'
import { draftFacts } from '#drafting/compose/draft-facts.ts'
import { marketEvidence, problemEvidence } from '#drafting/compose/evidence.ts'
import { metrics } from '#drafting/compose/metrics.ts'
import { openQuestions } from '#drafting/compose/open-questions.ts'
import { pressRelease } from '#drafting/compose/press-release.ts'
import { requirements } from '#drafting/compose/requirements.ts'
import { risks } from '#drafting/compose/risks.ts'
import agent from './agent.ts'
import { customerQuestions, internalQuestions } from './draft/faq.ts'
import { fitted } from './draft/fitted.ts'
import { outOfScope } from './draft/out-of-scope.ts'
import { problemStatement, summary } from './draft/summary.ts'
import { users } from './draft/users.ts'

/** What a reader keeps in mind; the fourth is of an origin that the others have told. */
const mostRisks = 3

/** An Amazon-style PRD from the brief, the library and the run's sources alone. */
export default defineDraft(agent, (context) => {
  const facts = draftFacts(context)
  return fitted({
    productName: facts.subject.name,
    summary: summary(facts),
    pressRelease: pressRelease(facts),
    problem: { statement: problemStatement(facts), evidence: problemEvidence(facts) },
    users: users(facts),
    requirements: requirements(facts),
    outOfScope: outOfScope(facts),
    metrics: metrics(facts),
    risks: risks(facts).slice(0, mostRisks),
    faq: { customer: customerQuestions(facts), internal: internalQuestions(facts) },
    openQuestions: openQuestions(facts),
    marketInsights: marketEvidence(facts),
  })
})
