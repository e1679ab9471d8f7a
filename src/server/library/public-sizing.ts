import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { Sizing } from '#knowledge/dossier/money.ts'
import type { LibraryMarket } from '#shared/api/library.ts'
import { publicBasis } from './cite.ts'

type PublicSizing = LibraryMarket['money']['sizing'][number]

/** Count times factors, with each of the three guesses. */
export function publicSizing(sources: MarketDossier['sources'], path: string, sizing: Sizing): PublicSizing {
  const { who, count, factors, currency, weakest } = sizing
  const sum = (guess: 'low' | 'base' | 'high') =>
    factors.reduce(
      (product, factor) => product * (factor.unit === '%' ? factor[guess] / 100 : factor[guess]),
      count.value,
    )
  return {
    path,
    who,
    count: count.value,
    what: count.what,
    basis: publicBasis(sources, count.basis),
    factors: factors.map(({ name, unit, low, base, high }) => ({ name, unit, low, base, high })),
    low: sum('low'),
    base: sum('base'),
    high: sum('high'),
    currency,
    weakest,
  }
}
