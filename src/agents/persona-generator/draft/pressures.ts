import { marketView } from '#drafting/compose/market-view.ts'
import { sentence, shortened, withoutPoint } from '#drafting/compose/phrases.ts'
import type { ProductTerms } from '#drafting/compose/product-terms.ts'
import { trendClaims } from '#drafting/compose/trends.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { CastMember } from './cast.ts'

const mostTrends = 2

/** Two to five lines on what presses this audience now, each with what it rests on. */
export function pressures(context: WritingContext<object>, terms: ProductTerms, cast: readonly CastMember[]): string {
  const { market } = context.placement
  const lines: string[] = []
  if (context.brief.language !== 'en') {
    lines.push('The built-in drafter writes English only; the words of the input are quoted as they are.')
  }
  if (market) {
    lines.push(...trendClaims(marketView(context, 3), mostTrends))
    const trigger = market.buyingTriggers[0]
    const buyer = cast.find(({ part }) => part === 'buyer')
    if (trigger) {
      lines.push(
        `${withoutPoint(trigger)}: then somebody looks for a way to ${terms.shortJob ?? 'change this'} (assumption: ask ${buyer ? `a ${buyer.title}` : 'three buyers'} what came before the last purchase)`,
      )
    }
  } else {
    lines.push('The built-in library has no market for this product, so nothing is said here about rivals or dates.')
    const { occupation, audience } = cast[0]?.profile ?? { occupation: null, audience: null }
    for (const pain of (occupation ?? audience)?.pains.slice(0, 2) ?? []) {
      lines.push(`${withoutPoint(pain)} (assumption: ask five such people when it last happened)`)
    }
  }
  for (const { text } of context.brief.pains.slice(0, 1))
    lines.push(sentence(`The description says: “${shortened(text, 110)}”`))
  if (lines.length < 2) {
    lines.push(
      'What presses this audience is not said (assumption to test: five interviews about the last time it went wrong).',
    )
  }
  return lines.slice(0, 5).join('\n')
}
