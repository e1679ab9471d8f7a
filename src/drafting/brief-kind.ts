import type { BriefReading } from '#shared/reading.ts'

/**
 * The kinds of brief by what the library knows of them: `deep` and `written` have a dossier by hand, which has passed its readings or not
 * yet; `converted` has one made by a script; `outside` has none, or names too little that the market knows.
 */
export type BriefKind = 'deep' | 'written' | 'converted' | 'outside'

/** Named features from which an uncertain market is written all the same. */
const fewestOfUnsure = 2
/** So many features of the user's own, none of which a market knows, say that the product is in another one. */
const mostUnknown = 2
/** The same of a market whose vocabulary is hardly there. */
const fewestOfFaint = 4

export function briefKind({ market, capabilities, own }: BriefReading, describes: 'product' | 'market'): BriefKind {
  if (!market.found || market.sureness === 'outside') return 'outside'
  // The name of an industry is short: the best-supported market is written, and the others are asked about beside it.
  const fewest =
    describes === 'market' || (market.certain && own.length < mostUnknown)
      ? 0
      : market.sureness === 'sure'
        ? 1
        : fewestOfUnsure
  const named = new Set(capabilities.map(({ capability }) => capability)).size
  if (!market.written) {
    if (describes === 'market') return 'converted'
    // A market of whose features the words name none is hardly theirs: its rivals and rules would be another trade's.
    const isForeign = named === 0 && own.length >= mostUnknown && !market.certain
    return market.sureness === 'unsure' || isForeign ? 'outside' : 'converted'
  }
  if (named < fewest || (market.faint && describes === 'product' && named < fewestOfFaint)) return 'outside'
  return market.deep ? 'deep' : 'written'
}
