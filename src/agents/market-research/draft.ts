import { defineDraft } from '#agents/_kit/define-draft.ts'
import { marketView } from '#drafting/compose/market-view.ts'
import { positioningStatement, sellingPoints, valueProposition } from '#drafting/compose/positioning.ts'
import { swotOf } from '#drafting/compose/swot.ts'
import { trendClaims } from '#drafting/compose/trends.ts'
import agent from './agent.ts'
import { battleCard } from './draft/battle-card.ts'
import { draftNotes } from './draft/notes.ts'
import { questionsFor } from './draft/questions.ts'

const mostTrends = 4

export default defineDraft(agent, (context) => {
  const { tone, numCompetitors } = context.input
  const view = marketView(context, numCompetitors)
  const marketTrends = trendClaims(view, mostTrends)
  return {
    positioningStatement: positioningStatement(view, tone),
    valueProposition: valueProposition(view, tone, draftNotes(view)),
    battleCard: battleCard(view, numCompetitors),
    swotAnalysis: swotOf(view),
    usps: sellingPoints(view, tone),
    marketTrends,
    openQuestions: questionsFor(view, numCompetitors, marketTrends.length > 0),
  }
})
