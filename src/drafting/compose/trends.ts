import type { Market } from '#knowledge/market.ts'
import { assumed, inferred } from './claim-text.ts'
import { isMadeElsewhere, placesOf, regionsIn } from './jurisdiction.ts'
import { type MarketView, sharedBeyondMarket } from './market-view.ts'
import { sharedStems, tellingStems } from './own-words.ts'
import { shortened, withoutPoint } from './phrases.ts'

export type Development = Market['developments'][number]

/** Below this a development has nothing to do with the user's words. */
const related = 0.8

const freshYears = 4
/** News of the field at large is stale sooner. */
const fieldYears = 2
const dutyYears = 4

/** The dated developments that matter where the user sells and for the user's job, closest first. */
export function developmentsFor(view: MarketView): Development[] {
  const { context, relevance, rivals, market, isCore } = view
  const { placement, brief, knowledge } = context
  const places = placesOf(brief)
  const since = Number(context.timestamp.slice(0, 4)) - freshYears
  const trade = new Set(
    tellingStems(
      [market?.name ?? '', ...rivals.map(({ vendor }) => `${vendor.line}. ${vendor.capabilities.join('. ')}`)].join(
        '. ',
      ),
    ),
  )
  const second = placement.second === market ? null : placement.second
  const all = [...(market?.developments ?? []), ...(second?.developments ?? [])]
    // What happened longer ago is how things are, not what moves them; a duty stays one for longer.
    .filter((development) => {
      const year = Number(development.date.slice(0, 4))
      return year >= since || (bearingOf(development) === 'duty' && year >= since - dutyYears)
    })
  const own = market?.developments.length ?? 0
  const isNamedPlace = (text: string) => places.length > 0 && regionsIn(text, knowledge.regions).length > 0
  return all
    .map((development, index) => {
      const text = `${development.what}. ${development.changes}`
      const ofRival = rivals.some(({ vendor }) => development.what.includes(vendor.name))
      return {
        development,
        index,
        points:
          relevance.score(text) +
          (ofRival ? 2 : 0) +
          (isCore && isNamedPlace(text) && sharedStems(text, trade).length > 0 ? 1.5 : 0),
        fits: isCore || ofRival || sharedBeyondMarket(view, text) > 0,
        here: !isMadeElsewhere(text, brief, knowledge.regions),
      }
    })
    .filter(({ here, fits, points, index }) => here && fits && points >= related && (index < own || points >= 2))
    .sort((a, b) => b.points - a.points || b.development.date.localeCompare(a.development.date) || a.index - b.index)
    .map(({ development }) => development)
}

/** What has lately moved the field of which this product is a part, where nothing of it speaks of the job itself. */
function fieldDevelopments({ market, context, ranked, likeness }: MarketView): Development[] {
  const { brief, knowledge, timestamp } = context
  if (!ranked.some(({ direct }) => direct)) return []
  const since = Number(timestamp.slice(0, 4)) - fieldYears
  return (market?.developments ?? [])
    .filter(({ date }) => Number(date.slice(0, 4)) >= since)
    .filter(({ what, changes }) => !isMadeElsewhere(`${what}. ${changes}`, brief, knowledge.regions))
    .map((development) => ({ development, points: likeness.about(`${development.what}. ${development.changes}`) }))
    .filter(({ points }) => points >= ofField)
    .sort((a, b) => b.points - a.points || b.development.date.localeCompare(a.development.date))
    .map(({ development }) => development)
}

/** From here on news of the field has something to do with what the user says. */
const ofField = 0.1
const mostOfField = 2

/** Each development with its date, what it changes, and what that asks of this product; newest first. */
export function trendClaims(view: MarketView, most: number): string[] {
  const own = developmentsFor(view)
  return (own.length > 0 ? own.slice(0, most) : fieldDevelopments(view).slice(0, mostOfField))
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((development) => {
      const text = `${dated(development)}. ${withoutPoint(development.changes)}${consequence(development, view)}`
      const source = sourceOf(development, view)
      return source === null ? assumed(text, lookUp(development)) : inferred(text, [source])
    })
}

export const sourceOf = ({ source }: Development, { cite }: MarketView) => (source ? cite.numberOf(source.url) : null)

/** "December 2021: a ransomware attack ..."; a date that the sentence holds already is not said twice. */
function dated({ date, what }: Development): string {
  const year = date.slice(0, 4)
  return what.includes(year) ? withoutPoint(what) : `${dateInWords(date)}: ${withoutPoint(what)}`
}

/** "2024-05" is "May 2024". */
export function dateInWords(date: string): string {
  const [year = '', month] = date.split('-')
  return month === undefined ? year : `${months[Number(month) - 1] ?? ''} ${year}`.trim()
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `duty`: something that a product has to do; `opening`: room for somebody new; `squeeze`: others got stronger or cheaper. */
export type Bearing = 'opening' | 'duty' | 'squeeze' | 'expectation'

export function bearingOf({ what, changes }: Development): Bearing {
  if (
    /\b(?:court|ruled|law|act|directive|regulation|ordinance|rules? for|in force|took effect|ban(?:ned)?|mandat\w+|compulsory|obligat\w+)\b/i.test(
      what,
    )
  )
    return 'duty'
  if (
    /\b(?:win|room|rivals can|demand|look(?:ing)? for|switch|easier|possible|cheaper|lowers?|lowered|sales point|chance|opens?)\b/i.test(
      changes,
    )
  )
    return 'opening'
  if (
    /\b(?:free|bundled?|sold together|comes with|margins?|shrank|consolidat\w+|loses?|lost|harder|large owner)\b/i.test(
      changes,
    )
  )
    return 'squeeze'
  return /\b(?:must|legal|audit|consent|duty|duties|required?|requires?|report)\b/i.test(changes)
    ? 'duty'
    : 'expectation'
}

function consequence(development: Development, view: MarketView): string {
  const { terms, people, buyers, rivals } = view
  const rival = rivals.find(({ vendor }) => development.what.includes(vendor.name))
  if (rival) return `; ${people} who use ${rival.vendor.name} are the first to ask whether they notice`
  switch (bearingOf(development)) {
    case 'duty':
      return `; what ${terms.subject} owes ${buyers} here has to be settled before the first release`
    case 'opening':
      return `; ${terms.subject} can bring it up in the first talk with ${buyers}`
    case 'squeeze':
      return `; ${terms.subject} will be put beside it${terms.shortJob ? ` by ${people} who want to ${terms.shortJob}` : ''}`
    default:
      return terms.shortJob && !terms.shortJob.startsWith('know ')
        ? `; whether that reaches ${people} who ${terms.shortJob} is worth one question in each interview`
        : `; ask ${people} whether they feel it`
  }
}

/** How to confirm a development of which the library gives no address. */
export function lookUp({ what }: Development): string {
  return `search for "${keyPhrase(what)}" and keep the page before quoting it`
}

/** The longest run of names in a sentence: "Fair Workweek Ordinance". */
export function keyPhrase(what: string): string {
  const month = new RegExp(`\\s*(?:in\\s)?\\b(?:${months.join('|')})\\b(?:\\s\\d{4})?`, 'g')
  const plain = what.replace(month, '').replace(/\bin (?:19|20)\d\d\b/g, '')
  const runs =
    plain.match(/\p{Lu}[\p{L}\p{N}'’-]*(?:\s(?:(?:of|the|on|for|and)\s)?(?:\p{Lu}|\d)[\p{L}\p{N}'’/-]*)+/gu) ?? []
  const best = runs.map((run) => run.replace(/^(?:The|A|An|In|After)\s/, '')).sort((a, b) => b.length - a.length)[0]
  return shortened(best?.includes(' ') ? best : plain.trim(), 50).replace(/…$/, '')
}
