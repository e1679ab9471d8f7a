import { Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Callers } from '#server/auth/caller.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { identifyCaller } from '#server/http/require-caller.ts'
import type { OpenStreams } from '#server/live/open-streams.ts'
import { corrections as correctionsSchema } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import { errorTable } from '#shared/errors/error-table.ts'
import { eventStreamResponse } from './event-stream.ts'
import type { RunService } from './run-service.ts'
import type { StoredEvent } from './stored-event.ts'

const longestKey = 200

/** `POST /functions/v1/{function}`: one run, answered as JSON at its end or as a stream of events. */
export function functionRoutes(
  agents: AgentRegistry,
  callers: Callers,
  runs: RunService,
  streams: OpenStreams,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.post('/:function', async (context) => {
    // Whether the session was revoked is asked with the entitlement, in one query.
    const caller = await identifyCaller(context, callers)
    const name = context.req.param('function')
    const agent = agents.byFunction(name)
    if (!agent) throw new AppError(agents.card(name) ? 'AGENT_UPCOMING' : 'NOT_FOUND')
    const sent = await readJsonObject(context, agent.takesFile ? runs.largestFileBody : undefined)
    const { corrections: corrected = {}, ...body } = sent
    const parsed = agent.parseInput(body)
    if (!parsed.ok) throw new AppError('INVALID_INPUT', { userMessage: parsed.message, fields: parsed.fields })
    const { userId, ...input } = parsed.value as { userId?: string | null }
    if (userId && userId !== caller.userId) throw new AppError('FORBIDDEN')
    const corrections = parseRequest(correctionsSchema, corrected)
    const idempotencyKey = readKey(context.req.header('idempotency-key'))

    // Before anything is reserved: whoever cannot be answered is refused now.
    const close = streams.open(caller.userId)
    const stop = new AbortController()
    let isStream = false
    try {
      const { row, events } = await runs.start({ caller, agent, input, corrections, idempotencyKey }, stop.signal)
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
