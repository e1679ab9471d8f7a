import type { Market } from '#knowledge/market.ts'
import { tellingStems } from './own-words.ts'

const cache = new WeakMap<Market, ReadonlySet<string>>()

/** Stems that so many vendors of a market share that they tell none of them apart: "shift" in scheduling. */
export function marketWords(market: Market): ReadonlySet<string> {
  const known = cache.get(market)
  if (known) return known
  const counts = new Map<string, number>()
  for (const { line, buyer, weakAt, goodAt, capabilities } of market.vendors) {
    for (const stem of tellingStems([line, buyer, weakAt, goodAt, ...capabilities].join('. ')))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const words = new Set([...counts].filter(([, count]) => count > market.vendors.length / 3).map(([stem]) => stem))
  cache.set(market, words)
  return words
}
