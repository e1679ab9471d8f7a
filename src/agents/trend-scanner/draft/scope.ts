import { listed, lowerFirst, shortened } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { oneLine } from '#drafting/compose/subject.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TrendInput } from '../input.ts'
import { industryOf } from './industry-of.ts'
import { tradePress } from './trade-press.ts'

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
      return `Read as ${lowerFirst(markets[0]?.name ?? name)}.${thin(markets)}${where}${found} ${neighbours(context)}`.trim()
    case 'several':
      return `${industry} is read as ${names}.${where}${found} For one of these alone, scan it by its name.`
    default:
      return `The built-in library has no market for ${industry}, so nothing here is particular to it: these changes reach a business of any industry through the software it uses.${where}${found}${press(context, name)} To get closer, name the trade that your customers would name, or connect a web search.`
  }
}

/** Where the trade itself is written about, as far as the library knows it. */
function press({ knowledge }: WritingContext<TrendInput>, name: string): string {
  const places = tradePress(name, knowledge.occupations)
  return places.length > 0 ? ` Where the trade itself is written about, by the library: ${listed(places)}.` : ''
}

/** Said when the library dates little of the market itself. */
const thin = (markets: readonly unknown[]) =>
  markets.length > 1
    ? ' The library dates few changes of its own for it; the others here reach any business through the software it uses.'
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
