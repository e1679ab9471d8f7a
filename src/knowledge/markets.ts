import { entryNames, readEntries, readEntry } from './library.ts'
import { type Market, market } from './market.ts'

/** The markets of the first library: what each is called, and the whole of one when it is asked for. */
export interface MarketCatalogue {
  titles: readonly Pick<Market, 'id' | 'name' | 'definition'>[]
  /** Null for an id that has no entry. */
  find(id: string | undefined): Market | null
}

const folder = new URL('./markets/', import.meta.url)
/** Whole entries kept in memory; all of them would take 6 MB. */
const keptMarkets = 16

/** Every market of the library; about 1 ms an entry. */
export const readMarkets = (): Market[] => readEntries(folder, market)

/** Reads and checks every market once and keeps what it is called; about 1 ms an entry, so do it once at start. */
export function openMarketCatalogue(): MarketCatalogue {
  const titles = entryNames(folder).map((file) => {
    const { id, name, definition } = readEntry(folder, file, market)
    return { id, name, definition }
  })
  const ids = new Set(titles.map(({ id }) => id))
  const kept = new Map<string, Market>()
  return {
    titles,
    find(id) {
      if (id === undefined || !ids.has(id)) return null
      const found = kept.get(id) ?? readEntry(folder, `${id}.json`, market)
      kept.delete(id)
      kept.set(id, found)
      const [oldest] = kept.keys()
      if (kept.size > keptMarkets && oldest !== undefined) kept.delete(oldest)
      return found
    },
  }
}
