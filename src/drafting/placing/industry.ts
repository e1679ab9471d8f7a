import type { Market } from '#knowledge/market.ts'
import type { Region } from '#knowledge/region.ts'

/** What the library has for an industry that a form names instead of a product. */
export interface Industry {
  /** In the user's words. */
  name: string
  /**
   * `one`: a market of the library carries this name; `several`: an industry of several markets; `none`: no market belongs to
   * it, and `markets` are those whose changes reach a business of any industry.
   */
  fit: 'one' | 'several' | 'none'
  /** The most typical first; never empty. */
  markets: readonly Market[]
  /** The places that the name holds: "fintech in Germany". */
  regions: readonly Region[]
}
