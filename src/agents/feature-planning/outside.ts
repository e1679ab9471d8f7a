import { defineOutside } from '#agents/_kit/define-outside.ts'
import { adviceOf, questionsOf, summaryOf } from '#agents/_kit/outside-parts.ts'
import agent from './agent.ts'
import { goalsWithoutFeature } from './goals-without-feature.ts'
import { linesOf } from './input.ts'
import type { ListedFeature } from './output.ts'
import { featuresOf } from './outside/features.ts'

/** The user's features in an order that rests on their goals and on the form of the work; every number is there to be corrected. */
export default defineOutside(agent, ({ input, facts }) => {
  const goals = linesOf(input.goals)
  const features = featuresOf(facts, linesOf(input.candidateFeatures), goals)
  const limits = facts.rows.filter(({ limit }) => limit)
  return {
    summary: [
      summaryOf(facts),
      facts.proof.length > 0 &&
        `Evidence so far, from your description: ${facts.proof.map((text) => `“${text}”`).join('; ')}.`,
      facts.firstStep && `First step: ${facts.firstStep}`,
      orderLine(features),
    ]
      .filter(Boolean)
      .join(' '),
    decideFirst: [
      ...adviceOf(facts),
      ...(limits.length > 0
        ? [
            {
              text: limits.map(({ quote }) => `“${quote}”`).join('; '),
              follows: 'Your constraints. They apply to every feature below.',
            },
          ]
        : []),
    ],
    features,
    leftOut: (facts.market?.usual ?? []).map(({ name, line }) => ({
      name,
      why: `Common in ${facts.market?.name.toLowerCase()}, but not in your description. ${line}.`,
    })),
    openQuestions: [...goalsWithoutFeature(goals, features), ...questionsOf(facts)].slice(0, 6),
  }
})

/** What the order rests on. */
function orderLine(features: readonly ListedFeature[]): string {
  const isServed = features.some(({ impact }) => impact !== undefined)
  const isSized = features.some(({ effort }) => effort !== undefined)
  const order = [
    ...(isServed ? ['goals served'] : []),
    ...(isSized ? ['size, smallest first'] : []),
    isServed || isSized ? 'your original order' : 'your original order, as nothing else ranks them',
  ]
  return `Ranked by ${order.join(', then ')}.`
}
