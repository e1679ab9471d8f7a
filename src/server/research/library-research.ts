import type { Market } from '#knowledge/market.ts'
import type { Source } from '#shared/source.ts'
import { inOrderOfUse } from './library-order.ts'
import type { Research } from './research.ts'

export type UnnumberedSource = Omit<Source, 'number'>

const longestExcerpt = 1_200
const unknownMarket =
  'The built-in library has no market for this description, so the result rests on your words. Connect a search provider for more.'

/** Sources from the built-in library: the vendors, figures, developments and rules of the placed market. No network. */
export function createLibraryResearch(year: () => number = () => new Date().getUTCFullYear()): Research {
  return {
    id: 'library',
    label: 'the built-in library',
    gather: async ({ brief, market, limit }) => ({
      sources: market ? numbered(librarySources(market, `PM Pilot library, ${year()}`, brief).slice(0, limit)) : [],
      note: market ? null : unknownMarket,
    }),
  }
}

export function numbered(sources: readonly UnnumberedSource[]): Source[] {
  return sources.map((source, index) => ({ number: index + 1, ...source }))
}

/** The entries of a market as sources, the most useful first; each address once. */
export function librarySources(market: Market, publisher: string, brief: Parameters<typeof inOrderOfUse>[1]): UnnumberedSource[] {
  const entry = (title: string, url: string, excerpt: string, sourceYear: number | null): UnnumberedSource => ({
    kind: 'library',
    title,
    url,
    publisher,
    excerpt: excerpt.slice(0, longestExcerpt),
    year: sourceYear,
  })
  const vendors = inOrderOfUse(market.vendors, brief).map((vendor) =>
    entry(
      vendor.name,
      vendor.url,
      `${vendor.line} Good at: ${vendor.goodAt} Weak at: ${vendor.weakAt} Made for: ${vendor.buyer}`,
      null,
    ),
  )
  const figures = market.figures.map((figure) =>
    entry(
      figure.source.name,
      figure.source.url,
      `${figure.label}: ${figure.value.toLocaleString('en-US')} ${figure.unit} (${figure.region}, ${figure.year})`,
      figure.year,
    ),
  )
  const developments = market.developments.flatMap((development) =>
    development.source
      ? [entry(development.source.name, development.source.url, `${development.date}: ${development.what} ${development.changes}`, development.source.year)]
      : [],
  )
  const rules = market.regulations.map((rule) =>
    entry(`${rule.name} (${rule.region})`, rule.source.url, `${rule.requires} Early sign: ${rule.earlySign}`, rule.year),
  )
  const prices = market.prices.flatMap((price) =>
    price.source
      ? [entry(price.source.name, price.source.url, `${price.what}: ${price.low} to ${price.high} ${price.currency} ${price.unit}`, price.source.year)]
      : [],
  )
  // Vendors fill most of a comparison; the rest must not be pushed out by the twelfth of them.
  const ordered = [...vendors.slice(0, 7), ...figures, ...developments, ...rules, ...prices, ...vendors.slice(7)]
  const seen = new Set<string>()
  return ordered.filter(({ url }) => url !== null && !seen.has(url) && seen.add(url))
}
