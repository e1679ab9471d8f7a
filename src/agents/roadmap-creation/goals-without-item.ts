import type { RoadmapItem, RoadmapOutput } from './output.ts'

/** A goal that no item serves is asked about; nothing is guessed to serve it. */
export function goalsWithoutItem(
  goals: readonly string[],
  items: readonly RoadmapItem[],
): RoadmapOutput['openQuestions'] {
  return goals
    .filter((goal) => !items.some(({ evidence }) => evidence.includes(`“${goal}”`)))
    .map((goal) => ({
      question: `Which item supports this goal? “${goal}”`,
      owner: 'Product manager',
      test: 'Add the item that does, or drop the goal',
    }))
}
