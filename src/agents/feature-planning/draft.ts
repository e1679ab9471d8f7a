import { defineDraft } from '#agents/_kit/define-draft.ts'
import { draftFacts } from '#drafting/compose/draft-facts.ts'
import agent from './agent.ts'
import { derivedCandidates, listedCandidates } from './draft/candidates.ts'
import { withDependencies } from './draft/dependencies.ts'
import { leftOut } from './draft/left-out.ts'
import { questions } from './draft/questions.ts'
import { sized } from './draft/sized.ts'
import { summaryOf } from './draft/summary.ts'
import { linesOf } from './input.ts'
import type { Feature } from './output.ts'
import { rankedFeatures } from './ranking.ts'

/** Features from the steps, limits and rules of the brief, sized by stated assumptions. */
export default defineDraft(agent, (context) => {
  const facts = draftFacts(context)
  const lines = linesOf(context.input.candidateFeatures)
  const goals = linesOf(context.input.goals)
  const candidates = lines.length > 0 ? listedCandidates(lines, facts) : derivedCandidates(facts)
  const dependencies = withDependencies(candidates)
  const features: Feature[] = candidates.map((candidate, index) => ({
    id: `F${index + 1}`,
    ...sized(candidate, goals, facts),
    dependsOn: dependencies[index] ?? [],
  }))
  return {
    summary: summaryOf(rankedFeatures(features), facts, lines.length > 0),
    features,
    leftOut: leftOut(
      facts,
      features.map(({ name }) => name),
    ),
    openQuestions: questions(facts, features, goals),
  }
})
