import type { MarketEntry, MarketLibrary } from '#knowledge/dossier/market-index.ts'
import type { LibraryListing } from '#shared/api/library.ts'
import { tokens } from '#shared/language/tokens.ts'
import { depthOf } from './public-market.ts'

export interface MarketCatalogue {
  /** By name. */
  all: readonly MarketEntry[]
  entry(id: string): MarketEntry | undefined
  /** The present id of a market that was known as this one before. */
  formerly(id: string): string | undefined
  /** Markets that all words fit, the best first. */
  search(words: string): MarketEntry[]
}

/** How much a word counts by where it stands. */
const weights = { name: 8, placing: 4, rival: 4, definition: 1 }

/** The entries of the library by name, by id and by words. */
export function createMarketCatalogue({ entries }: Pick<MarketLibrary, 'entries'>): MarketCatalogue {
  const all = [...entries].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const byId = new Map(all.map((entry) => [entry.id, entry]))
  const former = new Map(all.flatMap(({ id, formerIds }) => formerIds.map((old) => [old, id] as const)))
  let stems: Map<string, Map<string, number>> | null = null
  return {
    all,
    entry: (id) => byId.get(id),
    formerly: (id) => former.get(id),
    search(words) {
      const wanted = [...new Set(tokens(words).map(({ stem }) => stem))]
      if (wanted.length === 0) return []
      stems ??= new Map(all.map((entry) => [entry.id, stemsOf(entry)]))
      const found = all.map((entry) => {
        const own = stems?.get(entry.id)
        const scores = wanted.map((stem) => own?.get(stem) ?? 0)
        return { entry, score: scores.every((score) => score > 0) ? scores.reduce((sum, each) => sum + each, 0) : 0 }
      })
      return found
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .map(({ entry }) => entry)
    },
  }
}

export const listingOf = (entry: MarketEntry): LibraryListing => ({
  id: entry.id,
  name: entry.name,
  sector: entry.sector,
  definition: entry.definition,
  depth: depthOf(entry),
})

function stemsOf({ name, placing, rivals, definition }: MarketEntry): Map<string, number> {
  const stems = new Map<string, number>()
  const add = (texts: readonly string[], weight: number) => {
    for (const { stem } of texts.flatMap(tokens)) stems.set(stem, Math.max(weight, stems.get(stem) ?? 0))
  }
  add([definition], weights.definition)
  add(rivals, weights.rival)
  add([...placing.names, ...placing.suggests], weights.placing)
  add([name], weights.name)
  return stems
}
