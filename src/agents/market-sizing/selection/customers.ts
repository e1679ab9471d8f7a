import type { SelectionContext } from '#agents/_kit/define-selection.ts'
import { countryOf, entryOfPeople, headOf, type MarketFacts, officesOf } from '#drafting/index.ts'
import type { SizingInput } from '../input.ts'
import type { SheetRow } from '../output.ts'
import { blankRow, capitalised, factRow, givenRow, wordsOf } from './sheet-rows.ts'

export type SizingContext = SelectionContext<SizingInput>

/** What the rows of a sheet are made from: a market's facts, or the reading alone where no market holds. */
export interface SheetContext extends Pick<SizingContext, 'input' | 'regions' | 'counted'> {
  facts: Pick<MarketFacts, 'reading' | 'people' | 'price' | 'counts' | 'sums' | 'figure' | 'number' | 'cite'> & {
    dossier: Pick<MarketFacts['dossier'], 'sources'> & {
      recommend: Pick<MarketFacts['dossier']['recommend'], 'price'>
      money: Pick<MarketFacts['dossier']['money'], 'sizing'>
    }
  }
}

/** Whom the sheet counts, in the user's words: the first group of the form. */
export function audienceOf({ input }: Pick<SheetContext, 'input'>): string {
  const typed = input.customerSegments ?? input.targetMarket
  return typed.split(/[,;\n]/)[0]?.trim() || typed
}

/** How many there are: the user's count, the market's for these people here, an occupation's, else a blank with where to look. */
export function customersRow(context: SheetContext): SheetRow {
  const { facts } = context
  const own = facts.counts.find(({ kind }) => kind === 'all')
  if (own)
    return givenRow('customers', `“${own.what}”`, 'counted', wordsOf(own), {
      low: own.value,
      value: own.value,
      high: own.value,
    })
  return countedRow(facts) ?? occupationRow(context) ?? unknownRow(context)
}

function countedRow({ sums, number }: SheetContext['facts']): SheetRow | null {
  const { fits } = sums
  const source = fits ? number(fits.count.basis) : null
  if (!fits || source === null) return null
  const { what, value, year } = fits.count
  return factRow('customers', capitalised(what), value, source, `${fits.who}${year === null ? '' : `, ${year}`}`)
}

/** People of an occupation where its count holds: in the United States as a whole. */
function occupationRow({ facts, counted }: SheetContext): SheetRow | null {
  const country = countryOf(facts.reading, counted?.places.places ?? [])
  const wholeCountry = facts.reading.places.some(({ text }) => country?.cues.includes(text.toLowerCase()))
  const found = entryOfPeople(facts.people[0]?.quote.text ?? '', counted?.occupations ?? [])
  const source =
    found?.employment && country?.iso2 === 'US' && wholeCountry ? facts.figure(found.employment.source) : null
  if (!found?.employment || source === null) return null
  const { value, year } = found.employment
  return factRow('customers', `${found.statisticalTitle}, employed in the United States`, value, source, String(year))
}

function unknownRow(context: SheetContext): SheetRow {
  const { facts } = context
  const unit = facts.price?.per ?? null
  const who = audienceOf(context)
  const each = unit && isOfThem(unit, who) ? ` (unit: ${unit})` : ''
  return blankRow('customers', `Number of “${who}”${each}`, 'counted', whereToLook(facts, who))
}

/** Whether what is paid for is what the audience is named after: "truck" of "food truck owners". */
export function isOfThem(unit: string, who: string): boolean {
  return headOf(who)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word === unit || word === `${unit}s`)
}

/** Words for people who buy for themselves: population tables count them, registers of firms do not. */
export const atHome =
  /\b(?:parents?|kids?|child(?:ren)?|famil(?:y|ies)|students?|pupils?|seniors?|teens?|teenagers|adults?|retire(?:d|es)|wom[ae]n|m[ae]n|couples?|singles?|tenants?|renters?|homeowners?|households?|patients?|commuters?|runners?|gamers?|learners?|expats?|travell?ers?|pensioners?|grandparents?|mothers?|fathers?|m[ou]ms?|dads?)\b/i

/** Words for people who buy for their work: registers of firms count what they work in. */
const atWork =
  /\b(?:owners?|firms?|compan(?:y|ies)|business(?:es)?|shops?|stores?|practices?|clinics?|agenc(?:y|ies)|restaurants?|hotels?|farm(?:s|ers)?|schools?|hospitals?|managers?|offices?|studios?|teams?|directors?|operators?|contractors?|dealers?|makers?|founders?|garages?|salons?|workshops?|employers?|nurses?|lawyers?|accountants?|developers?|engineers?|sweeps?|brokers?|landlords?)\b/i

const byHousehold = 'population by age and kind of household'

/** The office that counts there, the trade's own list, and a count by hand. */
export function whereToLook({ reading, dossier, figure }: SheetContext['facts'], who: string): string {
  const isAtHome = atHome.test(who)
  const offices = officesOf(reading)
    .slice(0, 2)
    .map(({ country, office, firms, url }) => {
      const source = figure({ name: `${office}: ${firms}`, url, year: null })
      return `${country}: ${office}, ${isAtHome ? byHousehold : atWork.test(who) ? firms : `${byHousehold}; for firms, ${firms}`}${source === null ? '' : ` [${source}]`}`
    })
  const register = isAtHome
    ? 'Then check in one town how many of them match your description.'
    : 'Then compare with the register or association they belong to, and count one town by hand.'
  if (offices.length > 0) return `${offices.join('. ')}. ${register}`
  const counts = dossier.money.sizing.flatMap(({ count }) =>
    'source' in count.basis ? (dossier.sources[count.basis.source]?.name ?? []) : [],
  )
  const like = counts.length > 0 ? ` A table like: ${counts.slice(0, 2).join('; ')}.` : ''
  return `Choose the country first; its statistics office counts people by age, and firms by activity and size.${like} ${register}`
}
