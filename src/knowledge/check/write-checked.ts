import { readFileSync, writeFileSync } from 'node:fs'
import type { CheckedPage } from './check-pages.ts'

interface StoredMarket {
  vendors: { url: string; checkedAt?: string | null }[]
}

/** Writes the day into each vendor of the file whose page is here; nothing else is changed. How many were written. */
export function writeChecked(file: URL, checked: readonly CheckedPage[], day: string): number {
  const here = new Set(checked.filter(({ state }) => state === 'here').map(({ url }) => url))
  // The file is one of the library's own, which its schema has checked before.
  const market = JSON.parse(readFileSync(file, 'utf8')) as StoredMarket
  const seen = market.vendors.filter(({ url, checkedAt }) => here.has(url) && checkedAt !== day)
  for (const vendor of seen) vendor.checkedAt = day
  if (seen.length > 0) writeFileSync(file, `${JSON.stringify(market, null, 2)}\n`)
  return seen.length
}
