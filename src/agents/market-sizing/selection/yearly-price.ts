import { ownRange } from '#drafting/index.ts'
import { neededSum } from '../blanks-text.ts'
import type { SheetRow } from '../output.ts'
import { billId } from '../yearly-bill.ts'
import { audienceOf, isOfThem, type SheetContext } from './customers.ts'
import { blankRow, factorRow, givenRow, wordsOf } from './sheet-rows.ts'

export interface YearlyPrice {
  rows: SheetRow[]
  /** What one customer pays a year, over the ids of the rows. */
  formula: string
  currency: string
  /** How much has to be sold for a round sum: customers, or what is paid for by use. */
  needed: { label: string; formula: string; unit: string }
}

const sum = neededSum.toLocaleString('en-US')

const customersNeeded = (currency: string): YearlyPrice['needed'] => ({
  label: `Customers that bring ${sum} ${currency} a year`,
  formula: `${neededSum} / ${billId}`,
  unit: 'customers',
})

/** What one customer pays a year: the user's price and counts; the market's range only where no price was stated. */
export function yearlyPrice(context: SheetContext): YearlyPrice {
  const { price, sums } = context.facts
  if (price && (price.currency || price.isShare)) return ownYearlyPrice(context, price)
  const factor = sums.fits?.factors.filter(({ unit }) => !unit.includes('%'))
  if (sums.fits && factor && factor.length > 0) {
    const rows = factor.map((each, index) =>
      factorRow(index === factor.length - 1 ? 'price' : `times_${index + 1}`, each),
    )
    return {
      rows,
      formula: rows.map(({ id }) => id).join(' * '),
      currency: sums.fits.currency,
      needed: customersNeeded(sums.fits.currency),
    }
  }
  const currency = currencyHere(context)
  const [proposal] = context.facts.dossier.recommend.price
  const check = `Quote three prices to ten potential buyers, the middle one first.${proposal ? ` Typical in this market: ${proposal.text}` : ''}`
  return {
    rows: [blankRow('price', 'What one customer pays a year', currency, check)],
    formula: 'price',
    currency,
    needed: customersNeeded(currency),
  }
}

/** The money of the country that was named, else of the market's sum. */
export function currencyHere({ facts, regions }: SheetContext): string {
  const codes = facts.reading.places.flatMap((place) => place.regions)
  const here = regions.find(({ iso2 }) => iso2 !== null && codes.includes(iso2 === 'GB' ? 'uk' : iso2.toLowerCase()))
  const inEuro = codes.includes('eu') && !codes.some((code) => ['nordics', 'pl', 'cee'].includes(code))
  return here?.currency ?? (inEuro ? 'EUR' : null) ?? facts.sums.fits?.currency ?? facts.sums.nearest?.currency ?? 'EUR'
}

function ownYearlyPrice(context: SheetContext, price: NonNullable<SheetContext['facts']['price']>): YearlyPrice {
  const currency = price.currency ?? currencyHere(context)
  const value = { low: price.value, value: price.value, high: price.value }
  const own = givenRow(
    'price',
    'Your price',
    price.isShare ? '%' : `${currency}${price.per ? ` per ${price.per}` : ''}`,
    wordsOf(price),
    value,
  )
  const rows: SheetRow[] = [own]
  const factors = ['price']
  const isPerUse = price.isShare || (price.timesAYear === null && price.per !== null && uses.test(price.per))
  if (isPerUse) {
    const use = price.per ?? 'use'
    rows.push(
      blankRow(
        'uses',
        `Number per customer per year (unit: ${use})`,
        'counted',
        'Check last year’s records of three of them; use the median',
      ),
    )
    factors.push('uses')
    if (price.isShare) {
      rows.push(
        blankRow(
          'basket',
          `Average amount of one ${use}`,
          currency,
          'Take thirty real ones from last month; use the median',
        ),
      )
      factors.push('basket')
    }
  } else {
    if (price.timesAYear === null) {
      rows.push(paymentsRow())
      factors.push('payments')
    } else if (price.timesAYear > 1) factors.push(String(price.timesAYear))
    const who = `${audienceOf(context)} ${countedWhat(context)}`
    if (
      price.per &&
      !/^(?:customer|user|person|household|family|company|business|firm)$/.test(price.per) &&
      !isOfThem(price.per, who)
    )
      rows.push(unitsRow(context, price.per))
  }
  if (rows.some(({ id }) => id === 'units')) factors.push('units')
  const needed = !isPerUse
    ? customersNeeded(currency)
    : price.isShare
      ? {
          label: `Sales that bring ${sum} ${currency} at “${price.quote.text}”`,
          formula: `${neededSum} / price`,
          unit: currency,
        }
      : {
          label: `Needed for ${sum} ${currency} at “${price.quote.text}”`,
          formula: `${neededSum} / price`,
          unit: `× ${price.per ?? 'use'}`,
        }
  return { rows, formula: factors.join(' * '), currency, needed }
}

/** What is paid for each time; everything else is held and paid for by time. */
const uses =
  /^(?:sale|order|ticket|booking|ride|trip|delivery|drop|transaction|session|lesson|appointment|download|use|call|report|document|invoice|guest|cover|event|visit|night|stay|job|lead|hire|parcel|check|scan|test|message|meal|minute|hour|purchase|swap|rental|consultation|match|item|bag)$/

/** A price by the flat or the seat without a time is taken as monthly until the user says it. */
function paymentsRow(): SheetRow {
  return {
    id: 'payments',
    label: 'Payments per year, as your price states no period',
    value: 12,
    low: 1,
    high: 12,
    unit: 'counted',
    basis: 'assumption',
    source: null,
    note: null,
    check: 'Enter what you charge: 12 for monthly, 1 for yearly',
  }
}

/** What the count of the sheet counts, where the user or the market has one. */
function countedWhat({ facts }: SheetContext): string {
  const own = facts.reading.numbers.length > 0 ? facts.reading.own.map(({ text }) => text).join(' ') : ''
  return `${facts.sums.fits?.count.what ?? ''} ${own}`
}

function unitsRow({ facts }: SheetContext, unit: string): SheetRow {
  const range = ownRange(facts.reading, unit)
  const label = `Number per customer (unit: ${unit})`
  return range
    ? givenRow('units', label, 'counted', wordsOf(range), {
        low: range.low,
        value: (range.low + range.high) / 2,
        high: range.high,
      })
    : blankRow('units', label, 'counted', 'Ask ten of them; use the median, as a few large ones distort the mean')
}
