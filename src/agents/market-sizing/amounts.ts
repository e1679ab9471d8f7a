/** How amounts of a sheet are written for people. */

const short = (digits: number) =>
  new Intl.NumberFormat('en-US', { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: digits })
const three = short(3)
const plain = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })
const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })
const symbols: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** "$1.24 billion"; a dash where nothing can be calculated. */
export function money(value: number | null | undefined, currency: string): string {
  if (value === null || value === undefined) return '–'
  const symbol = symbols[currency] ?? `${currency} `
  const sign = value < 0 ? '-' : ''
  const size = Math.abs(value)
  return `${sign}${symbol}${size < 10_000 ? plain.format(size) : three.format(size)}`
}

/** "$0.4 to 2.1 million" said as two amounts: "$400 thousand to $2.1 million". */
export function moneyRange(low: number | null, high: number | null, currency: string): string {
  return `${money(low, currency)} to ${money(high, currency)}`
}

/** A row's value with all its digits: "3,391,000", "0.15". */
export const rowValue = (value: number): string => exact.format(value)

/** A quantity without a currency, short: "2.4 million". */
export const quantity = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : Math.abs(value) < 10_000 ? plain.format(value) : three.format(value)

/** "3.4 times" */
export const times = (ratio: number): string => `${plain.format(Math.round(ratio * 10) / 10)} times`
