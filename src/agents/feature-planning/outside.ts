import { defineOutside } from '#agents/_kit/define-outside.ts'
import { adviceOf, questionsOf, summaryOf } from '#agents/_kit/outside-parts.ts'
import agent from './agent.ts'
import { linesOf } from './input.ts'
import type { ListedFeature, PlanningOutput } from './output.ts'
import { featuresOf } from './outside/features.ts'

/** The user's features in an order that rests on their goals and on the form of the work; every number is there to be corrected. */
export default defineOutside(agent, ({ input, facts }) => {
  const goals = linesOf(input.goals)
  const features = featuresOf(facts, linesOf(input.candidateFeatures), goals)
  const limits = facts.rows.filter(({ limit }) => limit)
  return {
    summary: [
      summaryOf(facts),
      facts.proof.length > 0 && `It runs already, in your words: ${facts.proof.map((text) => `“${text}”`).join('; ')}.`,
      facts.firstStep && `First: ${facts.firstStep}`,
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
              follows: 'Your limits: they hold for every feature below.',
            },
          ]
        : []),
    ],
    features,
    leftOut: (facts.market?.usual ?? []).map(({ name, line }) => ({
      name,
      why: `Usual in ${facts.market?.name.toLowerCase()}, not named by you. ${line}.`,
    })),
    openQuestions: [...withoutFeature(goals, features), ...questionsOf(facts)].slice(0, 6),
  }
})

/** What the order rests on. */
function orderLine(features: readonly ListedFeature[]): string {
  const isServed = features.some(({ impact }) => impact !== undefined)
  const isSized = features.some(({ effort }) => effort !== undefined)
  const order = [
    ...(isServed ? ['what serves a goal of yours'] : []),
    ...(isSized ? ['small before large'] : []),
    isServed || isSized ? 'as you wrote them' : 'as you wrote them, since nothing else ranks them',
  ]
  return `The order: ${order.join(', then ')}.`
}

/** A goal that no feature serves is asked about; nothing is guessed to serve it. */
function withoutFeature(goals: readonly string[], features: readonly ListedFeature[]): PlanningOutput['openQuestions'] {
  return goals
    .filter((goal) => !features.some(({ rests }) => rests.includes(`“${goal}”`)))
    .map((goal) => ({
      question: `Which feature moves this goal? “${goal}”`,
      owner: 'Product manager',
      test: 'Add the feature that does, or strike the goal',
    }))
}
