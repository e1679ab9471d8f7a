import type { Market } from '#knowledge/market.ts'
import type { Brief } from '#shared/brief.ts'
import { namesOther } from './names-other.ts'
import { lowerFirst } from './phrases.ts'
import type { ProductTerms } from './product-terms.ts'
import { contentStems, mostRelevant, type Relevance, sharedWords } from './relevance.ts'

/** How the job is done without the product. */
export interface WayOfToday {
  /** "a WhatsApp group": the user's words with an article, or the library's when the user named none. */
  text: string
  /** The user named it. */
  said: boolean
  /** What the library knows of it; null when it knows nothing alike. */
  strength: string | null
  weakness: string | null
}

/** Two words of the job: today's way of a neighbouring job shares one easily. */
const sameJob = 2.1

/**
 * What the user says people do today, with what the library knows of it; else the library's likeliest way. Where no vendor of the
 * market sells the same kind of product (`isKin`), only a way that speaks of this job.
 */
export function waysOfToday(
  terms: ProductTerms,
  market: Market | null,
  relevance: Relevance,
  isKin = true,
  brief: Pick<Brief, 'source'> | null = null,
): WayOfToday[] {
  const known = market?.statusQuo ?? []
  const used = new Set<string>()
  const said = terms.today.slice(0, 3).map((text): WayOfToday => {
    const alike = known
      .filter(({ what }) => !used.has(what))
      .map((entry) => ({ entry, shared: sharedWords(text, entry.what) }))
      .sort((a, b) => b.shared - a.shared)[0]
    const isSame = alike !== undefined && alike.shared > 0 && alike.shared >= contentStems(text).length / 2
    const entry = isSame ? alike.entry : null
    if (entry) used.add(entry.what)
    return { text, said: true, strength: entry?.strength ?? null, weakness: entry?.weakness ?? null }
  })
  if (said.length > 0) return said
  // "Nothing" is no way that a person could be asked about.
  const ways = known.filter(
    ({ what, weakness }) => !/^nothing\b/i.test(what) && !(brief && namesOther(`${what}. ${weakness}`, brief)),
  )
  return mostRelevant(ways, ({ what, weakness }) => `${what} ${weakness}`, relevance, isKin ? 0 : sameJob)
    .slice(0, 2)
    .map(({ what, strength, weakness }) => ({ text: lowerFirst(what), said: false, strength, weakness }))
}
