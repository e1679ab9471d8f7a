import type { Market } from '#knowledge/market.ts'
import { assumed, inferred } from './claim-text.ts'
import { isMadeElsewhere } from './jurisdiction.ts'
import type { MarketView } from './market-view.ts'
import { lowerFirst, shortened, withoutPoint } from './phrases.ts'

export type Development = Market['developments'][number]

/** The dated developments that matter where the user sells, closest to the user's words first. */
export function developmentsFor({ context, relevance }: MarketView): Development[] {
  const { placement, brief, knowledge } = context
  const all = [...(placement.market?.developments ?? []), ...(placement.second?.developments.slice(0, 1) ?? [])]
  const here = all.filter(({ what, changes }) => !isMadeElsewhere(`${what}. ${changes}`, brief, knowledge.regions))
  return here
    .map((development, index) => ({ development, index, points: relevance.score(`${development.what} ${development.changes}`) }))
    .sort((a, b) => b.points - a.points || b.development.date.localeCompare(a.development.date) || a.index - b.index)
    .map(({ development }) => development)
}

/** Each development with its date, what it changes, and what that asks of this product; newest first. */
export function trendClaims(view: MarketView, most: number): string[] {
  return developmentsFor(view)
    .slice(0, most)
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((development) => {
      const text = `${dateInWords(development.date)}: ${withoutPoint(development.what)}. ${consequence(development, view)}`
      const source = development.source ? view.cite.numberOf(development.source.url) : null
      return source === null ? assumed(text, lookUp(development)) : inferred(text, [source])
    })
}

/** "2024-05" is "May 2024". */
export function dateInWords(date: string): string {
  const [year = '', month] = date.split('-')
  return month === undefined ? year : `${months[Number(month) - 1] ?? ''} ${year}`.trim()
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** `opening`: room for somebody new; `duty`: something that a product has to do; `squeeze`: others got stronger or cheaper. */
export type Bearing = 'opening' | 'duty' | 'squeeze' | 'expectation'

export function bearingOf({ what, changes }: Development): Bearing {
  if (/\b(?:is free|are free|for free|bundled?|sold together|comes with|margins?|shrank|consolidat\w+|loses?|lost|competition moved|harder|fewer|bought by the platform)\b/i.test(changes)) return 'squeeze'
  if (/\b(?:win|room|rivals can|demand|look for|looking for|switch|gain|open(?:s|ed)? to|easier|possible|cheaper|lower(?:s|ed)? the cost|sales point|need(?:s)? a new|chance)\b/i.test(changes)) return 'opening'
  if (/\b(?:must|legal|law|rules?|ruling|audit|consent|duty|duties|required?|requires?|obligation|certif\w+|report)\b/i.test(`${changes} ${what}`)) return 'duty'
  return 'expectation'
}

function consequence(development: Development, view: MarketView): string {
  const { terms, people, buyers } = view
  const changes = withoutPoint(development.changes)
  const job = terms.job
  switch (bearingOf(development)) {
    case 'squeeze':
      return `${changes}, so ${terms.subject} is measured against that${job ? ` when ${people} ${job}` : ''}`
    case 'opening':
      return `${changes}, which is a way in for ${terms.subject} with ${buyers}`
    case 'duty':
      return `${changes}, so settle before the first release what ${terms.subject} owes ${buyers} there`
    default:
      return `${changes}, so ${buyers} will bring it up when they see ${terms.subject}`
  }
}

/** How to confirm a development of which the library gives no address. */
export function lookUp({ what }: Development): string {
  return `search for "${keyPhrase(what)}" and keep the page before quoting the date`
}

/** The longest run of names in a sentence: "Fair Workweek Ordinance". */
export function keyPhrase(what: string): string {
  const runs = what.match(/\p{Lu}[\p{L}\p{N}'’-]*(?:\s(?:of|the|on|for|and)?\s?(?:\p{Lu}|\d)[\p{L}\p{N}'’/-]*)+/gu) ?? []
  const best = [...runs].sort((a, b) => b.length - a.length)[0]?.replace(/^(?:The|A|An|In|After)\s/, '')
  return shortened(best ?? lowerFirst(what), 50).replace(/…$/, '')
}
