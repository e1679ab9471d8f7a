import { listed, lowerFirst, shortened } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { oneLine } from '#drafting/compose/subject.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TrendInput } from '../input.ts'
import { industryOf } from './industry-of.ts'

/** How the industry was read, what the trends rest on, and what they leave out. */
export function scopeOf(context: WritingContext<TrendInput>, pages: number): string {
  const { fit, markets, name } = industryOf(context)
  const industry = `“${shortened(oneLine(name), 60)}”`
  const names = markets.map((market) => lowerFirst(market.name)).join('; ')
  const places = placeNames(context)
  const where = places.length > 0 ? ` Changes that bind only other places than ${listed(places)} are left out.` : ''
  const found =
    pages > 0 ? ` ${pages === 1 ? 'One page' : `${pages} pages`} that the search found stand at the end.` : ''
  switch (fit) {
    case 'one':
      return `Read as ${lowerFirst(markets[0]?.name ?? name)}.${thin(context)}${where}${found} ${neighbours(context)}`.trim()
    case 'several':
      return `${industry} is read as ${names}.${where}${found} For one of these alone, scan it by its name.`
    default:
      return `The built-in library dates no change of ${industry}, and what reaches a business of any industry is left out: it would say nothing about this one.${found} Name the trade as your customers would, connect a web search, or go by the list below.`
  }
}

/** Said when the library dates no development of the market itself. */
const thin = (context: WritingContext<TrendInput>) =>
  industryOf(context).markets[0]?.developments.length === 0
    ? ' The library dates rules of it and no other change; what reaches any business is left out.'
    : ''

/** The markets beside a single one, which a reader may have meant as well. */
function neighbours(context: WritingContext<TrendInput>): string {
  const market = industryOf(context).markets[0]
  const beside = context.knowledge.markets
    .filter(({ id, sector }) => id !== market?.id && sector === market?.sector)
    .slice(0, 3)
    .map(({ name }) => lowerFirst(name))
  return beside.length > 0 ? `Not covered: ${listed(beside)}.` : ''
}
