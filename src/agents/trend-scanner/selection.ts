import { defineSelection } from '#agents/_kit/define-selection.ts'
import { countLine, type MarketFacts } from '#drafting/index.ts'
import agent from './agent.ts'
import { toFind } from './selection/to-find.ts'
import { trendOf } from './selection/trend-of.ts'

const mostTrends = 6

/** Dated changes of the market, those that bear on what the scan names first; each with what it changes, what to watch and what to do. */
export default defineSelection(agent, ({ facts }) => {
  const trends = facts.changes.slice(0, mostTrends).map((change) => trendOf(facts, change))
  return {
    scope: scopeOf(facts),
    trends,
    figures: figuresOf(facts),
    toFind: toFind(facts, trends.length),
  }
})

function scopeOf({ dossier, reading }: MarketFacts): string {
  const places = [...new Set(reading.places.map(({ text }) => text))]
  const where =
    places.length > 0
      ? `, for “${places.join('”, “')}” and changes that apply everywhere`
      : ', all countries because none was named'
  return `Market: ${dossier.name}${where}. Dated changes from our library as of ${dossier.asOf}; newer ones need a web search.`
}

function figuresOf({ sums, cite, reading }: MarketFacts): string[] {
  const line = (sum: NonNullable<MarketFacts['sums']['fits']>) => `${countLine(sum)}${cite(sum.count.basis)}`
  return [
    ...(sums.fits ? [line(sums.fits)] : []),
    ...(sums.nearest && (reading.places.length === 0 || !sums.fits)
      ? [`${sums.fits || reading.places.length === 0 ? '' : 'For comparison, from elsewhere: '}${line(sums.nearest)}`]
      : []),
  ]
}
