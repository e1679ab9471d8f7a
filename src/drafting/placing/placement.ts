import type { Market } from '#knowledge/market.ts'
import type { Gloss } from './in-english.ts'
import type { Industry } from './industry.ts'

/** Where a product belongs, and on which words that rests. */
export interface Placement {
  /** The market, or null when nothing reached the threshold: then nothing of a market may be asserted. */
  market: Market | null
  /** What the market rests on: its own words, or on fewer of them together with what the other words have to do with it. */
  basis: 'words' | 'likeness' | null
  /** A second market that the words reach as well, such as the marketplace's goods. */
  second: Market | null
  /** Where there is no market: a field that the words lean to, too weakly to assert anything of it. */
  nearest: Market | null
  /** Of the best candidate, also when it stayed below the threshold. */
  score: number
  evidence: readonly { phrase: string; kind: 'synonym' | 'job' | 'term' | 'role' | 'against' }[]
  /** There when the form names an industry instead of a product. */
  industry?: Industry
  /** There when the words are of another language: those that were understood. */
  glosses?: readonly Gloss[]
  /** For people: why this market, or why none. */
  reason: string
}
