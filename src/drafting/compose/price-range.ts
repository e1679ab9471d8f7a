import type { Market } from '#knowledge/market.ts'

/** "30 to 100 USD per year", "10 to 30 % of job value": a share has no currency. */
export function priceRange({ low, high, currency, unit }: Market['prices'][number]): string {
  const range = low === high ? `${low}` : `${low} to ${high}`
  return unit.startsWith('%') ? `${range} ${unit}` : `${range} ${currency} ${unit}`
}
