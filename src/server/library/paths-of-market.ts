import type { LibraryMarket } from '#shared/api/library.ts'

/** Every path that can be hidden of a market as it is shown, those that others lie under included. */
export function pathsOfMarket(market: LibraryMarket): Set<string> {
  const paths = new Set([''])
  const add = (path: string) => {
    const parts = path.split('/')
    for (const index of parts.keys()) paths.add(parts.slice(0, index + 1).join('/'))
  }
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { path } = value as { path?: unknown }
    if (typeof path === 'string') add(path)
    for (const each of Object.values(value)) visit(each)
  }
  visit(market)
  add('money/costs')
  for (const { path, coverage, chosenFor } of market.rivals) {
    if (chosenFor) add(`${path}/chosen-for`)
    for (const capability of Object.keys(coverage)) add(`${path}/coverage/${capability}`)
  }
  return paths
}
