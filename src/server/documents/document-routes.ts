import { type Context, Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { resultItems } from '#server/lineage/result-items.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import { runChange } from '#server/runs/run-row.ts'
import { newDecision } from '#shared/api/decisions.ts'
import { compareQuery, documentEdit, versionListQuery, versionName, versionRestore } from '#shared/api/documents.ts'
import type { ResultItemList } from '#shared/api/run-context.ts'
import { newReview } from '#shared/api/standing.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { pointerOf } from '#shared/json-pointer.ts'
import { shortened } from '#shared/shortened.ts'
import { decide } from './decide.ts'
import { differencesOf } from './differences.ts'
import { type FinishedDocument, readDocument, toDocumentView } from './document-row.ts'
import { type DocumentParts, editDocument } from './edit-document.ts'
import { readStanding, reviewDocument } from './review-document.ts'
import { listVersions, nameVersion, readVersion, restoreVersion } from './versions.ts'

export interface DocumentRoutesOptions {
  database: Database
  agents: AgentRegistry
  callers: Callers
  userEvents: UserEvents
  parts: DocumentParts
  /** What other rooms say of one document, at `/{id}/...`, behind the check of who asks. */
  nested: readonly Hono<AppEnv>[]
}

/** Characters of an item's text that are enough to distinguish it from the others. */
const longestItem = 160

const numberOf = (text: string | undefined) => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number >= 2 ** 31) throw new AppError('NOT_FOUND')
  return number
}

/** `/api/documents`: the results of the user's finished runs with their versions. Another user's document is 404 on each of them. */
export function documentRoutes({
  database,
  agents,
  callers,
  userEvents,
  parts,
  nested,
}: DocumentRoutesOptions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.use(requireCaller(callers))
  for (const each of nested) routes.route('/', each)

  const documentOf = (context: Context<AppEnv>) =>
    readDocument(database.pool, context.var.caller.userId, context.req.param('id') ?? '')
  const changed = (context: Context<AppEnv>, row: FinishedDocument) => {
    userEvents.publish(row.user_id, runChange(row, 'succeeded'))
    return context.json(toDocumentView(row))
  }

  routes.get('/:id', async (context) => context.json(toDocumentView(await documentOf(context))))

  routes.post('/:id/changes', async (context) => {
    // Whether it is theirs comes before what is wrong with their words.
    const { user_id, id } = await documentOf(context)
    const edit = parseRequest(documentEdit, await readJsonObject(context))
    return changed(context, await editDocument(parts, user_id, id, edit))
  })

  routes.put('/:id/decisions', async (context) => {
    const row = await documentOf(context)
    const { caller } = context.var
    if (caller.anonymous)
      throw new AppError('GUEST_NOT_ALLOWED', { userMessage: 'Create a free account to decide under your name.' })
    const wanted = parseRequest(newDecision, await readJsonObject(context))
    return changed(context, await decide(database, parts.agentOf(row), caller.userId, row.id, wanted))
  })

  routes.get('/:id/items', async (context) => {
    const { result } = await documentOf(context)
    const items = resultItems(result).map(({ id, name, text }) => ({ id, name, text: shortened(text, longestItem) }))
    return context.json({ items } satisfies ResultItemList)
  })

  routes.get('/:id/standing', async (context) =>
    context.json(await readStanding(database, agents, await documentOf(context))),
  )

  routes.put('/:id/review', async (context) => {
    const row = await documentOf(context)
    const said = parseRequest(newReview, await readJsonObject(context))
    const standing = await reviewDocument(database, agents, row, said)
    userEvents.publish(row.user_id, runChange(row, 'succeeded'))
    return context.json(standing)
  })

  routes.get('/:id/versions', async (context) => {
    const row = await documentOf(context)
    const query = parseRequest(versionListQuery, context.req.query())
    return context.json(await listVersions(database, context.var.caller.userId, row, query))
  })

  routes.get('/:id/compare', async (context) => {
    const { userId } = context.var.caller
    const row = await documentOf(context)
    const { from, to } = parseRequest(compareQuery, context.req.query())
    const [before, after] = await Promise.all(
      [from, to].map((number) => readVersion(database.pool, userId, row, number)),
    )
    if (!before || !after) throw new AppError('NOT_FOUND')
    const contentOf = ({ result, blocks }: typeof before) => ({ result, blocks })
    const differences = differencesOf(contentOf(before), contentOf(after)).map(({ path, ...values }) => ({
      pointer: pointerOf(path),
      ...values,
    }))
    return context.json({ from: before, to: after, differences })
  })

  routes.get('/:id/versions/:number', async (context) => {
    const row = await documentOf(context)
    const number = numberOf(context.req.param('number'))
    return context.json(await readVersion(database.pool, context.var.caller.userId, row, number))
  })

  routes.patch('/:id/versions/:number', async (context) => {
    const row = await documentOf(context)
    const { name } = parseRequest(versionName, await readJsonObject(context))
    const number = numberOf(context.req.param('number'))
    return context.json(await nameVersion(parts, row.user_id, row.id, number, name))
  })

  routes.post('/:id/versions/:number/restore', async (context) => {
    const row = await documentOf(context)
    const { revision } = parseRequest(versionRestore, await readJsonObject(context))
    const number = numberOf(context.req.param('number'))
    return changed(context, await restoreVersion(parts, row.user_id, row.id, number, revision))
  })
  return routes
}
