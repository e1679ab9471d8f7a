import { Hono } from 'hono'
import { requireAdministrator } from '#server/auth/require-administrator.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { countStranger, requireCaller } from '#server/http/require-caller.ts'
import { createKeptBodies } from '#server/pages/kept-bodies.ts'
import { libraryHiding, longestLibrarySearch, wholeLibrary } from '#shared/api/library.ts'
import { cleanText } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { HiddenThings } from './hidden-things.ts'
import { listNotes } from './library-notes.ts'
import { listingOf } from './market-catalogue.ts'
import { pathsOfMarket } from './paths-of-market.ts'
import type { PublicLibrary } from './public-library.ts'

const jsonType = 'application/json'
const keptMarkets = 16

/** `/api/library`: the same as the pages, as JSON; and for administrators the notes, and what is hidden. */
export function libraryApiRoutes(
  database: Database,
  callers: Callers,
  library: PublicLibrary,
  hidden: HiddenThings,
): Hono<AppEnv> {
  const bodies = createKeptBodies(keptMarkets)
  const routes = new Hono<AppEnv>()
  for (const path of ['/notes', '/hidden']) routes.use(path, requireCaller(callers), requireAdministrator(database))

  routes.get('/notes', async (context) => context.json({ notes: await listNotes(database) }))

  routes.get('/hidden', async (context) => context.json({ hidden: await hidden.list() }))

  routes.post('/hidden', async (context) => {
    const thing = parseRequest(libraryHiding, await readJsonObject(context))
    const isWhole = thing.market === wholeLibrary
    if (isWhole ? thing.path !== '' : !pathsOfMarket(library.whole(thing.market)).has(thing.path)) {
      const message = 'There is nothing at this place. GET /api/library/{market} names the path of each statement.'
      throw new AppError('INVALID_INPUT', { userMessage: message, fields: { path: message } })
    }
    await hidden.hide(thing)
    return context.json({ hidden: await hidden.list() })
  })

  routes.delete('/hidden', async (context) => {
    await hidden.show(parseRequest(libraryHiding, await readJsonObject(context)))
    return context.json({ hidden: await hidden.list() })
  })

  routes.get('/', countStranger, async (context) => {
    const words = cleanText(context.req.query('q') ?? '')
      .trim()
      .slice(0, longestLibrarySearch)
    const { entries, version } = await library.list(words || null)
    const make = () => JSON.stringify({ markets: entries.map(listingOf) })
    if (words) return context.body(make(), 200, { 'Content-Type': jsonType })
    return bodies.send(context, '', version, jsonType, make, {})
  })

  routes.get('/:market', countStranger, async (context) => {
    const found = await library.find(context.req.param('market'))
    if ('movedTo' in found) return context.redirect(`/api/library/${found.movedTo}`, 301)
    return bodies.send(context, found.entry.id, found.version, jsonType, () => JSON.stringify(found.read()), {})
  })
  return routes
}
