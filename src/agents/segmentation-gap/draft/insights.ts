import { assumed } from '#drafting/compose/claim-text.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { lowerFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import { trendClaims } from '#drafting/compose/trends.ts'

const mostTrends = 2

/** Dated changes that touch the job, then what makes such buyers look; without a market, what would move the order. */
export function insightsOf(view: MarketView): string {
  const { market, relevance, people, terms, context } = view
  const lines = trendClaims(view, mostTrends)
  const trigger = mostRelevant(market?.buyingTriggers ?? [], (text) => text, relevance)[0]
  if (trigger)
    lines.push(
      assumed(
        `A segment starts to look when this happens: ${lowerFirst(withoutPoint(trigger))}`,
        `ask the last three buyers among ${view.buyers} what happened in the week before`,
      ),
    )
  if (market === null) {
    lines.push(
      assumed(
        `The built-in library has no market for this product, so sizes and vendors are missing and the order rests on the description`,
        `ask five ${people} what they opened the last time they wanted to ${terms.shortJob ?? 'get this done'}`,
      ),
    )
    if (context.brief.missing.includes('geography'))
      lines.push(
        assumed(
          `Where ${terms.subject} starts is not said, and it decides which of these people can be counted`,
          `list where the first ten ${people} within reach of the team live and work`,
        ),
      )
  }
  if (lines.length === 0)
    lines.push(
      assumed(
        `No dated change in ${market ? lowerFirst(market.name) : 'the library'} touches this job, so the order rests on the description`,
        `ask five ${people} what they do differently from two years ago`,
      ),
    )
  return lines.map((line) => `${line}.`).join('\n')
}
