import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AgentRegistry, LiveAgent } from '#agents/registry-server.ts'
import { checkedContext } from '#server/context/checked-context.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Caller, Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { largestJson, readJsonObject } from '#server/http/read-body.ts'
import { identifyCaller } from '#server/http/require-caller.ts'
import { createOpenStreams, type OpenStreams } from '#server/live/open-streams.ts'
import { productOfWords, readProduct } from '#server/products/product-store.ts'
import type { ReadingOfRun } from '#shared/api/runs.ts'
import { type Corrections, corrections as correctionsSchema } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import { errorTable } from '#shared/errors/error-table.ts'
import { runMode } from '#shared/run-mode.ts'
import { eventStreamResponse } from './event-stream.ts'
import { assertGuestPolicy } from './guest-policy.ts'
import type { RunService } from './run-service.ts'
import type { StoredEvent } from './stored-event.ts'

const longestKey = 200
/** What a request may leave to us. */
const left = z.object({
  model: z
    .string()
    .trim()
    .min(1)
    .max(220)
    .nullish()
    .transform((id) => id ?? null),
  mode: runMode.nullish().transform((mode) => mode ?? null),
  ask: z
    .boolean()
    .nullish()
    .transform((ask) => ask ?? false),
})

/**
 * Bodies that may hold a file are read in one piece, with several times their size of memory until the file is stored. Such calls at a
 * time; others are sent to come back, or to upload the file first, which takes none.
 */
const filesInBodies = { perServer: 8, perUser: 2 }

/** `POST /functions/v1/{function}`: one run, answered as JSON at its end or as a stream of events. */
export function functionRoutes(
  database: Database,
  agents: AgentRegistry,
  callers: Callers,
  runs: RunService,
  streams: OpenStreams,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const largeBodies = createOpenStreams(filesInBodies)

  /** In a function of its own, so that nothing holds on to the body while the run goes on. */
  async function start(context: Context<AppEnv>, caller: Caller, agent: LiveAgent, signal: AbortSignal) {
    const isLarge = agent.takesFile && !(Number(context.req.header('content-length') ?? Number.NaN) <= largestJson)
    const isRead = isLarge ? largeBodies.open(caller.userId) : undefined
    try {
      const sent = await readJsonObject(context, isLarge ? runs.largestFileBody : undefined)
      const { corrections: corrected = {}, productId: named, model, mode, ask, context: along, ...body } = sent
      const parsed = agent.parseInput(body)
      if (!parsed.ok) throw new AppError('INVALID_INPUT', { userMessage: parsed.message, fields: parsed.fields })
      const { userId, ...input } = parsed.value as { userId?: string | null }
      if (userId && userId !== caller.userId) throw new AppError('FORBIDDEN')
      const given = parseRequest(correctionsSchema, corrected)
      const product = await productOfRun(caller, agent, input, named)
      const corrections = { ...unlessSaid(product?.reading, corrected), ...given }
      const productId = product?.id ?? null
      const { ask: mayAsk, ...writer } = parseRequest(left, { model, mode, ask })
      const runContext = await checkedContext(database, caller, along)
      const idempotencyKey = readKey(context.req.header('idempotency-key'))
      return await runs.start(
        { caller, agent, input, corrections, productId, context: runContext, asked: writer, mayAsk, idempotencyKey },
        signal,
      )
    } finally {
      isRead?.()
    }
  }

  /** The product that the request names; where it names none, the one that these words describe. With `null` it is none. */
  async function productOfRun(caller: Caller, agent: LiveAgent, input: Record<string, unknown>, named: unknown) {
    if (named === null) return null
    if (named !== undefined) return readProduct(database, caller.userId, String(named))
    const { description } = agent.form.about
    const words = description === undefined ? undefined : input[description]
    return typeof words === 'string' ? ((await productOfWords(database, caller.userId, words)) ?? null) : null
  }

  routes.post('/:function', async (context) => {
    // Whether the session was revoked is asked with the entitlement, in one query.
    const caller = await identifyCaller(context, callers)
    context.var.limits.read(caller.userId)
    const name = context.req.param('function')
    const agent = agents.byFunction(name)
    if (!agent) throw new AppError(agents.card(name) ? 'AGENT_UPCOMING' : 'NOT_FOUND')
    // Before a byte of the body is read, and before anything is reserved: whoever cannot be answered is refused now.
    assertGuestPolicy(caller, agent)
    const close = streams.open(caller.userId)
    const stop = new AbortController()
    let isStream = false
    try {
      const { row, events } = await start(context, caller, agent, stop.signal)
      isStream = context.req.header('accept')?.includes('text/event-stream') === true
      if (isStream) {
        const { log } = context.var
        return eventStreamResponse(events, {
          stop,
          onEnd: close,
          assertSessionValid: () => callers.assertSessionValid(caller),
          log,
        })
      }
      const last = await lastOf(events)
      if ('questions' in last) {
        return context.json({ run: { id: row.id, model: row.model }, questions: last.questions }, 202)
      }
      const { result, writerVersion, durationMs, evidence, tokens, cost, reading } = last
      const more = {
        ...(writerVersion && { writerVersion }),
        ...(evidence && { evidence }),
        ...(tokens && { tokens }),
        ...(cost != null && { cost }),
      }
      return context.json({ ...reading, ...result, run: { id: row.id, model: row.model, durationMs, ...more } })
    } finally {
      if (!isStream) close()
    }
  })
  return routes
}

/** What was confirmed of a product holds for its runs where the run itself says nothing; a blank correction says that nothing is corrected. */
function unlessSaid(confirmed: Corrections = {}, said: unknown): Corrections {
  const fields = said !== null && typeof said === 'object' ? Object.keys(said) : []
  return Object.fromEntries(Object.entries(confirmed).filter(([field]) => !fields.includes(field)))
}

function readKey(header: string | undefined): string | null {
  if (!header) return null
  if (header.length > longestKey) {
    throw new AppError('INVALID_INPUT', { userMessage: `Idempotency-Key has at most ${longestKey} characters.` })
  }
  return header
}

/** The end of a run with what was read before it was written, or what it asks. */
async function lastOf(events: AsyncGenerator<StoredEvent>) {
  let reading: ReadingOfRun = { understood: [], unsure: [] }
  for await (const { event } of events) {
    if (event.type === 'progress' && event.understood)
      reading = { understood: event.understood, unsure: event.unsure ?? [] }
    if (event.type === 'question') return { questions: event.questions }
    if (event.type === 'run-end') return { ...event, reading }
    if (event.type === 'run-error') {
      const code = Object.hasOwn(errorTable, event.code) ? (event.code as ErrorCode) : 'INTERNAL'
      throw new AppError(code, { userMessage: event.error, fields: event.fields, problems: event.problems })
    }
  }
  throw new AppError('NOT_READY')
}
