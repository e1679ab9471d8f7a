import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AgentRegistry } from '#agents/registry-server.ts'
import { accessThrough } from '#server/comments/comment-access.ts'
import { type CommentRoutesOptions, commentRoutes } from '#server/comments/comment-routes.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { isPass, passName } from '#server/sharing/link-pass.ts'
import { type DocumentLink, documentBehind, openLink, readShared } from '#server/sharing/opened-link.ts'
import { aboutLine } from '#server/sharing/shared-page.ts'
import type { SharedDocument } from '#shared/api/share-links.ts'
import { AppError } from '#shared/errors/app-error.ts'

export interface SharedDocumentOptions extends CommentRoutesOptions {
  agents: AgentRegistry
  callers: Callers
  files: Pick<FileWriters, 'page'>
}

/** `/api/shared/{token}`: the document or documents of a link, and their comments, for readers who have an account. */
export function sharedDocumentRoutes(options: SharedDocumentOptions): Hono<AppEnv> {
  const { database, agents, callers, files } = options
  const routes = new Hono<AppEnv>()
  routes.use(requireCaller(callers))

  /** Throws NOT_FOUND, and LINK_LOCKED where the password was not entered on the link's own page. */
  const linkOf = async (context: Context<AppEnv>): Promise<DocumentLink> => {
    const link = await openLink(database, context.req.param('token') ?? '')
    const pass = getCookie(context, passName)
    if (link.passwordHash !== null && !isPass(pass, link.passwordHash, link.id, Date.now() / 1000)) {
      throw new AppError('LINK_LOCKED')
    }
    return documentBehind(database, link, context.req.param('document'))
  }

  const show = async (context: Context<AppEnv>) => {
    const { caller } = context.var
    const link = await linkOf(context)
    // Whoever may not comment has the link's own page.
    await accessThrough(database, caller, link)
    const shared = await readShared(database, link)
    const { title, subtitle, language, blocks } = await files.page(link.id, shared)
    const about = aboutLine({
      agentName: agents.card(link.agentId)?.name ?? 'Result',
      number: shared.number,
      savedAt: shared.savedAt,
      pinned: link.version !== null,
    })
    const answer: SharedDocument = { title, subtitle, about, language, blocks }
    return context.json(answer)
  }
  const comments = commentRoutes(options, async (context) =>
    accessThrough(database, context.var.caller, await linkOf(context)),
  )

  // The document of a link, and each of those of a product's link.
  for (const path of ['/:token', '/:token/documents/:document']) {
    routes.get(path, show)
    routes.route(path, comments)
  }
  return routes
}
