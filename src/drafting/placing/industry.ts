import type { Market } from '#knowledge/market.ts'
import type { Region } from '#knowledge/region.ts'

/** What the library has for an industry that a form names instead of a product. */
export interface Industry {
  /** In the user's words. */
  name: string
  /**
   * `one`: a market of the library carries this name; `several`: an industry of several markets; `none`: no market belongs to
   * it. What reaches a business of any industry says nothing about this one.
   */
  fit: 'one' | 'several' | 'none'
  /** The most typical first; empty for `none`. */
  markets: readonly Market[]
  /** The places that the name holds: "fintech in Germany". */
  regions: readonly Region[]
}
