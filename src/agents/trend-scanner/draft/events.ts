import { isMadeElsewhere, placesOf, reachOf } from '#drafting/compose/jurisdiction.ts'
import { withoutPoint } from '#drafting/compose/phrases.ts'
import { relevanceOf } from '#drafting/compose/relevance.ts'
import { dateInWords } from '#drafting/compose/trends.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { Market, SourceReference } from '#knowledge/market.ts'
import type { Source } from '#shared/source.ts'
import type { TrendInput } from '../input.ts'
import { type Bearing, bearingOf } from './bearing.ts'
import { industryOf } from './industry-of.ts'

/** One dated change of a market. */
export interface MarketEvent {
  market: Market
  /** Which part of the industry it concerns. */
  part: string
  year: number
  /** "March 2025", or "2025" when the month is not known. */
  when: string
  /** The name of a rule, else the sentence that says what happened. */
  what: string
  changes: string
  bearing: Bearing
  reference: SourceReference | null
  /** The entry of this run's sources; null when it was not retrieved. */
  source: Source | null
  /** Binds any digital product of the place; nothing of it is particular to this industry. */
  general: boolean
  /** A rule's own early sign of a breach; null for a development. */
  earlySign: string | null
}

/** Years after which a rule is no news but the way things are. */
const newsYears = 6
const mostOfOneMarket = 3
/** Rules that bind whatever the industry is stand for one of its markets, not for all. */
const mostOfPlaces = 2
/** Names that tie a sentence to one country which it does not name. */
const american =
  /\b(?:FTC|FDA|CMS|IRS|SEC|CMMC|HIPAA|Medicare|Medicaid|Illinois|Walmart|Optum|ESSER|NIST|Department of (?:Justice|Defense))\b/
const monthIn = (year: number) =>
  new RegExp(
    `\\s+(?:in|since|from)\\s+((?:January|February|March|April|May|June|July|August|September|October|November|December)\\s+${year})\\b`,
  )

/** The changes of the industry's markets that matter where the user sells, the weightiest of each market first, in turn. */
export function eventsOf(context: WritingContext<TrendInput>): MarketEvent[] {
  const { brief, knowledge, timestamp, sources } = context
  const { markets, regions, fit } = industryOf(context)
  const relevance = relevanceOf(brief)
  const now = Number(timestamp.slice(0, 4))
  const places = placesOf(brief)
  const isElsewhere = (text: string) =>
    isMadeElsewhere(text, brief, knowledge.regions) ||
    (places.length > 0 && !places.includes('united-states') && american.test(text))
  const sourceOf = (title: string, reference: SourceReference | null) =>
    sources.find((source) => source.kind === 'library' && source.title === title) ??
    sources.find(({ url }) => url !== null && url === reference?.url) ??
    null
  const points = ({ year, what, changes, bearing, reference, source }: MarketEvent) =>
    relevance.score(`${what} ${changes}`) * 2 +
    Math.max(-2, 3 - (now - year)) +
    (bearing === 'duty' ? 1.2 : bearing === 'expectation' ? 0 : 0.6) +
    (reference ? 0.5 : 0) +
    (source ? 0 : -2)

  const developmentsOf = (market: Market) =>
    market.developments
      .filter(({ what, changes }) => !isElsewhere(`${what}. ${changes}`))
      .map(({ date, what, changes, source: reference }): MarketEvent => {
        const year = Number(date.slice(0, 4))
        const month = monthIn(year).exec(what)?.[1]
        return {
          market,
          part: market.name,
          year,
          when: month ?? dateInWords(date),
          what: withoutPoint(what),
          changes: withoutPoint(changes),
          bearing: bearingOf({ what, changes }),
          reference,
          source: sourceOf(what, reference),
          general: false,
          earlySign: null,
        }
      })
  const ruleOf = (market: Market, part: string) => (rule: Omit<Market['regulations'][number], 'region'>) => ({
    market,
    part,
    year: rule.year,
    when: String(rule.year),
    what: withoutPoint(rule.name),
    changes: withoutPoint(rule.requires),
    bearing: 'duty' as const,
    reference: rule.source,
    source: sourceOf(rule.name, rule.source),
    general: part !== market.name,
    earlySign: rule.earlySign,
  })
  const isNews = (rule: { year: number }) => now - rule.year <= newsYears
  /** Of a market without news its rules are told as the way things are. */
  const isTold = (market: Market, rule: { year: number }) =>
    isNews(rule) || (fit === 'one' && market.developments.length === 0)
  const ofMarket = (market: Market): MarketEvent[] =>
    [
      ...developmentsOf(market),
      ...market.regulations
        .filter((rule) => isTold(market, rule) && reachOf(rule.region, brief, knowledge.regions) !== 'elsewhere')
        .map(ruleOf(market, market.name)),
    ].sort((a, b) => points(b) - points(a) || b.year - a.year)
  const [first] = markets
  const ofPlaces = first
    ? regions
        .flatMap(({ name, regulations }) =>
          regulations.filter(isNews).map(ruleOf(first, `Any digital product in ${name}`)),
        )
        .slice(0, mostOfPlaces)
    : []
  // The one market that the name means is told whole.
  const listOf = (market: Market) =>
    ofMarket(market).slice(0, fit === 'one' ? Number.POSITIVE_INFINITY : mostOfOneMarket)
  // What stands beside the one market that was meant reaches everybody, and is none of it.
  const meant = fit === 'none' ? [] : fit === 'one' ? markets.slice(0, 1) : markets
  const told = unique(inTurn([...meant.map(listOf), fit === 'none' ? [] : ofPlaces]))
  // A defence contractor's rule is no news for a bakery: of what reaches all, only what binds no single country's trade.
  return told.filter(({ general, what, changes }) => !general || !american.test(`${what} ${changes}`))
}

function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

/** Two markets tell of one event in different words; the first telling stays. */
const unique = (events: readonly MarketEvent[]) =>
  events.filter((event, index) => !events.slice(0, index).some((earlier) => isSame(earlier, event)))

const common =
  /^(?:The|Its?|And|January|February|March|April|May|June|July|August|September|October|November|December|European|Union|United|States|Kingdom|Germany|England|Directive|Regulation|Act|Council|Commission)$/

/** Numbers of laws and the names in a sentence, months and places aside: what two tellings of one event share. */
function marksOf({ what }: MarketEvent): Set<string> {
  const laws = what.match(/\b\d{2,4}\/\d{2,4}\b/g) ?? []
  const names = what.match(/(?<=\s|^|\()\p{Lu}[\p{L}\d&-]{2,}/gu) ?? []
  return new Set([...laws, ...names.filter((name) => !common.test(name))])
}

function isSame(a: MarketEvent, b: MarketEvent): boolean {
  if (a.reference && b.reference && a.reference.url === b.reference.url) return true
  const first = marksOf(a)
  const shared = [...marksOf(b)].filter((mark) => first.has(mark))
  return shared.some((mark) => mark.includes('/')) || shared.length >= 2
}
