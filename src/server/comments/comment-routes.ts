import { type Context, Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { AttemptLimit } from '#server/http/attempt-limit.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { commentListQuery, commentPageQuery, newComment, newThread, threadChange } from '#shared/api/comments.ts'
import { type CommentAccess, ownAccess } from './comment-access.ts'
import { earlierComments, listThreads, readThread } from './list-comments.ts'
import { mailAbout, publishComments } from './notify-people.ts'
import { beginThread, editComment, markSeen, removeComment, reply, resolveThread } from './write-comments.ts'

export interface CommentRoutesOptions {
  database: Database
  agents: Pick<AgentRegistry, 'card'>
  attempts: AttemptLimit
  userEvents: UserEvents
  mailer: Mailer
  publicUrl: string | undefined
}

/** Comments of the caller's own documents, at `/{id}/comments`, behind the routes that know the caller. */
export const ownCommentRoutes = (options: CommentRoutesOptions): Hono<AppEnv> =>
  new Hono<AppEnv>().route(
    '/:id',
    commentRoutes(options, (context) => ownAccess(options.database, context.var.caller, context.req.param('id') ?? '')),
  )

/**
 * Comments of a document, behind the routes that know the caller: of one's own documents, and of those behind a link. What the caller
 * may see of them is decided by `accessOf`, which comes first on every route.
 */
export function commentRoutes(
  { database, agents, attempts, userEvents, mailer, publicUrl }: CommentRoutesOptions,
  accessOf: (context: Context<AppEnv>) => Promise<CommentAccess>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const idIn = (context: Context<AppEnv>, name: 'thread' | 'comment') => context.req.param(name) ?? ''

  /** After a change: other pages learn of it, and the caller gets the thread as it is now. */
  const answered = async (
    context: Context<AppEnv>,
    access: CommentAccess,
    threadId: string,
    status: 200 | 201 = 200,
  ) => {
    await publishComments(database, userEvents, access)
    return context.json(await readThread(database, access, threadId), status)
  }
  const mailed = (context: Context<AppEnv>, access: CommentAccess, threadId: string, text: string) =>
    mailAbout(database, { mailer, agents, origin: siteOrigin(context, publicUrl) }, access, threadId, text)

  routes.get('/comments', async (context) => {
    const access = await accessOf(context)
    const query = parseRequest(commentListQuery, context.req.query())
    return context.json(await listThreads(database, access, query))
  })

  routes.post('/comments', async (context) => {
    const access = await accessOf(context)
    const given = parseRequest(newThread, await readJsonObject(context))
    const threadId = await beginThread(database, attempts, access, given)
    await mailed(context, access, threadId, given.text)
    return answered(context, access, threadId, 201)
  })

  routes.put('/comments/seen', async (context) => {
    const access = await accessOf(context)
    await markSeen(database, access)
    userEvents.publish(access.userId, 'comments')
    return context.body(null, 204)
  })

  routes.get('/comments/:thread', async (context) => {
    const access = await accessOf(context)
    const { before } = parseRequest(commentPageQuery, context.req.query())
    return context.json(await earlierComments(database, access, idIn(context, 'thread'), before))
  })

  routes.post('/comments/:thread', async (context) => {
    const access = await accessOf(context)
    const threadId = idIn(context, 'thread')
    const { text } = parseRequest(newComment, await readJsonObject(context))
    await reply(database, attempts, access, threadId, text)
    await mailed(context, access, threadId, text)
    return answered(context, access, threadId, 201)
  })

  routes.patch('/comments/:thread', async (context) => {
    const access = await accessOf(context)
    const threadId = idIn(context, 'thread')
    const { resolved } = parseRequest(threadChange, await readJsonObject(context))
    await resolveThread(database, access, threadId, resolved)
    return answered(context, access, threadId)
  })

  routes.patch('/comments/:thread/:comment', async (context) => {
    const access = await accessOf(context)
    const threadId = idIn(context, 'thread')
    const { text } = parseRequest(newComment, await readJsonObject(context))
    await editComment(database, access, threadId, idIn(context, 'comment'), text)
    return answered(context, access, threadId)
  })

  routes.delete('/comments/:thread/:comment', async (context) => {
    const access = await accessOf(context)
    await removeComment(database, access, idIn(context, 'thread'), idIn(context, 'comment'))
    await publishComments(database, userEvents, access)
    return context.body(null, 204)
  })
  return routes
}
