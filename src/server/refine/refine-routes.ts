import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { readOffered } from '#server/context/read-along.ts'
import { readDocument } from '#server/documents/document-row.ts'
import type { DocumentParts } from '#server/documents/edit-document.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { toAppError } from '#server/http/error-response.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import type { OpenStreams } from '#server/live/open-streams.ts'
import { readRun } from '#server/runs/read-runs.ts'
import { type RefineEvent, refineRequest } from '#shared/api/refine.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type RefineCall, type RefineTools, refineDocument, refineOptionsOf } from './refine-document.ts'

export interface RefineRoutesOptions {
  parts: DocumentParts
  tools: RefineTools
  streams: OpenStreams
}

/** One answer is a small one: a model that takes longer has stopped. */
const longestMs = 180_000

/** `/api/documents/{id}/refine`: what can be asked of a document, and changes to it that are proposed and not made. */
export function refineRoutes({ parts, tools, streams }: RefineRoutesOptions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  const callOf = async (context: Context<AppEnv>): Promise<RefineCall> => {
    const { caller } = context.var
    const document = await readDocument(tools.database.pool, caller.userId, context.req.param('id') ?? '')
    const [run, of] = await Promise.all([
      readRun(tools.database, caller.userId, document.id),
      parts.contextOf(document),
    ])
    const results =
      run.model === 'built-in'
        ? (await readOffered(tools.database, run, (id) => tools.agents.live(id))).results
        : undefined
    return { agent: parts.agentOf(document), caller, document, run, context: of, results: results ?? [] }
  }

  routes.get('/:id/refine', async (context) => {
    const call = await callOf(context)
    return context.json(await refineOptionsOf(call, tools, context.req.query('model') ?? null))
  })

  routes.post('/:id/refine', async (context) => {
    // Whether it is theirs comes before what is wrong with their words.
    const call = await callOf(context)
    const asked = parseRequest(refineRequest, await readJsonObject(context))
    await context.var.limits.take('refine', call.caller.userId)
    const stop = AbortSignal.any([context.req.raw.signal, AbortSignal.timeout(longestMs)])
    if (!context.req.header('accept')?.includes('text/event-stream')) {
      return context.json(await refineDocument(call, tools, asked, () => undefined, stop).catch(inTime(stop)))
    }
    const close = streams.open(call.caller.userId)
    return streamSSE(context, async (stream) => {
      const left = new AbortController()
      stream.onAbort(() => left.abort())
      const send = ({ type, ...data }: RefineEvent) => stream.writeSSE({ event: type, data: JSON.stringify(data) })
      const signal = AbortSignal.any([stop, left.signal])
      try {
        await send({ type: 'progress', changes: 0, thinking: false })
        const proposal = await refineDocument(
          call,
          tools,
          asked,
          (progress) => void send({ type: 'progress', ...progress }),
          signal,
        ).catch(inTime(stop))
        await send({ type: 'proposal', proposal })
      } catch (error) {
        if (left.signal.aborted) return
        const failure = toAppError(error)
        context.var.metrics?.refused(failure.code)
        if (failure.report)
          context.var.log?.error({ code: failure.code, err: failure.cause ?? failure }, 'refining failed')
        await send({ type: 'error', error: failure.userMessage, code: failure.code })
      } finally {
        close()
      }
    })
  })
  return routes
}

/** What ran into its time says so. */
const inTime =
  (signal: AbortSignal) =>
  (error: unknown): never => {
    if (signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')
      throw new AppError('RUN_TIMEOUT')
    throw error
  }
