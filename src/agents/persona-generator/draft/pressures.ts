import type { MarketView } from '#drafting/compose/market-view.ts'
import { sentence, shortened, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { trendClaims } from '#drafting/compose/trends.ts'
import type { CastMember } from './cast.ts'

const mostTrends = 2

/** Two to five lines on what presses this audience now, each with what it rests on. */
export function pressures(view: MarketView, cast: readonly CastMember[]): string {
  const { context, terms, market, isCore, relevance } = view
  const lines: string[] = []
  const job = terms.shortJob ?? 'change this'
  if (context.brief.language !== 'en') {
    lines.push('The built-in drafter writes English only; the words of the input are quoted as they are.')
  }
  for (const { text } of context.brief.pains.slice(0, 1))
    lines.push(sentence(`The description says: “${shortened(text, 110)}”`))
  if (market) {
    lines.push(...trendClaims(view, mostTrends))
    // An event that makes people look for another job's product would be a wrong track here.
    const trigger = market.buyingTriggers.find((text) => isCore || relevance.score(text) >= 1)
    const buyer = cast.find(({ part }) => part === 'buyer')
    if (trigger) {
      lines.push(
        `${withoutPoint(trigger)}: then somebody looks for a way to ${job} (assumption: ask ${buyer ? withArticle(buyer.title) : 'three buyers'} what came before the last purchase)`,
      )
    }
  } else {
    lines.push('The built-in library has no market for this product, so nothing is said here about rivals or dates.')
  }
  if (lines.length < 2) {
    lines.push(
      `How often ${view.people} have to ${job}, and what it costs them, is not said (assumption: let three of them count one week).`,
    )
  }
  if (lines.length < 2) {
    lines.push(
      `What changed for ${view.people} of late is not known to the library (assumption: ask three of them what they do differently from a year ago).`,
    )
  }
  return lines.slice(0, 5).join('\n')
}
