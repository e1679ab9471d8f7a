import type { Market, Vendor } from '#knowledge/market.ts'
import type { Brief } from '#shared/brief.ts'
import type { WritingContext } from '../writing-context.ts'
import { citations } from './cite.ts'
import { isPrivate } from './is-private.ts'
import { coverOf } from './job-cover.ts'
import { isMadeElsewhere, placesOf, regionsIn } from './jurisdiction.ts'
import { likenessTo, saidIn } from './likeness.ts'
import { type OrganisationSize, sizeInText, sizeOfBrief } from './organisation-size.ts'
import { ownMarket } from './own-market.ts'
import { sharedStems, stemsOfBrief, tellingStems } from './own-words.ts'
import type { ProductTerms } from './product-terms.ts'
import { relevanceOf } from './relevance.ts'
import { escaped } from './text-around.ts'

/** One vendor of the library, seen from this product. */
export interface Rival {
  vendor: Vendor
  market: Market
  /** The user named it. */
  named: boolean
  /** The product runs inside of it: a bot for a chat is no rival of that chat, though the chat could build it in. */
  hosts: boolean
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
  /** How much its own gap is about what the user says; below `bears` it hurts other people than the user's. */
  gapBears: number
  /** Number of its source in this run; null when it was not retrieved. */
  source: number | null
  points: number
}

const standing: Record<Vendor['kind'], number> = {
  leader: 3,
  challenger: 2.5,
  'open-source': 1,
  adjacent: 0,
  'could-enter': -2,
}

/** Words of a trade in a vendor's buyer; a vendor for another trade than the user's is a weak comparison. Stems. */
const trades = new Set(
  'restaurant cafe hotel hospital clinic school university retailer retail manufacturer bank insurer salon kennel groomer vet farm law lawyer council city government charity museum gym studio airline carrier fleet contractor builder landlord pharmacy church district hospitality'.split(
    ' ',
  ),
)
/** Speaks of a trade that the user's words do not name: a restaurant magazine beside nurses. */
export function isOfOtherTrade(text: string, own: ReadonlySet<string>): boolean {
  const trade = tellingStems(text).filter((stem) => trades.has(stem))
  return trade.length > 0 && !trade.some((stem) => own.has(stem))
}

const firms =
  /\b(?:b2b|teams?|compan(?:y|ies)|firms?|enterprises?|corporat\w+|agenc(?:y|ies)|departments?|employers?|brands|revenue)\b/i
const households =
  /\b(?:famil\w+|couples?|consumers?|people|persons?|parents?|friends?|individuals?|households?|homes?|students?|everyone|adults?|beginners?|hobby\w*|private|children|kids?|learners?|users)\b/i

/** A platform for marketing teams is no rival of what wedding guests would pay for. */
const sellsToFirmsAlone = ({ buyer }: Vendor, { who }: ProductTerms) =>
  who !== null && !who.assumed && isPrivate(who) && firms.test(buyer) && !households.test(buyer)

/** Points that one shared word is worth when no other vendor of the market shares it. */
const rareWord = 2.5
/** From here on a neighbouring vendor is compared like a direct one. */
const closeEnough = 3
/** Points for an entry that speaks of all that the user says; most of them speak of a quarter. */
const likeWords = 16
const mostLikePoints = 6
/** An entry that speaks of so much of the user's words sells the same kind of product, whatever words it uses. */
const sameKind = 0.18
/** Neighbours in cities are no city. */
const whereTheyLive = /\bin (?:[\w-]+ )?(?:cities|towns|villages|suburbs|the city|the country)\b/i
/** From here on a vendor's gap is about this product. */
export const bears = 0.12

/**
 * Every vendor of the placed markets, and any vendor of the library that the user named, best comparison first. Empty when the
 * market is unknown and no vendor is named.
 */
export function rankRivals(context: WritingContext<unknown>, terms: ProductTerms): Rival[] {
  const { brief, placement, knowledge } = context
  const relevance = relevanceOf(brief)
  const likeness = likenessTo(saidIn(brief), knowledge.wordVectors)
  // A vendor of the field that shares no word with the job is no rival of this product.
  const placed = [placement.market, placement.second]
    .map((market) => ownMarket(market, brief, relevance))
    .filter((market): market is Market => market !== null)
  const cite = citations(context.sources)
  const own = stemsOfBrief(brief)
  const size = sizeOfBrief(brief)
  const tellsTrade = [...own].some((stem) => trades.has(stem))
  const named = (vendor: Vendor, placedHere: boolean) => isNamed(vendor, brief, placedHere)
  const others = knowledge.markets.filter(({ id }) => !placed.some((market) => market.id === id))
  // A rival that the user names shows a market that the words alone did not reach.
  const shown =
    placed.length === 0 ? [] : others.filter((market) => market.vendors.some((vendor) => named(vendor, false)))
  const rivals = new Map<string, Rival>()
  // What is kept of a market is a copy; a rival belongs to the market itself.
  const whole = (market: Market) =>
    [placement.market, placement.second].find((each) => each?.id === market.id) ?? market
  for (const market of [...placed, ...shown, ...(placed.length === 0 ? others : [])]) {
    const isPlaced = placed.length > 0
    const texts = market.vendors.map(textOf)
    // A vendor of the same kind of product stays, whatever words its entry uses for the job.
    const vendors = whole(market).vendors.filter(
      (vendor) => market.vendors.includes(vendor) || likeness.covers(textOf(vendor)) >= sameKind,
    )
    for (const vendor of vendors) {
      const hosts = isHost(vendor, brief)
      const isOwn = !hosts && named(vendor, placed.includes(market))
      if (!isPlaced && !isOwn) continue
      const covers = vendor.capabilities.filter((capability) =>
        terms.jobs.some((job) => coverOf(capability, job) === 'same'),
      )
      const near = vendor.capabilities.filter((capability) =>
        terms.jobs.some((job) => coverOf(capability, job) === 'near'),
      )
      const place = `${vendor.buyer}. ${vendor.line}. ${vendor.weakAt}`
      const elsewhere = isMadeElsewhere(place, brief, knowledge.regions)
      const itsSize = sizeInText(vendor.buyer)
      const otherSize = size !== null && itsSize !== null && itsSize !== size ? itsSize : null
      const shared = sharedStems(textOf(vendor), own)
      const closeness = shared.reduce((sum, stem) => sum + rareWord * (1 - shareOf(stem, texts)), 0)
      const trade = tellingStems(vendor.buyer.replace(whereTheyLive, '')).filter((stem) => trades.has(stem))
      const otherTrade = trade.length > 0 && !trade.some((stem) => own.has(stem))
      // The user names a trade, and this one sells to another: a restaurant's tool is no rival in a hospital.
      const wrongTrade = otherTrade && !isOwn && (tellsTrade || /\bonly\b/i.test(vendor.weakAt))
      const wrongSide = !isOwn && sellsToFirmsAlone(vendor, terms)
      const source = cite.numberOf(vendor.url)
      const alike = likeness.covers(textOf(vendor))
      const points =
        (isOwn ? 100 : 0) +
        standing[vendor.kind] +
        (market === (shown[0] ?? placed[0]) ? 0 : -2.5) +
        Math.min(7, covers.length * 4 + near.length) +
        Math.min(8, closeness) +
        Math.min(mostLikePoints, likeWords * alike) +
        (elsewhere ? -3 : regionsIn(place, knowledge.regions).length > 0 && placesOf(brief).length > 0 ? 1 : 0) +
        (otherSize ? -1.5 : itsSize !== null && itsSize === size ? 1 : 0) +
        (wrongTrade || wrongSide ? -6 : otherTrade ? -2.5 : 0) +
        (source === null ? -2 : 0)
      const kindIsDirect = !['adjacent', 'could-enter'].includes(vendor.kind)
      const direct =
        !wrongTrade &&
        !wrongSide &&
        !hosts &&
        ((kindIsDirect && (covers.length + near.length + shared.length > 0 || alike >= sameKind)) ||
          covers.length > 0 ||
          closeness >= closeEnough)
      const rival: Rival = {
        vendor,
        market: whole(market),
        named: isOwn,
        hosts,
        direct,
        covers,
        near,
        elsewhere,
        otherSize,
        shared,
        // A gap that names a place says where it is sold, which is told otherwise.
        gapBears: regionsIn(vendor.weakAt, knowledge.regions).length > 0 ? 0 : likeness.about(vendor.weakAt),
        source,
        points,
      }
      const known = rivals.get(vendor.name)
      if (!known || known.points < points) rivals.set(vendor.name, rival)
    }
  }
  return [...rivals.values()].sort((a, b) => b.points - a.points || a.vendor.name.localeCompare(b.vendor.name, 'en'))
}

/** The rivals to compare with, direct ones first; at most `most`, fewer when the library has fewer. */
export function chooseRivals(ranked: readonly Rival[], most: number): Rival[] {
  const canCompare = ranked.filter(({ vendor, named, hosts }) => named || (vendor.kind !== 'could-enter' && !hosts))
  const first = canCompare.filter(({ named, direct }) => named || direct)
  const rest = canCompare.filter((rival) => !first.includes(rival))
  return [...first, ...rest].slice(0, most)
}

/** The first of them whose own gap is about this product: room that a buyer would feel. */
export const openingOf = (rivals: readonly Rival[]): Rival | null =>
  rivals.find(({ gapBears, hosts }) => gapBears >= bears && !hosts) ?? null

/** What a name outside of the placed market must stand with to be a rival rather than a thing that the product works on. */
const contrast =
  /\b(?:like|unlike|instead of|alternatives? to|replac\w+|than|vs\.?|versus|against|compet\w+ (?:with|against)|switch\w* from|away from|similar to)\s+$/i
const verdict = /^\s(?:is|are|costs?|lacks?|cannot|does not|doesn't)\b/

/** Before the name of a partner rather than a rival. */
const partner =
  /\b(?:works?|integrat\w+|connects?|links?|syncs?|plugs?|exports?|imports?|push(?:es)?|sends?|posts?|built|runs?|add-on|plugin|extension)\s+(?:[\w-]+\s+){0,4}(?:with|into|to|from|on|for|in|of)\s+(?:the\s+)?$/i

const addOn =
  '(?:bots?|apps?|add-?ins?|add-?ons?|plug-?ins?|extensions?|integrations?|widgets?|connectors?|assistants?|themes?|templates?)'

/** "a standup bot for Slack", "runs inside Shopify", "an Outlook add-in". */
function isHost({ name }: Vendor, { source }: Brief): boolean {
  // Thousands of names are asked for, and hardly any is there.
  if (!source.description.includes(name)) return false
  const it = escaped(name)
  const inside = new RegExp(
    `\\b(?:${addOn}\\s+(?:for|in|inside|within|on)|(?:runs?|lives?|sits?)\\s+(?:in|inside|within|on))(?:\\s+top\\s+of)?\\s+(?:the\\s+)?${it}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${it}\\s+${addOn}\\b`,
    'u',
  )
  return inside.test(source.description)
}

const textOf = (vendor: Vendor) => `${vendor.buyer}. ${vendor.line}. ${vendor.capabilities.join('. ')}`

/** Share of the texts that hold a stem, without the one that does anyway. */
function shareOf(stem: string, texts: readonly string[]): number {
  const having = texts.filter((text) => tellingStems(text).includes(stem)).length
  return texts.length <= 1 ? 0 : Math.max(0, having - 1) / (texts.length - 1)
}

/** Today's alternative, or a name in the text that is written as the vendor writes it. */
function isNamed(vendor: Vendor, brief: Brief, isPlaced: boolean): boolean {
  // Outside of its market an app that people chat or calculate with is a habit, not a rival.
  if (!isPlaced && (vendor.kind === 'adjacent' || vendor.kind === 'could-enter')) return false
  // One plain word ("Deputy", "Square", "Paper") opens sentences and titles too, so it must stand as a name.
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(vendor.name)
  const name = escaped(vendor.name)
  const whole = (flags: string) => new RegExp(`(?<![\\p{L}\\p{N}-])${name}(?![\\p{L}\\p{N}-])`, flags)
  const told = brief.alternatives.filter(({ text }) => text.toLowerCase().includes(vendor.name.toLowerCase()))
  const isTold = ({ text }: { text: string }) =>
    text.length < vendor.name.length + 25 && whole(isPlain && !isPlaced ? 'u' : 'iu').test(text)
  if (told.some(isTold)) return true
  for (const text of [brief.source.description, brief.source.context, brief.source.market]) {
    if (!text?.includes(vendor.name)) continue
    for (const match of text.matchAll(whole('gu'))) {
      const before = text.slice(0, match.index)
      const after = text.slice(match.index + vendor.name.length)
      if (partner.test(before)) continue
      const opens = /(?:^|[.!?\n]\s*)$/.test(before)
      if (!isPlaced && !contrast.test(before) && !verdict.test(after)) continue
      if (!isPlain || !opens || /^\s(?:is|are|has|costs?|does|can|only|lacks?)\b/.test(after)) return true
    }
  }
  return false
}
