import { defineSelection } from '#agents/_kit/define-selection.ts'
import type { MarketFacts } from '#drafting/index.ts'
import agent from './agent.ts'
import { gapsOf } from './selection/gaps.ts'
import { segmentsOf } from './selection/segments.ts'

/** Segments of the people whom the user names, each with where ten are found and what would show it wrong; gaps from sources, else as questions. */
export default defineSelection(agent, ({ facts }) => {
  const segments = segmentsOf(facts)
  return {
    realTimeInsights: insights(facts),
    customerSegments: segments,
    marketGaps: gapsOf(facts),
    prioritizationTable: segments.map(({ name, scores, prioritizationScore, priority }) => ({
      segment: name,
      ...scores,
      totalScore: prioritizationScore,
      recommendation: recommendations[priority],
    })),
  }
})

const recommendations = {
  Primary: 'Sell to ten of them directly first',
  Secondary: 'Interview three of them in the same weeks',
  Emerging: 'Only if the first segment does not buy',
} as const

/** What differs where the product is sold, which side is scarce, and the last dated change; each once. */
function insights({ dossier, reading, rests }: MarketFacts): string {
  const regions = new Set(reading.places.flatMap((each) => each.regions))
  const here = dossier.regions.find(({ id }) => regions.has(id))
  const [change] = dossier.whyNow
  return (
    [
      here && `Here: ${here.differs}`,
      dossier.sides.scarce && `Scarce: ${dossier.sides.scarce}`,
      change && `${change.date}: ${change.what} ${change.changes}${rests(change.basis)}`,
    ]
      .filter(Boolean)
      .join('\n') || dossier.definition
  )
}
