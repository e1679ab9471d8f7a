import type { RoadmapItem, RoadmapOutput } from './output.ts'

/** A goal that no item serves is asked about; nothing is guessed to serve it. */
export function goalsWithoutItem(
  goals: readonly string[],
  items: readonly RoadmapItem[],
): RoadmapOutput['openQuestions'] {
  return goals
    .filter((goal) => !items.some(({ evidence }) => evidence.includes(`“${goal}”`)))
    .map((goal) => ({
      question: isCount(goal)
        ? `Which two items move this goal first? “${goal}”`
        : `Which item supports this goal? “${goal}”`,
      owner: 'Product manager',
      test: isCount(goal)
        ? 'Count it weekly. Ask the last ten who bought or left for the reason, and move what they name to the top'
        : 'Add the item that does, or drop the goal',
    }))
}

/** A number of customers or a sum is reached by the whole product and not by one part of it. */
const isCount = (goal: string) => /\d/.test(goal)
