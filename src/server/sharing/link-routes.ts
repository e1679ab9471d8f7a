import { type Context, Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import { readDocument } from '#server/documents/document-row.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { readProduct } from '#server/products/product-store.ts'
import { newProductLink, newShareLink, type ShareLink, shareLinkChange } from '#shared/api/share-links.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { createLink, createProductLink, type LinkTarget, listLinks, moveExpiry, revokeLink } from './share-links.ts'

interface Shared {
  column: LinkTarget['column']
  /** Throws NOT_FOUND unless it is this user's. */
  assertOwn: (userId: string, id: string) => Promise<unknown>
  create: (userId: string, id: string, body: unknown) => Promise<{ link: ShareLink; token: string }>
  guests: string
}

/** Links of one document, behind the routes that know the caller. */
export const linkRoutes = (database: Database, publicUrl: string | undefined): Hono<AppEnv> =>
  routesOf(database, publicUrl, {
    column: 'run_id',
    assertOwn: (userId, id) => readDocument(database.pool, userId, id),
    create: (userId, id, body) => createLink(database, userId, id, parseRequest(newShareLink, body)),
    guests: 'Create a free account to share a document.',
  })

/** The same of one product. */
export const productLinkRoutes = (database: Database, publicUrl: string | undefined): Hono<AppEnv> =>
  routesOf(database, publicUrl, {
    column: 'product_id',
    assertOwn: (userId, id) => readProduct(database, userId, id),
    create: (userId, id, body) => createProductLink(database, userId, id, parseRequest(newProductLink, body)),
    guests: 'Create a free account to share a product.',
  })

function routesOf(database: Database, publicUrl: string | undefined, shared: Shared): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { column } = shared
  // Whether it is theirs comes before anything else.
  routes.use('/:id/links/*', async (context, next) => {
    const { caller } = context.var
    if (caller.anonymous) throw new AppError('GUEST_NOT_ALLOWED', { userMessage: shared.guests })
    await shared.assertOwn(caller.userId, context.req.param('id') ?? '')
    await next()
  })
  const audit = (context: Context<AppEnv>, linkId: string, id: string, message: string, more: object = {}) =>
    context.var.log.info(
      { linkId, [column === 'run_id' ? 'runId' : 'productId']: id, userId: context.var.caller.userId, ...more },
      message,
    )

  routes.get('/:id/links', async (context) => {
    const { id } = context.req.param()
    return context.json({ links: await listLinks(database, context.var.caller.userId, { column, id }) })
  })

  routes.post('/:id/links', async (context) => {
    const { id } = context.req.param()
    const { link, token } = await shared.create(context.var.caller.userId, id, await readJsonObject(context))
    audit(context, link.id, id, 'share link made', { protected: link.protected })
    return context.json({ ...link, url: `${siteOrigin(context, publicUrl)}/s/${token}` }, 201)
  })

  routes.patch('/:id/links/:link', async (context) => {
    const { id, link: linkId } = context.req.param()
    const { expiresInDays } = parseRequest(shareLinkChange, await readJsonObject(context))
    const link = await moveExpiry(database, context.var.caller.userId, { column, id }, linkId, expiresInDays)
    audit(context, linkId, id, 'share link moved to another end')
    return context.json(link)
  })

  routes.delete('/:id/links/:link', async (context) => {
    const { id, link: linkId } = context.req.param()
    await revokeLink(database, context.var.caller.userId, { column, id }, linkId)
    audit(context, linkId, id, 'share link revoked')
    return context.body(null, 204)
  })
  return routes
}
