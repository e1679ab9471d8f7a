import type { Industry } from '#drafting/index.ts'
import type { Figure, Market, Vendor, VendorKind } from '#knowledge/market.ts'
import { shortened } from '#shared/shortened.ts'
import type { Source } from '#shared/source.ts'
import { meantPlaces } from './meant-places.ts'
import type { Research, ResearchRequest } from './research.ts'

type Rule = Market['regulations'][number]

/** What the form says that the library's entries are chosen by. */
type Said = Pick<ResearchRequest, 'words' | 'places'>

/** A source before it is numbered. */
export type LibrarySource = Omit<Source, 'number'>

const LONGEST_EXCERPT = 1200
const figureFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })
const NO_MARKET = 'The built-in library has no market that fits this product, so this result has no sources.'

/**
 * The built-in library as a source. `year` is the edition that is named as the publisher. Nothing is contacted: addresses
 * are given as the library lists them.
 */
export function createLibraryResearch(year: number): Research {
  return {
    id: 'library',
    label: `PM Pilot library, ${year}`,
    gather: async ({ market, second, industry, words, places, figures = [], limit }, signal) => {
      signal.throwIfAborted()
      const said = { words, places }
      const counted = countSources(figures, year).slice(0, limit)
      const known = industry
        ? industrySources(industry, said, year, limit)
        : market
          ? sourcesOfBoth(market, second ?? null, said, year, limit)
          : []
      const more = known.filter(({ url }) => !counted.some((source) => source.url === url))
      const sources = [...counted, ...more].slice(0, limit)
      return {
        sources: sources.map((source, index) => ({ number: index + 1, ...source })),
        note: industry ? noteOfIndustry(industry) : market || counted.length > 0 ? null : NO_MARKET,
      }
    },
  }
}

/**
 * What the library knows of a market, at most `limit` entries: vendors, rules, developments, prices and figures. Vendors come
 * first but take at most half of the places while the rest has something to fill them with. Figures and rules of a place that
 * the brief does not mean are left out.
 */
export function librarySources(market: Market, said: Said, year: number, limit: number): LibrarySource[] {
  const publisher = `PM Pilot library, ${year}`
  const vendors = rankVendors(market.vendors, said).map((vendor) => vendorSource(vendor, publisher))
  const isMeant = meantPlaces(said.places)
  const rest = [
    ...market.regulations.filter(({ region }) => isMeant(region)).map((rule) => regulationSource(rule, publisher)),
    ...developmentSources(market, publisher),
    ...priceSources(market, publisher),
    ...market.figures.filter(({ region }) => isMeant(region)).map((figure) => figureSource(figure, publisher)),
  ]
  const half = Math.ceil(limit / 2)
  const chosenVendors = vendors.slice(0, Math.max(half, limit - rest.length))
  return [...chosenVendors, ...rest].slice(0, Math.max(0, limit))
}

/** Three of five places for the likelier market. A vendor of both is listed once. */
function sourcesOfBoth(
  market: Market,
  second: Market | null,
  said: Said,
  year: number,
  limit: number,
): LibrarySource[] {
  if (!second) return librarySources(market, said, year, limit)
  const first = librarySources(market, said, year, Math.ceil(limit * 0.6))
  const others = librarySources(second, said, year, limit).filter(({ url }) => !first.some((one) => one.url === url))
  return [...first, ...others.slice(0, limit - first.length)]
}

/**
 * What the library knows of the changes of an industry: developments, then rules, then figures, of each of its markets in
 * turn, so that a long list of one does not crowd out the others.
 */
export function industrySources(
  { markets, regions }: Industry,
  said: Said,
  year: number,
  limit: number,
): LibrarySource[] {
  const publisher = `PM Pilot library, ${year}`
  const isMeant = meantPlaces(said.places)
  const ofPlaces = regions.flatMap(({ name, regulations }) =>
    regulations.map((rule) => regulationSource({ ...rule, region: name }, publisher)),
  )
  const lists = markets.map((market, index) => [
    ...developmentSources(market, publisher),
    ...market.regulations.filter(({ region }) => isMeant(region)).map((rule) => regulationSource(rule, publisher)),
    ...(index === 0 ? ofPlaces : []),
    ...market.figures.filter(({ region }) => isMeant(region)).map((figure) => figureSource(figure, publisher)),
  ])
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  const once = inTurn.filter(
    ({ url, title }, index) => inTurn.findIndex((other) => other.url === url && other.title === title) === index,
  )
  return once.slice(0, Math.max(0, limit))
}

const noteOfIndustry = ({ markets, name }: Industry) =>
  markets.length === 0
    ? `The built-in library has no market for "${shortened(name, 60)}", so this result has no sources.`
    : null

/** Products that a buyer would compare come before those that only might enter. */
const kindOrder: Record<VendorKind, number> = {
  leader: 0,
  challenger: 1,
  'open-source': 2,
  adjacent: 3,
  'could-enter': 4,
}

function rankVendors(vendors: readonly Vendor[], { words }: Said): Vendor[] {
  const typed = words.toLowerCase()
  const named = (vendor: Vendor) => (containsWord(typed, vendor.name.toLowerCase()) ? 0 : 1)
  return vendors.toSorted((a, b) => named(a) - named(b) || kindOrder[a.kind] - kindOrder[b.kind])
}

function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isLetter = (index: number) => /[\p{L}\p{N}]/u.test(text.charAt(index))
    if (!isLetter(at - 1) && !isLetter(at + word.length)) return true
  }
  return false
}

function vendorSource(vendor: Vendor, publisher: string): LibrarySource {
  const excerpt = [
    `${vendor.name}: ${sentence(vendor.line)}`,
    `Made for ${sentence(vendor.buyer)}`,
    `Chosen for: ${sentence(vendor.goodAt)}`,
    `Gap: ${sentence(vendor.weakAt)}`,
    `Does: ${sentence(vendor.capabilities.join(', '))}`,
  ].join(' ')
  return entry({ title: vendor.name, url: vendor.url, publisher, excerpt, year: null })
}

/** Counts that stand on one page are one source. */
export function countSources(figures: readonly Figure[], year: number): LibrarySource[] {
  const pages = Map.groupBy(figures, ({ source }) => source.url)
  return [...pages.values()].flatMap((ofPage) => {
    const [first] = ofPage
    if (!first) return []
    const lines = ofPage.map(
      ({ label, value, unit, year: of }) => `${label}: ${figureFormat.format(value)} ${unit} (${of}).`,
    )
    return [
      entry({
        title: first.source.name,
        url: first.source.url,
        publisher: `PM Pilot library, ${year}`,
        excerpt: lines.join(' '),
        year: first.year,
      }),
    ]
  })
}

function figureSource(figure: Figure, publisher: string): LibrarySource {
  const value = figureFormat.format(figure.value)
  const excerpt = `${figure.label}: ${value} ${figure.unit} (${figure.region}, ${figure.year}). Listed from: ${sentence(figure.source.name)}`
  return entry({ title: figure.label, url: figure.source.url, publisher, excerpt, year: figure.year })
}

function priceSources(market: Market, publisher: string): LibrarySource[] {
  return market.prices.flatMap((price) => {
    if (price.basis !== 'fact' || !price.source) return []
    const range = price.low === price.high ? `${price.low}` : `${price.low} to ${price.high}`
    const excerpt = `${price.what}: ${range} ${price.currency} ${price.unit}. ${sentence(price.note)} Listed from: ${sentence(price.source.name)}`
    const title = `Price in ${market.name}: ${price.what}`
    return [entry({ title, url: price.source.url, publisher, excerpt, year: price.source.year })]
  })
}

/** Those with an address first: the others are common knowledge of the trade. */
function developmentSources(market: Market, publisher: string): LibrarySource[] {
  return market.developments
    .toSorted((a, b) => Number(a.source === null) - Number(b.source === null) || b.date.localeCompare(a.date))
    .map(({ date, what, changes, source }) => {
      const from = source ? ` Listed from: ${sentence(source.name)}` : ''
      const excerpt = `${date}: ${sentence(what)} What it changes: ${sentence(changes)}${from}`
      return entry({ title: what, url: source?.url ?? null, publisher, excerpt, year: Number(date.slice(0, 4)) })
    })
}

function regulationSource({ name, region, year, requires, earlySign, source }: Rule, publisher: string): LibrarySource {
  const excerpt = `${name} (${region}, ${year}): ${sentence(requires)} Early sign of a breach: ${sentence(earlySign)}`
  return entry({ title: name, url: source.url, publisher, excerpt, year })
}

function entry(source: Omit<LibrarySource, 'kind'>): LibrarySource {
  const { title, excerpt } = source
  return {
    ...source,
    kind: 'library',
    title: title.length > 200 ? `${title.slice(0, 199).trimEnd()}…` : title,
    excerpt: excerpt.length > LONGEST_EXCERPT ? `${excerpt.slice(0, LONGEST_EXCERPT - 1).trimEnd()}…` : excerpt,
  }
}

function sentence(text: string): string {
  const trimmed = text.trim()
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
