import { defineOutside } from '#agents/_kit/define-outside.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { trendOf } from './selection/trend-of.ts'

const mostTrends = 6
const enough = 3

/** The dated changes that a thin market holds, each with its source or as an assumption; where there is none, who finds them and where. */
export default defineOutside(agent, ({ input, facts, timestamp }) => {
  const { market, reading } = facts
  const where = reading.places[0]?.text
  const trends = market
    ? [...market.dossier.whyNow]
        .sort(
          (a, b) => Number('experience' in a.basis) - Number('experience' in b.basis) || b.date.localeCompare(a.date),
        )
        .slice(0, mostTrends)
        .map((change) => trendOf({ ...market, named: [] }, change))
    : []
  return {
    scope: market
      ? `Market: ${market.name}${where ? `, for “${where}” and changes that apply everywhere` : ', all countries because none was named'}. Dated changes from our library as of ${market.dossier.asOf}; newer ones need a web search.`
      : `We found no dated trends for “${shortened(input.industry, 60)}”${nearest(reading.market)}. Undated trends are not listed; the steps below show how to find dated ones.`,
    trends,
    figures: [],
    toFind: trends.length < enough ? toFind(shortened(input.industry, 60), where, timestamp) : [],
  }
})

function nearest({
  found,
  alternatives,
}: {
  found: { name: string } | null
  alternatives: readonly { name: string }[]
}): string {
  const names = [...(found ? [found] : []), ...alternatives].slice(0, 3).map(({ name }) => name)
  return names.length > 0 ? `; related markets to scan instead: ${names.join(', ')}` : ''
}

/** Who finds the missing ones, where and in which time. */
function toFind(industry: string, where: string | undefined, timestamp: string): string[] {
  const year = Number(timestamp.slice(0, 4))
  const place = where ? ` of ${where}` : ' of the country you sell in'
  return [
    `User researcher: call three customers and ask which rule, price, supplier or tool has changed for them since ${year - 1}, what they did and what it cost; treat what two of them name as a trend (two hours).`,
    `Market researcher: search for “${industry} association news ${year}”, review the last twelve months, and keep items that have a date and change an obligation, a price or a supplier (an afternoon).`,
    `Legal counsel: search the official gazette${place} for “${industry}” and for the permits such a business needs; note every effective date (an hour).`,
    `Product manager: read the release notes and pricing pages of the two suppliers those customers name, back to ${year - 1} (an hour).`,
  ]
}
