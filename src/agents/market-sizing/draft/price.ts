import { toPlural } from '#drafting/brief/inflect.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { isPriceFor } from '#drafting/compose/price-anchor.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import { quotable } from '#drafting/compose/subject.ts'
import type { FirmSize } from '#knowledge/industry.ts'
import type { Place } from '#knowledge/place.ts'
import { billId, billLabel } from '../yearly-bill.ts'
import { type CountContext, type Customers, jobOf, placeRow } from './customers.ts'
import { isSeat, middleOf, type PriceUnit, priceUnit } from './price-unit.ts'
import { ordersOf } from './shares.ts'

/** What one customer pays a year, as a formula over rows. */
interface YearlyPrice {
  formula: string
  /** What is paid for, for labels: "at list price per user". */
  words: string
}

/** The line of the sheet that holds what one customer pays a year. */
export interface YearlyBill {
  id: string
  words: string
}

/** What one customer pays a year as a line of its own: how many of them carry a team follows from it. */
export function yearlyBill(context: CountContext, customers: Customers): YearlyBill {
  const { formula, words } = yearlyPrice(context, customers)
  const label = `${billLabel}${customers.kind === 'workers' ? 'user' : 'customer'} pays a year`
  return { id: context.sheet.step(billId, label, 'USD per year', formula), words }
}

const dollarsPer: Readonly<Record<string, readonly [number, number, number]>> = {
  EUR: [1, 1.1, 1.2],
  GBP: [1.15, 1.27, 1.4],
  CHF: [1, 1.13, 1.25],
  BRL: [0.16, 0.18, 0.2],
  AUD: [0.6, 0.65, 0.7],
  CAD: [0.68, 0.72, 0.78],
  MXN: [0.048, 0.054, 0.06],
  SGD: [0.72, 0.76, 0.8],
  NZD: [0.55, 0.6, 0.65],
}

/** Dollars and reals that are no US dollars: the letters before the sign. */
const otherSigns: Readonly<Record<string, string>> = {
  R: 'BRL',
  A: 'AUD',
  AU: 'AUD',
  C: 'CAD',
  CA: 'CAD',
  MX: 'MXN',
  S: 'SGD',
  NZ: 'NZD',
}

/** "R$ 1.200": the letter before the sign says whose money it is. */
const signOf = (before: string): string | null => otherSigns[/\b([A-Z]{1,2})\$?\s?$/.exec(before)?.[1] ?? ''] ?? null

/** The form's own price first, else the library's anchor for such a customer, else a range to be asked for. */
function yearlyPrice(context: CountContext, customers: Customers): YearlyPrice {
  const { sheet, view } = context
  const { brief } = view.context
  const said = saidPrice(context)
  if (said) {
    const spread = [said.value * 0.8, said.value, said.value * 1.2] as const
    const unit = `${said.currency}${said.unit.timesAYear === 12 ? ' per month' : said.unit.timesAYear === 1 ? ' per year' : ''}`
    const row = said.unit.isShare
      ? sheet.given('fee_share', `Fee of ${view.terms.subject} on each ${said.unit.per}`, spread, '%', said.words)
      : sheet.given(
          'price',
          `Price of ${view.terms.subject}, per ${said.unit.per ?? 'customer'}`,
          spread,
          unit,
          said.words,
        )
    return yearly(context, customers, row, said.unit, said.currency)
  }
  const anchor = anchorFor(context, customers)
  if (anchor) {
    const { what, low, high, unit, currency, note } = anchor
    const parsed = priceUnit(unit)
    const number = anchor.source ? view.cite.numberOf(anchor.source.url) : null
    const label = `Price anchor: ${lowerFirst(what)}`
    const rowUnit = parsed.isShare ? '%' : `${currency} ${unit}`
    const id = parsed.isShare ? 'fee_share' : 'price'
    const row =
      anchor.basis === 'fact' && anchor.source && number !== null && low === high
        ? sheet.figure(id, {
            id,
            label,
            value: low,
            unit: rowUnit,
            region: '',
            year: anchor.source.year,
            source: anchor.source,
          })
        : sheet.assume(
            id,
            label,
            [low > 0 ? low : Number((high / 10).toPrecision(2)), middleOf(low, high), high],
            rowUnit,
            `The library's range for ${view.market ? lowerFirst(view.market.name) : 'such products'}`,
            `Product manager: ${lowerFirst(withoutPoint(note))}; then name the middle to three ${view.buyers}`,
          )
    return atLocalLevel(
      context,
      yearly(context, customers, row, parsed, parsed.isShare ? 'USD' : currency),
      parsed.isShare,
    )
  }
  const range = unknownPrice(context, customers)
  const per = customers.kind === 'workers' ? 'user' : null
  const row = sheet.assume(
    'price',
    `Price of ${view.terms.subject} per ${per ?? (customers.kind === 'people' ? 'paying person' : 'customer')} and month`,
    range,
    'USD per month',
    brief.missing.includes('business-model')
      ? 'The form names no price and the library has no market for it'
      : 'The library has no price for it',
    `Business owner: ask five ${view.buyers} what they paid last for help to ${jobOf(view) ?? 'get this done'}, and how often`,
  )
  return atLocalLevel(context, yearly(context, customers, row, { isShare: false, per, timesAYear: 12 }, 'USD'), false)
}

/** Below this a price of a rich country is not asked. */
const poorer = 0.5

/** Brings a price that was made elsewhere to the output per working person where it is to be sold, when that is far lower. */
function atLocalLevel(context: CountContext, price: YearlyPrice, isShare: boolean): YearlyPrice {
  const { counted, places, sheet } = context
  const [place] = places
  const base = counted.from
  if (isShare || places.length !== 1 || !place || place === base) return price
  const perHead = ({ gdp, labourForce }: Place) => (gdp && labourForce ? gdp.value / labourForce.value : null)
  const [here, there] = [perHead(place), perHead(base)]
  if (here === null || there === null || here / there >= poorer) return price
  const rows = [place, base].map((each) => [placeRow(context, each, 'gdp'), placeRow(context, each, 'labourForce')])
  const [[money, people] = [], [baseMoney, basePeople] = []] = rows
  if (!money || !people || !baseMoney || !basePeople) return price
  const level = sheet.step(
    'price_level',
    `Output per working person, ${place.name} against ${base.name}`,
    'times',
    `(${money} / ${people}) / (${baseMoney} / ${basePeople})`,
  )
  return { formula: `${price.formula} * ${level}`, words: `${price.words}, at the level of ${place.name}` }
}

function anchorFor({ view }: CountContext, { kind }: Customers) {
  const told = Object.values(view.context.brief.source).filter(Boolean).join(' ').toLowerCase()
  // What share of a firm's sales is kept belongs to products that the sales run through.
  const takesShare = kind === 'people' || /\b(?:fees?|commission|share of|cut of|percent|marketplace)\b|%/.test(told)
  const prices = (view.market?.prices ?? []).filter(
    (price) => isPriceFor(price, kind === 'people') && (takesShare || !price.unit.startsWith('%')),
  )
  const fits = (unit: string) => {
    const { per, isShare, timesAYear } = priceUnit(unit)
    // A price per cow is no anchor for somebody who says nothing of cows.
    if (per !== null && !isShare && !isSeat(per) && !told.includes(per)) return 0
    if (kind === 'workers') return per !== null && isSeat(per) ? 3 : timesAYear !== null ? 1 : 0
    if (kind === 'firms') return per === null && timesAYear !== null ? 3 : per !== null && isSeat(per) ? 2 : 1
    return isShare || (per === null && timesAYear !== null && timesAYear === 12) ? 2 : 1
  }
  const ranked = mostRelevant(prices, ({ what, note, unit }) => `${what} ${note} ${unit}`, view.relevance)
  return ranked
    .map((price, index) => ({ price, index, points: fits(price.unit) }))
    .sort((a, b) => b.points - a.points || a.index - b.index)[0]?.price
}

interface SaidPrice {
  value: number
  currency: string
  unit: PriceUnit
  words: string
}

function saidPrice({ view }: CountContext): SaidPrice | null {
  const { brief } = view.context
  for (const number of brief.numbers) {
    const text = brief.source[number.span.field] ?? ''
    const after = text.slice(number.span.end, number.span.end + 50)
    const before = text.slice(Math.max(0, number.span.start - 40), number.span.start)
    const words = quotable(brief, number, 90) ?? `${number.text}${after.split(/[.;,\n]/)[0] ?? ''}`.trim()
    if (
      /^(?:USD|EUR|GBP|CHF)$/.test(number.unit) &&
      /\bper\b|\ba (?:month|year)|monthly|yearly|\/\s?(?:mo|month|year|user)/i.test(after)
    ) {
      const unit = priceUnit(
        after
          .replace(/\/\s?/g, ' per ')
          .replace(/\ba (?=month|year)/g, 'per ')
          .split(/[.;,\n]/)[0] ?? '',
      )
      const currency = number.unit === 'USD' ? (signOf(before) ?? 'USD') : number.unit
      return { value: number.value, currency, unit, words }
    }
    if (
      /^%|percent/.test(number.unit) &&
      /\b(?:takes?|fee|commission|keeps?|charges?|cut)\b/i.test(`${before} ${after}`)
    ) {
      const per = /^\s*(?:%|percent)?\s*(?:of|on|from|per)\s+(?:each|every|the|a|an)?\s*([a-z]+)/i.exec(after)?.[1]
      return {
        value: number.value,
        currency: 'USD',
        unit: { isShare: true, per: per?.toLowerCase() ?? 'order', timesAYear: null },
        words,
      }
    }
  }
  return null
}

/** Brings a price to one customer, one year and dollars; what that takes is a row each. */
function yearly(
  context: CountContext,
  customers: Customers,
  row: string,
  unit: PriceUnit,
  currency: string,
): YearlyPrice {
  const { sheet, view } = context
  const factors = [row]
  const who = customers.name
  if (unit.isShare) {
    const thing = unit.per ?? 'order'
    const { perYear, value } = ordersOf([view.terms.fullJob ?? view.context.brief.source.description, who].join(' '))
    factors.push(
      sheet.assume(
        'orders_year',
        upperFirst(`${thing}s per customer and year`),
        perYear,
        'per year',
        `Nothing in the form says how often ${who} do it`,
        `Product manager: ask five ${who} for the dates of the last three; one afternoon`,
      ),
      sheet.assume(
        'order_value',
        `Value of one ${thing}`,
        value,
        'USD',
        'Nothing in the form says what one is worth',
        `Product manager: collect 20 prices that ${who} were asked for last month`,
      ),
    )
    return { formula: factors.join(' * '), words: `fee on each ${thing}` }
  }
  if (unit.timesAYear !== null && unit.timesAYear !== 1) factors.push(String(unit.timesAYear))
  const isPerson = customers.kind !== 'firms'
  if (unit.per !== null && !(isPerson && isSeat(unit.per))) {
    const perFirm = unit.per && isSeat(unit.per) && customers.staff && customers.firms
    if (perFirm) {
      factors.push(
        sheet.step('staff_each', `Staff per firm of the sector`, 'people', `${customers.staff} / ${customers.firms}`),
        sheet.assume(
          'user_share',
          `Share of the staff of ${who} who would have a seat`,
          [10, 30, 60],
          '%',
          `Those who ${jobOf(view) ?? 'do this work'}, not the whole payroll`,
          `Product manager: ask five ${who} how many people touch it in a week, and how many work there`,
        ),
      )
    } else factors.push(things(context, customers, unit))
  }
  if (currency !== 'USD') {
    const [low, value, high] = dollarsPer[currency] ?? [0.8, 1, 1.2]
    factors.push(
      sheet.assume(
        'usd_rate',
        `US dollars for one ${currency}`,
        [low, value, high],
        'USD',
        'The sheet is in US dollars because its wage and firm figures are',
        "Product manager: today's reference rate of the central bank; a minute",
      ),
    )
  }
  return { formula: factors.join(' * '), words: `price per ${unit.per ?? 'customer'}` }
}

/** How many of what is paid for one customer has: cows, vehicles, bookings. Numbers of the form count as given. */
function things({ sheet, view }: CountContext, customers: Customers, { per, timesAYear }: PriceUnit): string {
  const noun = per ?? 'unit'
  const said = view.context.brief.numbers.filter(
    ({ unit, confidence }) => confidence >= 0.5 && unit.startsWith(noun.slice(0, 4)),
  )
  const label = `${upperFirst(toPlural(noun))} per customer${timesAYear === null ? ' and year' : ''}`
  const values = said.map(({ value }) => value).sort((a, b) => a - b)
  const [low] = values
  const high = values.at(-1)
  if (low !== undefined && high !== undefined) {
    const words = listed(distinctWords(said.map(({ text }) => text)))
    return sheet.given(
      'units_each',
      label,
      [low, low === high ? low : Math.round((low + high) / 2), high],
      toPlural(noun),
      words,
    )
  }
  return sheet.assume(
    'units_each',
    label,
    [4, 12, 40],
    timesAYear === null ? 'per year' : toPlural(noun),
    `The price is per ${noun}, and the form does not say how many ${customers.name} have`,
    `Product manager: ask ten ${customers.name} for last year's number`,
  )
}

/** "5 to 40 technicians" and "40 technicians" inside of it are one thing that was written. */
const distinctWords = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => !texts.some((other) => other !== text && other.includes(text)))

/** Where neither form nor library has a price: a range wide enough to be asked about. */
function unknownPrice({ counted }: CountContext, { kind }: Customers): readonly [number, number, number] {
  if (kind === 'people') return [3, 8, 15]
  if (kind === 'workers') return [5, 15, 40]
  const sum = (pick: (size: FirmSize) => number) => counted.sizes.reduce((total, size) => total + pick(size), 0)
  const staff =
    sum(({ employment }) => employment) /
    Math.max(
      1,
      sum(({ firms }) => firms),
    )
  // A firm of eight people pays another bill than a hospital; all are to be asked for.
  return pricesBySize.find(([most]) => staff <= most)?.[1] ?? [1500, 5000, 15_000]
}

/** USD a month for one product, by the staff of a typical firm. */
const pricesBySize: readonly (readonly [mostStaff: number, range: readonly [number, number, number]])[] = [
  [15, [15, 40, 120]],
  [80, [60, 180, 500]],
  [800, [300, 900, 2500]],
]
