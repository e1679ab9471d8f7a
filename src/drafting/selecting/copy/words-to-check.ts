import { noOffer } from './channel-copy.ts'
import type { ProductWords } from './product-words.ts'

/** What of the user's words stands in no text, and what has to be decided before the texts go out; the weightiest first. */
export function wordsToCheck({ offer, leftOut, price, priceIsOpen }: ProductWords): string[] {
  const of = (wanted: (typeof leftOut)[number]['why']) => leftOut.filter(({ why }) => why === wanted)
  return [
    ...(offer === null ? [noOffer] : []),
    ...(priceIsOpen && price ? [`The price is a thought in your words. Confirm it or take it out: “${price}”`] : []),
    ...of('undecided').map(({ text }) => `In no text, since you leave it open: “${text}”`),
  ]
}

/** Said wherever a scene of the trade stands in a text. */
export const typicalScenes =
  'The scenes of what goes wrong are typical of this trade and happened to nobody by name. Your own case is stronger.'
