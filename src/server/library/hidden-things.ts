import type { Database } from '#server/db/database.ts'
import { holdRead } from '#server/held-read.ts'
import { type LibraryHiding, wholeLibrary } from '#shared/api/library.ts'
import { type HiddenPaths, hiddenPaths } from './hidden-paths.ts'

/** What is hidden at a moment. */
export interface HiddenNow {
  /** True when all of the library is. */
  library: boolean
  market(id: string): HiddenPaths
  /** Differs where something else is hidden of the market; without an id, of any. */
  version(id?: string): string
}

export interface HiddenThings {
  now(): Promise<HiddenNow>
  list(): Promise<(LibraryHiding & { hiddenAt: string })[]>
  hide(thing: LibraryHiding): Promise<void>
  show(thing: LibraryHiding): Promise<void>
}

/** Other servers follow within this time. */
const heldMs = 30_000

/** The table of hidden things, held for half a minute and read again at once after a change on this server. */
export function createHiddenThings(database: Database): HiddenThings {
  async function read(): Promise<HiddenNow> {
    const { rows } = await database.pool.query<LibraryHiding>(
      'select market, path from library_hidden order by market, path',
    )
    return hiddenNow(rows)
  }

  const held = holdRead(read, heldMs)

  return {
    now: held.now,
    async list() {
      const { rows } = await database.pool.query<LibraryHiding & { created_at: Date }>(
        'select market, path, created_at from library_hidden order by market, path',
      )
      return rows.map(({ created_at, ...thing }) => ({ ...thing, hiddenAt: created_at.toISOString() }))
    },
    async hide({ market, path }) {
      await database.pool.query('insert into library_hidden (market, path) values ($1, $2) on conflict do nothing', [
        market,
        path,
      ])
      held.drop()
    },
    async show({ market, path }) {
      await database.pool.query('delete from library_hidden where market = $1 and path = $2', [market, path])
      held.drop()
    },
  }
}

export function hiddenNow(rows: readonly LibraryHiding[]): HiddenNow {
  const byMarket = Map.groupBy(rows, ({ market }) => market)
  const pathsOf = (id: string) => (byMarket.get(id) ?? []).map(({ path }) => path)
  return {
    library: byMarket.has(wholeLibrary),
    market: (id) => hiddenPaths(pathsOf(id)),
    version: (id) => JSON.stringify(id === undefined ? rows.map(({ market, path }) => [market, path]) : pathsOf(id)),
  }
}
