/**
 * Segments are the people of the description and the roles of its market, each scored by four rules: a figure of the library
 * for size, shared words between the job and the role's pains for pain, the part in the purchase for money, and today's tools
 * for readiness. The total is arithmetic, so that cards and table cannot disagree. Gaps come from what named vendors are weak
 * at where the user's own words care about it, from duties, and from what today's way loses.
 */
import { defineDraft } from '#agents/_kit/define-draft.ts'
import { marketView } from '#drafting/compose/market-view.ts'
import agent from './agent.ts'
import { candidatesOf } from './draft/candidates.ts'
import { gapsOf } from './draft/gaps.ts'
import { insightsOf } from './draft/insights.ts'
import { segmentsOf } from './draft/segments.ts'
import { tableOf } from './draft/table.ts'

const compared = 5
const mostSegments = 4

export default defineDraft(agent, (context) => {
  const view = marketView(context, compared)
  const candidates = candidatesOf(view)
  const segments = segmentsOf(candidates, view).slice(0, mostSegments)
  return {
    realTimeInsights: insightsOf(view),
    customerSegments: segments.map(({ segment }) => segment),
    marketGaps: gapsOf(view),
    prioritizationTable: tableOf(segments, view),
  }
})
