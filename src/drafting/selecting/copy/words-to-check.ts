import { noOffer } from './channel-copy.ts'
import type { ProductWords } from './product-words.ts'

/** What of the user's words stands in no text, and what has to be decided before the texts go out; the weightiest first. */
export function wordsToCheck({ offer, leftOut, price, priceIsOpen }: ProductWords): string[] {
  const of = (wanted: (typeof leftOut)[number]['why']) => leftOut.filter(({ why }) => why === wanted)
  return [
    ...(offer === null ? [noOffer] : []),
    ...(priceIsOpen && price ? [`Your description leaves the price open. Confirm it or remove it: “${price}”`] : []),
    ...of('undecided').map(({ text }) => `Not used, because you leave it open: “${text}”`),
  ]
}

/** Said wherever a scene of the trade stands in a text. */
export const typicalScenes = 'The problem scenes are typical of this market, not real cases. Your own case is stronger.'
