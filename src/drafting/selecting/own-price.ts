import type { BriefReading, FoundNumber, Quote } from '#shared/reading.ts'
import type { KnownFact } from '../own/known-fact.ts'

/** The price as the user states it, as far as a sum needs it. */
export interface OwnPrice {
  quote: Quote
  /** Of the product's own facts, where it stands there and not in the form. */
  fact?: KnownFact
  /** An amount of money, or a percentage of what is sold. */
  value: number
  /** ISO 4217; null for a share or where the sign names no currency. */
  currency: string | null
  isShare: boolean
  /** Payments a year; null for a price per use, whose number a year nobody stated. */
  timesAYear: number | null
  /** What is paid for, as typed: "chair", "truck", "ticket"; null for a customer as a whole. */
  per: string | null
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:\$|usd|dollars?|bucks)$/i, 'USD'],
  [/^(?:£|gbp|pounds?|quid)$/i, 'GBP'],
  [/^(?:chf|francs?)$/i, 'CHF'],
  [/^(?:₹|inr|rs|rupees?)$/i, 'INR'],
  [/^(?:r\$|brl|reais)$/i, 'BRL'],
  [/^(?:zł|pln)$/i, 'PLN'],
]
const periods: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, mo: 12, quarter: 4, year: 1, yr: 1 }
const period =
  /\b(?:per|an?|each|every|and|\/)\s?(day|week|month|quarter|year)\b|\/\s?(mo|yr)\b|(?:€|£|\$|\beur|\beuros?|\bquid|\bpounds?|\bdollars?|\bbucks)\s(week|month|year)\b/i
const charging = /\b(?:fees?|commission|we (?:keep|take|charge|get)|price|pricing|costs?|pays?)\b/i
const unit =
  /(?:\b(?:per|each|for every)\s|\/\s?|\ba\s)(?!day\b|week\b|month\b|quarter\b|year\b|time\b)(\p{L}[\p{L}-]+)/iu

/** The price that the brief states; null where none is stated or its number cannot be read. */
export function ownPrice(reading: BriefReading): OwnPrice | null {
  const [clause, number] = statedIn(reading) ?? []
  if (!clause || !number) return null
  const isShare = number.unit === '%'
  const [, currency = null] = currencies.find(([sign]) => sign.test(number.unit)) ?? []
  const after = clause.text.slice(Math.max(0, number.start - clause.start))
  const time = period.exec(after)
  const adverb = /\bmonthly\b/i.test(after) ? 'month' : /\b(?:yearly|annually|annual)\b/i.test(after) ? 'year' : ''
  const named = time?.[1] ?? time?.[2] ?? time?.[3] ?? adverb
  return {
    quote: { text: clause.text, field: clause.field, start: clause.start, end: clause.end },
    value: number.value,
    currency,
    isShare,
    timesAYear: isShare || named === '' ? null : (periods[named.toLowerCase()] ?? null),
    per: unit.exec(after)?.[1]?.toLowerCase() ?? null,
  }
}

/** Whether it is money or a share of what is sold. */
export const isAmount = ({ unit }: { unit: string }): boolean =>
  unit === '%' || currencies.some(([sign]) => sign.test(unit))

/** The clause of the price with its number; else a clause that charges something per unit. */
function statedIn({ price, numbers, ...reading }: BriefReading): [Quote, FoundNumber] | null {
  const within = (clause: Quote, each: FoundNumber) =>
    each.field === clause.field && clause.start <= each.start && each.end <= clause.end
  if (price) {
    const number = numbers.find((each) => within(price, each) && isAmount(each))
    return number ? [price, number] : null
  }
  for (const clause of [...reading.own, ...reading.limits, ...reading.capabilities])
    if (charging.test(clause.text)) {
      const number = numbers.find((each) => within(clause, each) && isAmount(each))
      if (number) return [clause, number]
    }
  return null
}
