import type { ListedFeature, PlanningOutput } from './output.ts'

/** A goal that no feature serves is asked about; nothing is guessed to serve it. */
export function goalsWithoutFeature(
  goals: readonly string[],
  features: readonly ListedFeature[],
): PlanningOutput['openQuestions'] {
  return goals
    .filter((goal) => !features.some(({ rests }) => rests.includes(`“${goal}”`)))
    .map((goal) => ({
      question: isCount(goal)
        ? `Which two features move this goal first? “${goal}”`
        : `Which feature supports this goal? “${goal}”`,
      owner: 'Product manager',
      test: isCount(goal)
        ? 'Count it weekly. Ask the last ten who bought or left for the reason, and move what they name to the top'
        : 'Add the feature that does, or drop the goal',
    }))
}

/** A number of customers or a sum is reached by the whole product and not by one part of it. */
const isCount = (goal: string) => /\d/.test(goal)
