import type { ListedFeature, PlanningOutput } from './output.ts'

/** A goal that no feature serves is asked about; nothing is guessed to serve it. */
export function goalsWithoutFeature(
  goals: readonly string[],
  features: readonly ListedFeature[],
): PlanningOutput['openQuestions'] {
  return goals
    .filter((goal) => !features.some(({ rests }) => rests.includes(`“${goal}”`)))
    .map((goal) => ({
      question: `Which feature supports this goal? “${goal}”`,
      owner: 'Product manager',
      test: 'Add the feature that does, or drop the goal',
    }))
}
