import type { Market, Vendor } from '#knowledge/market.ts'
import type { Brief } from '#shared/brief.ts'
import type { WritingContext } from '../writing-context.ts'
import { citations } from './cite.ts'
import { coverOf } from './job-cover.ts'
import { isMadeElsewhere } from './jurisdiction.ts'
import { type OrganisationSize, sizeInText, sizeOfBrief } from './organisation-size.ts'
import { sharedStems, stemsOfBrief } from './own-words.ts'
import type { ProductTerms } from './product-terms.ts'
import { escaped } from './text-around.ts'

/** One vendor of the library, seen from this product. */
export interface Rival {
  vendor: Vendor
  market: Market
  /** The user named it. */
  named: boolean
  /** Sells the same kind of product, not a neighbouring one. */
  direct: boolean
  /** Its functions that do the product's job. */
  covers: readonly string[]
  /** Its functions about the same thing. */
  near: readonly string[]
  /** Made for other places than the user's. */
  elsewhere: boolean
  /** Size of its buyers when that is another than the user's; null when equal or unknown. */
  otherSize: OrganisationSize
  /** Words of the user that its buyer or line shares. */
  shared: readonly string[]
  /** Number of its source in this run; null when it was not retrieved. */
  source: number | null
  points: number
}

const standing: Record<Vendor['kind'], number> = {
  leader: 3,
  challenger: 2.5,
  'open-source': 1,
  adjacent: -1,
  'could-enter': -3,
}

/**
 * Every vendor of the placed markets, and any vendor of the library that the user named, best comparison first. Empty when the
 * market is unknown and no vendor is named.
 */
export function rankRivals(context: WritingContext<object>, terms: ProductTerms): Rival[] {
  const { brief, placement, knowledge } = context
  const placed = [placement.market, placement.second].filter((market): market is Market => market !== null)
  const cite = citations(context.sources)
  const own = stemsOfBrief(brief)
  const size = sizeOfBrief(brief)
  const rivals = new Map<string, Rival>()
  for (const market of [...placed, ...knowledge.markets.filter((market) => !placed.includes(market))]) {
    const rank = placed.indexOf(market)
    for (const vendor of market.vendors) {
      const named = isNamed(vendor, brief)
      if (rank < 0 && !named) continue
      const covers = vendor.capabilities.filter((capability) => terms.jobs.some((job) => coverOf(capability, job) === 'same'))
      const near = vendor.capabilities.filter((capability) => terms.jobs.some((job) => coverOf(capability, job) === 'near'))
      const elsewhere = isMadeElsewhere(`${vendor.buyer}. ${vendor.line}. ${vendor.weakAt}`, brief, knowledge.regions)
      const itsSize = sizeInText(vendor.buyer)
      const otherSize = size !== null && itsSize !== null && itsSize !== size ? itsSize : null
      const shared = [...new Set([...sharedStems(vendor.buyer, own), ...sharedStems(vendor.line, own)])]
      const source = cite.numberOf(vendor.url)
      const points =
        (named ? 100 : 0) +
        standing[vendor.kind] +
        (rank <= 0 ? 0 : -1.5) +
        Math.min(6, covers.length * 3.5 + near.length * 1) +
        Math.min(4, shared.length * 1.5) +
        (elsewhere ? -3 : 0) +
        (otherSize ? -1.5 : itsSize !== null && itsSize === size ? 1 : 0) +
        (source === null ? -1.5 : 0)
      const known = rivals.get(vendor.name)
      const direct = !['adjacent', 'could-enter'].includes(vendor.kind)
      const rival = { vendor, market, named, direct, covers, near, elsewhere, otherSize, shared, source, points }
      if (!known || known.points < points) rivals.set(vendor.name, rival)
    }
  }
  return [...rivals.values()].sort((a, b) => b.points - a.points || a.vendor.name.localeCompare(b.vendor.name, 'en'))
}

/** The rivals to compare with, direct ones first; at most `most`, fewer when the library has fewer. */
export function chooseRivals(ranked: readonly Rival[], most: number): Rival[] {
  const canCompare = ranked.filter(({ vendor, named }) => named || vendor.kind !== 'could-enter')
  const first = canCompare.filter(({ named, direct, covers }) => named || direct || covers.length > 0)
  const rest = canCompare.filter((rival) => !first.includes(rival))
  return [...first, ...rest].slice(0, most)
}

/** Before the name of a partner rather than a rival. */
const partner = /\b(?:works?|integrat\w+|connects?|links?|syncs?|plugs?|export\w*|import\w*|built|runs?|posts?|add-on|plugin|extension)\s+(?:\w+\s+)?(?:with|into|to|from|on|for|in|of)\s+(?:the\s+)?$/i

/** Today's alternative, or a name in the text that is written as the vendor writes it. */
function isNamed(vendor: Vendor, brief: Brief): boolean {
  const name = escaped(vendor.name)
  const whole = (flags: string) => new RegExp(`(?<![\\p{L}\\p{N}-])${name}(?![\\p{L}\\p{N}-])`, flags)
  if (brief.alternatives.some(({ text }) => whole('iu').test(text) && text.length < vendor.name.length + 25)) return true
  // One plain word ("Deputy", "Square") opens sentences and titles too, so it must stand inside a sentence.
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(vendor.name)
  for (const text of [brief.source.description, brief.source.context, brief.source.market]) {
    for (const match of text?.matchAll(whole('gu')) ?? []) {
      const before = text?.slice(0, match.index) ?? ''
      const after = text?.slice(match.index + vendor.name.length) ?? ''
      if (partner.test(before)) continue
      const opens = /(?:^|[.!?\n]\s*)$/.test(before)
      if (!isPlain || !opens || /^\s(?:is|are|has|costs?|does|can|only|lacks?)\b/.test(after)) return true
    }
  }
  return false
}
