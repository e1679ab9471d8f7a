import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'
import { scoreKeys, scoreLabels, weights } from './score.ts'

export default definePrompt(agent, {
  version: 2,
  task: `Divide the people who could use one product into three to five segments, score them, and name what the vendors of the market leave open.

- A segment is narrow enough that a list of ten names could be made from its name. Segments differ by place in the work, by how the job hurts and by who pays; not by age brackets.
- scores: four whole numbers from 1 to 10. prioritizationScore is their weighted sum, rounded: ${scoreKeys.map((key) => `${key} x ${weights[key] / 10}`).join(' + ')} (${scoreKeys.map((key) => `${scoreLabels[key].toLowerCase()} ${weights[key]} of 100`).join(', ')}).
- The texts beside the scores say why it is this number and not two higher. A size stands in a source, else it is an assumption that says who counts it.
- priority: the highest total is Primary, exactly one. Secondary can be served by the same product later. Emerging is watched: say for which sign.
- prioritizationTable repeats names, sub-scores and totals of the cards exactly, highest total first; recommendation is the first step, with where these people are met.
- marketGaps: what named vendors, or today's way, leave open for these segments. competitorLimitations begin with the vendor's name and end with its source number. referenceLinks are addresses of those sources and no others; empty when there are none.
- realTimeInsights: dated changes that move a segment now. Without one, what the description leaves open that would move the order.`,
  example: `For a parcel locker for apartment houses:
{"name": "Caretakers of houses with 40 to 120 flats", "scores": {"marketSize": 5, "painSeverity": 8, "willingnessToPay": 4, "adoptionReadiness": 7}, "prioritizationScore": 61, "painPointSeverity": "Takes in thirty parcels a day and looks for their owners in the evening [3]", "prioritizationReason": "Pain lifts it (8), and no budget of their own holds it back (4); it moves up if two owners' associations pay from the upkeep fund (assumption: read the minutes of two meetings)"}`,
})
