import { type Context, Hono } from 'hono'
import type { AgentRegistry, LiveAgent } from '#agents/registry-server.ts'
import type { Caller, Callers } from '#server/auth/caller.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { largestJson, readJsonObject } from '#server/http/read-body.ts'
import { identifyCaller } from '#server/http/require-caller.ts'
import { createOpenStreams, type OpenStreams } from '#server/live/open-streams.ts'
import { corrections as correctionsSchema } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import { errorTable } from '#shared/errors/error-table.ts'
import { eventStreamResponse } from './event-stream.ts'
import { assertGuestMay } from './guest-may.ts'
import type { RunService } from './run-service.ts'
import type { StoredEvent } from './stored-event.ts'

const longestKey = 200

/**
 * Bodies that may hold a file are read in one piece, with several times their size of memory until the file is stored. Such calls at a
 * time; others are sent to come back, or to upload the file first, which takes none.
 */
const filesInBodies = { perServer: 8, perUser: 2 }

/** `POST /functions/v1/{function}`: one run, answered as JSON at its end or as a stream of events. */
export function functionRoutes(
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
      const { corrections: corrected = {}, ...body } = sent
      const parsed = agent.parseInput(body)
      if (!parsed.ok) throw new AppError('INVALID_INPUT', { userMessage: parsed.message, fields: parsed.fields })
      const { userId, ...input } = parsed.value as { userId?: string | null }
      if (userId && userId !== caller.userId) throw new AppError('FORBIDDEN')
      const corrections = parseRequest(correctionsSchema, corrected)
      const idempotencyKey = readKey(context.req.header('idempotency-key'))
      return await runs.start({ caller, agent, input, corrections, idempotencyKey }, signal)
    } finally {
      isRead?.()
    }
  }

  routes.post('/:function', async (context) => {
    // Whether the session was revoked is asked with the entitlement, in one query.
    const caller = await identifyCaller(context, callers)
    context.var.limits.read(caller.userId)
    const name = context.req.param('function')
    const agent = agents.byFunction(name)
    if (!agent) throw new AppError(agents.card(name) ? 'AGENT_UPCOMING' : 'NOT_FOUND')
    // Before a byte of the body is read, and before anything is reserved: whoever cannot be answered is refused now.
    assertGuestMay(caller, agent)
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
          assertStands: () => callers.assertStands(caller),
          log,
        })
      }
      const { result, durationMs } = await lastOf(events)
      return context.json({ ...result, run: { id: row.id, model: row.model, durationMs } })
    } finally {
      if (!isStream) close()
    }
  })
  return routes
}

function readKey(header: string | undefined): string | null {
  if (!header) return null
  if (header.length > longestKey) {
    throw new AppError('INVALID_INPUT', { userMessage: `Idempotency-Key has at most ${longestKey} characters.` })
  }
  return header
}

async function lastOf(events: AsyncGenerator<StoredEvent>) {
  for await (const { event } of events) {
    if (event.type === 'run-end') return event
    if (event.type === 'run-error') {
      const code = Object.hasOwn(errorTable, event.code) ? (event.code as ErrorCode) : 'INTERNAL'
      throw new AppError(code, { userMessage: event.error })
    }
  }
  throw new AppError('NOT_READY')
}
