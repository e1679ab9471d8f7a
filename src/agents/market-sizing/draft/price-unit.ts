/** What a price of the library or of the form is for: "USD per user per month", "% of booking", "USD per visit". */
export interface PriceUnit {
  /** A share of money that passes through, instead of an amount. */
  isShare: boolean
  /** What is counted, singular: "user", "cow", "booking"; null for a price per customer. */
  per: string | null
  /** Times a year that an amount falls due; null when it is paid for each thing. */
  timesAYear: number | null
}

const customers =
  /^(?:month|year|company|location|clinic|venue|agency|business|farm|site|kitchen|school|shop|home-?owner|customer|family|person|household|organi[sz]ation|contract)$/
const seats =
  /^(?:user|seat|agent|developer|clinician|practitioner|staff member|employee|veterinarian|active user|driver|member|named user)$/

export function priceUnit(unit: string): PriceUnit {
  const words = unit.toLowerCase()
  if (words.startsWith('%')) {
    return { isShare: true, per: /% of (?:first )?([a-z]+)/.exec(words)?.[1] ?? 'transaction', timesAYear: null }
  }
  // "per technician and month" falls due every month as well
  const timesAYear = /\b(?:per|a|an|each|every|and) month\b|monthly/.test(words)
    ? 12
    : /\b(?:per|a|an|each|every|and) year\b|yearly|annual/.test(words)
      ? 1
      : null
  const per = [...words.matchAll(/per (?:monitored |active |named )?([a-z]+(?: (?:member|point))?)/g)]
    .map(([, noun]) => noun ?? '')
    .find((noun) => noun !== 'month' && noun !== 'year')
  return { isShare: false, per: per && !customers.test(per) ? per : null, timesAYear }
}

export const isSeat = (per: string): boolean => seats.test(per)

/** The middle of a range that spans orders of size; a range from zero has its middle at a third. */
export function middleOf(low: number, high: number): number {
  const middle = low > 0 ? Math.sqrt(low * high) : high / 3
  return Number(middle.toPrecision(2))
}
