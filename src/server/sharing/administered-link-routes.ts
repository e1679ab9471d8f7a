import { Hono } from 'hono'
import { requireAdministrator } from '#server/auth/require-administrator.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { administeredLinksQuery } from '#shared/api/share-links.ts'
import { listAllLinks, revokeAnyLink } from './administered-links.ts'

/** `/api/admin/links`: everybody's links, for administrators. */
export function administeredLinkRoutes(database: Database, callers: Callers): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const administrator = requireAdministrator(database)
  routes.get('/', requireCaller(callers), administrator, async (context) => {
    const query = parseRequest(administeredLinksQuery, context.req.query())
    return context.json(await listAllLinks(database, query))
  })
  routes.delete('/:link', requireCaller(callers), administrator, async (context) => {
    const linkId = context.req.param('link')
    const of = await revokeAnyLink(database, linkId)
    context.var.log.info({ linkId, ...of, userId: context.var.caller.userId }, 'share link revoked by an administrator')
    return context.body(null, 204)
  })
  return routes
}
