import { readEntries } from './library.ts'
import { type Market, market } from './market.ts'

/** Reads every market of the library; about 1 ms an entry, so do it once at start. */
export function readMarkets(): Market[] {
  return readEntries(new URL('./markets/', import.meta.url), market)
}
