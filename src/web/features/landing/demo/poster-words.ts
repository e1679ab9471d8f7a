import { z } from 'zod'

const recordedResult = z.object({
  timestamp: z.string(),
  positioningStatement: z.string(),
  valueProposition: z.string(),
  battleCard: z.object({ competitors: z.array(z.unknown()) }),
  marketTrends: z.array(z.unknown()),
})

/** What the walk-through's first picture says of a finished run; it is kept apart, so that a page need not load the run for it. */
export function posterWords(result: unknown) {
  const { timestamp, positioningStatement, valueProposition, battleCard, marketTrends } = recordedResult.parse(result)
  return {
    timestamp,
    competitors: battleCard.competitors.length,
    trends: marketTrends.length,
    positioning: positioningStatement,
    value: valueProposition,
  }
}
