import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { AgentRegistry, LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { FileWriters } from '#server/files/file-writers.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import type { OpenStreams } from '#server/live/open-streams.ts'
import type { UserEvents } from '#server/live/user-events.ts'
import type { RequestMetrics } from '#server/observe/metrics/request-metrics.ts'
import { resultEdit, runAnswers, runLabels, runListQuery } from '#shared/api/runs.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { editResult } from './edit-result.ts'
import { eventStreamResponse } from './event-stream.ts'
import { type FollowUpParts, followUpRun } from './follow-up-run.ts'
import { labelRun } from './label-run.ts'
import { listRuns } from './list-runs.ts'
import { observedExport } from './observed-export.ts'
import { readPartial, readPrepared, readRun } from './read-runs.ts'
import { type ReadRun, type RunRow, runChange, toRunView } from './run-row.ts'
import type { RunService } from './run-service.ts'

const includesText = (text: string, part = '') => text.toLowerCase().includes(part.toLowerCase())

export interface RunRoutesOptions {
  database: Database
  agents: AgentRegistry
  callers: Callers
  runs: RunService
  userEvents: UserEvents
  streams: OpenStreams
  metrics: RequestMetrics
  files: FileWriters
  followUps: FollowUpParts
}

/** What the database counts events by ends here; nobody has seen more. */
const mostEvents = 2 ** 31 - 1
const lastSeen = (header: string | undefined) => {
  const after = Number(header ?? 0)
  return Number.isInteger(after) && after > 0 && after <= mostEvents ? after : 0
}

/** `/api/runs`: the user's runs. Another user's run is 404 on each of them. */
export function runRoutes(options: RunRoutesOptions): Hono<AppEnv> {
  const { database, agents, callers, runs, userEvents, streams } = options
  const exportRun = observedExport(options.metrics)
  const routes = new Hono<AppEnv>()
  routes.use(requireCaller(callers))

  const agentOf = (row: RunRow): LiveAgent => {
    const agent = agents.live(row.agent_id)
    if (!agent) throw new AppError('AGENT_UPCOMING')
    return agent
  }

  /** A run as it is answered. Only agents that compute have something computed to read. */
  const viewOf = async (row: ReadRun) => {
    const partial = row.status === 'succeeded' ? null : await readPartial(database, row.id)
    return toRunView(row, { partial, prepared: await preparedOf(row) })
  }
  const preparedOf = async (row: RunRow) =>
    agents.live(row.agent_id)?.prepare ? await readPrepared(database, row.id) : null

  routes.get('/', async (context) => {
    const query = parseRequest(runListQuery, context.req.query())
    const named = query.q ? agents.cards.filter(({ name }) => includesText(name, query.q)).map(({ id }) => id) : []
    const agent = query.agent && (agents.card(query.agent)?.id ?? query.agent)
    return context.json(await listRuns(database, context.var.caller.userId, { ...query, agent, named }))
  })

  // With its result it is long, and is read over slow lines.
  routes.get('/:id', compress(), async (context) => {
    const row = await readRun(database, context.var.caller.userId, context.req.param('id'))
    return context.json(await viewOf(row))
  })

  routes.get('/:id/events', async (context) => {
    const row = await readRun(database, context.var.caller.userId, context.req.param('id'))
    const after = lastSeen(context.req.header('last-event-id'))
    const close = streams.open(row.user_id)
    const stop = new AbortController()
    const events = runs.watch(row.id, after, stop.signal)
    const { caller, log } = context.var
    return eventStreamResponse(events, {
      stop,
      onEnd: close,
      assertSessionValid: () => callers.assertSessionValid(caller),
      log,
    })
  })

  routes.post('/:id/cancel', async (context) => {
    const { userId } = context.var.caller
    const { id } = await readRun(database, userId, context.req.param('id'))
    await runs.cancel(id)
    const row = await readRun(database, userId, id)
    return context.json(await viewOf(row))
  })

  routes.post('/:id/answers', async (context) => {
    const { userId } = context.var.caller
    const row = await readRun(database, userId, context.req.param('id'))
    await runs.answer(row, parseRequest(runAnswers, await readJsonObject(context)))
    return context.json(await viewOf(await readRun(database, userId, row.id)))
  })

  routes.get('/:id/export', async (context) => {
    const row = await readRun(database, context.var.caller.userId, context.req.param('id'))
    await context.var.limits.take('export', row.user_id)
    const prepared = await preparedOf(row)
    const format = context.req.query('format') ?? ''
    const file = await exportRun(options.files, agentOf(row), row, format, prepared)
    return context.body(Buffer.from(file.bytes), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.fileName.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  routes.patch('/:id', async (context) => {
    const row = await readRun(database, context.var.caller.userId, context.req.param('id'))
    await labelRun(database, row, parseRequest(runLabels, await readJsonObject(context)))
    userEvents.publish(row.user_id, runChange(row, row.status))
    return context.body(null, 204)
  })

  routes.patch('/:id/result', async (context) => {
    const row = await readRun(database, context.var.caller.userId, context.req.param('id'))
    const edit = parseRequest(resultEdit, await readJsonObject(context))
    const saved = await editResult(database, agentOf(row), row, edit)
    userEvents.publish(row.user_id, runChange(row, row.status))
    return context.json(saved)
  })

  routes.post('/:id/follow-ups', async (context) => {
    const row = await readRun(database, context.var.caller.userId, context.req.param('id'))
    const body = await readJsonObject(context)
    await context.var.limits.take('follow-up', row.user_id)
    const saved = await followUpRun(database, options.followUps, {
      agent: agentOf(row),
      row,
      body,
      prepared: await preparedOf(row),
      signal: context.req.raw.signal,
    })
    userEvents.publish(row.user_id, runChange(row, row.status))
    return context.json(saved)
  })

  routes.delete('/:id', async (context) => {
    const row = await readRun(database, context.var.caller.userId, context.req.param('id'))
    await runs.cancel(row.id)
    await database.pool.query('delete from runs where id = $1 and user_id = $2', [row.id, row.user_id])
    userEvents.publish(row.user_id, runChange(row, 'deleted'))
    return context.body(null, 204)
  })
  return routes
}
