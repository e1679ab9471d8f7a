import { ownPriceAnchor } from '#drafting/compose/own-price-anchor.ts'
import { lowerFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { priceRange } from '#drafting/compose/price-range.ts'
import { isCase } from '#drafting/copy/copy-facts.ts'
import type { PageFacts } from './page-facts.ts'

/** The form's own price; else blanks, and what has to be decided before they can be filled. */
export function pricingOf({ facts }: PageFacts) {
  const { price, view, people, thing, name, shortAct } = facts
  const anchor = ownPriceAnchor(view)
  const unit = !isCase(facts) ? '[per person, per month, per use]' : `[per person, per month, per ${thing}]`
  const asks = [
    `Who pays: ${people} themselves, or ${view.buyers === people ? 'somebody who gains from it' : view.buyers}? Ask five of them who paid for the last tool they used${shortAct ? ` to ${shortAct.replace(/\byour\b/g, 'their')}` : ''}.`,
    ...(anchor
      ? [
          `To compare: ${lowerFirst(anchor.what)}, ${priceRange(anchor)} (assumption: ${lowerFirst(withoutPoint(anchor.note))})`,
        ]
      : [
          `The library knows no price to compare ${name} with: write down what ${people} pay today for what it replaces, in money or hours.`,
        ]),
  ]
  return price
    ? {
        headline: 'What it costs',
        text: `${withoutPoint(price)}. [what is included]`,
        asks: [`The price is quoted from the description: confirm that it may be published.`, ...asks.slice(1)],
      }
    : { headline: 'What it costs', text: `[price] ${unit}. [what is included, and how one leaves]`, asks }
}
