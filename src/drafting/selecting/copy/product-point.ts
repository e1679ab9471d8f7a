import type { Stretch } from './sentences.ts'

/** Something that the product does or refuses, in words that may stand before a customer. */
export interface ProductPoint extends Stretch {
  /** Capabilities of the market that these words name; empty for what only this product has. */
  capabilities: readonly string[]
  /** Capabilities that these words are about as a whole, so that what the market says of them fits. */
  about: readonly string[]
  isOwn: boolean
  isRefusal: boolean
  /** The user's own words cannot stand before a customer: the line is the market's. */
  isOfMarket: boolean
  /** It only says how the product must be, and nothing that it does: "Bilingual is not optional". */
  isLimit?: boolean
  /** What a long sentence says one after the other, where it is shown as steps. */
  parts?: readonly string[]
}

/** A longer sentence is said by its clauses. */
export const mostWordsOfPoint = 32
/** From here on a sentence is shown as several steps. */
export const mostWordsOfStep = 22
export const fewestWordsOfPoint = 3
