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
      ? `Read as: ${market.name}${where ? `, for “${where}” and what holds everywhere` : ', all countries, since none was named'}. Dated changes from the built-in library, as of ${market.dossier.asOf}; newer ones need a search.`
      : `No dated change of “${shortened(input.industry, 60)}” is known here${nearest(reading.market)}. Nothing is listed that nobody has dated; below stands who finds it.`,
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
  return names.length > 0 ? `; scan one of these if it is meant: ${names.join(', ')}` : ''
}

/** Who finds the missing ones, where and in which time. */
function toFind(industry: string, where: string | undefined, timestamp: string): string[] {
  const year = Number(timestamp.slice(0, 4))
  const place = where ? ` of ${where}` : ' of the country in which you sell'
  return [
    `User researcher: telephone three customers and ask which rule, price, supplier or machine has changed for them since ${year - 1}, what they did and what it cost; what two of them name is a trend (two hours).`,
    `Market researcher: search for “${industry} association news ${year}”, read the last twelve months, and keep what has a date and changes a duty, a price or a supplier (an afternoon).`,
    `Legal counsel: search the official gazette${place} for “${industry}” and for the permits that such a business needs; note each date from which something binds (an hour).`,
    `Product manager: read the release notes and price pages of the two suppliers that those customers name, back to ${year - 1} (an hour).`,
  ]
}
