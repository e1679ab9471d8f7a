import type { MarketEntry, MarketLibrary } from '#knowledge/dossier/market-index.ts'
import type { LibraryMarket } from '#shared/api/library.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { HiddenNow, HiddenThings } from './hidden-things.ts'
import { createMarketCatalogue } from './market-catalogue.ts'
import { publicMarket } from './public-market.ts'

export interface FoundMarket {
  entry: MarketEntry
  /** Differs where something else of it is hidden. */
  version: string
  read(): LibraryMarket
}

/** What everybody may see of the library at the moment. Each part throws NOT_FOUND for what is hidden or not there. */
export interface PublicLibrary {
  /** Those that are not hidden, by name, or by how well they fit the words. */
  list(words: string | null): Promise<{ entries: MarketEntry[]; version: string }>
  /** A market, or the id that one has now which was known as this before. */
  find(id: string): Promise<FoundMarket | { movedTo: string }>
  /** Markets that search engines may show; none when the library is hidden. */
  indexable(): Promise<MarketEntry[] | null>
  /** A market as it stands with nothing hidden, for administrators. */
  whole(id: string): LibraryMarket
}

export function createPublicLibrary(library: MarketLibrary, hidden: HiddenThings): PublicLibrary {
  const catalogue = createMarketCatalogue(library)
  const isShown = (now: HiddenNow, { id }: MarketEntry) => now.market(id).shows('')
  async function present(): Promise<HiddenNow> {
    const now = await hidden.now()
    if (now.library) throw new AppError('NOT_FOUND')
    return now
  }
  return {
    async list(words) {
      const now = await present()
      const entries = words === null ? catalogue.all : catalogue.search(words)
      return { entries: entries.filter((entry) => isShown(now, entry)), version: now.version() }
    },
    async find(id) {
      const now = await present()
      const entry = catalogue.entry(id)
      if (!entry) {
        const present = catalogue.formerly(id)
        if (present !== undefined) return { movedTo: present }
        throw new AppError('NOT_FOUND')
      }
      if (!isShown(now, entry)) throw new AppError('NOT_FOUND')
      return { entry, version: now.version(id), read: () => publicMarket(library.dossier(id), now.market(id)) }
    },
    async indexable() {
      const now = await hidden.now()
      return now.library ? null : catalogue.all.filter((entry) => entry.deep && isShown(now, entry))
    },
    whole(id) {
      if (!catalogue.entry(id)) throw new AppError('NOT_FOUND')
      return publicMarket(library.dossier(id), { shows: () => true })
    },
  }
}
