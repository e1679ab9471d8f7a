import { listed, shortened } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { oneLine } from '#drafting/compose/subject.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TrendInput } from '../input.ts'
import { industryOf } from './industry-of.ts'
import { tradePress } from './trade-press.ts'

/** From here on a scan stands by itself. */
const enough = 3

/** Who finds what the library does not date, where and in which time. Empty when the scan has enough. */
export function toFind(context: WritingContext<TrendInput>, found: number): string[] {
  if (found >= enough) return []
  const { timestamp, knowledge, brief } = context
  const { name } = industryOf(context)
  const industry = shortened(oneLine(name), 60)
  const trade = brief.geography.reduce((text, { text: place }) => text.replace(` in ${place}`, ''), industry)
  const year = Number(timestamp.slice(0, 4))
  const places = placeNames(context)
  const where = places.length > 0 ? ` of ${listed(places)}` : ' of the country in which you sell'
  const press = tradePress(name, knowledge.occupations)
  return [
    `User researcher: telephone three customers and ask which rule, price, supplier or machine has changed for them since ${year - 1}, what they did and what it cost; what two of them name is a trend (two hours).`,
    press.length > 0
      ? `Market researcher: read the last twelve months of ${listed(press)}, where the trade itself writes, and keep what has a date and changes a duty, a price or a supplier (an afternoon).`
      : `Market researcher: search for “${trade} association news ${year}”, read the last twelve months, and keep what has a date and changes a duty, a price or a supplier (an afternoon).`,
    `Legal counsel: search the official gazette${where} for “${trade}” and for the permits that such a business needs; note each date from which something binds (an hour).`,
    `Product manager: read the release notes and price pages of the two suppliers that those customers name, back to ${year - 1} (an hour).`,
  ]
}
