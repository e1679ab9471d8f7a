import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { loadAgents } from '#agents/registry-server.ts'
import { createBriefReader } from '#drafting/index.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { setAdmins } from '#server/auth/admins.ts'
import { createNotifications } from '#server/db/notifications.ts'
import { retryWhileUnavailable } from '#server/db/retry-while-unavailable.ts'
import type { Env } from '#server/env.ts'
import { createUserEvents } from '#server/live/user-events.ts'
import { createLogMailer, createSmtpMailer } from '#server/mail/mailer.ts'
import type { Log } from '#server/observe/log.ts'
import { createRequestMetrics } from '#server/observe/metrics/request-metrics.ts'
import { createRunMetrics } from '#server/observe/metrics/run-metrics.ts'
import { createRunSignals } from '#server/runs/run-signals.ts'
import { createUploads } from '#server/uploads/uploads.ts'
import { openStore, startRetry } from './open-store.ts'
import { startAuth } from './start-auth.ts'
import { startModels } from './start-models.ts'
import { startResearch } from './start-research.ts'
import { startRuns } from './start-runs.ts'
import { startTracing } from './start-tracing.ts'
import { startUpkeep } from './start-upkeep.ts'

export type ServerParts = Awaited<ReturnType<typeof startParts>>

/** Everything of a server that outlives a request. */
export async function startParts(env: Env, connection: pg.ClientConfig, log: Log) {
  const { database, secret, keyring } = await openStore(env, connection, log)
  const knowledge = readKnowledge()
  const library = openMarketLibrary()
  const briefReader = createBriefReader({ ...knowledge, library })
  const agents = await loadAgents(env.UPCOMING_AGENTS)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestMetrics = createRequestMetrics(registry)
  const models = await startModels(env, { database, keyring, registry, log })
  const research = startResearch(env, registry, log)
  const mailer = env.SMTP_URL ? createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, log }) : createLogMailer(log)
  await retryWhileUnavailable(() => setAdmins(database, env.ADMIN_EMAILS), startRetry)
  const auth = startAuth(env, { database, secret, mailer, log, beforeDeletion: (userId) => runs.cancelAll(userId) })
  const serverId = randomUUID()
  const tracing = await startTracing(env, serverId, log)
  const notifications = createNotifications(connection, log)
  const signals = createRunSignals(notifications)
  const userEvents = createUserEvents({ database, notifications, log })
  const uploads = createUploads(database, {
    largest: env.UPLOAD_MAX_MB * 1024 ** 2,
    total: env.UPLOADS_TOTAL_MB * 1024 ** 2,
    parquet: env.UPLOAD_PARQUET,
    log,
  })
  const { worker, runs } = startRuns(env, {
    database,
    agents,
    signals,
    notifications,
    userEvents,
    writers: models.writers,
    tools: { research, briefReader, knowledge, uploads },
    metrics: createRunMetrics(registry),
    tracing,
    serverId,
    log,
  })
  const upkeep = startUpkeep(env, registry, log, {
    database,
    pages: userEvents.size,
    followers: signals.size,
    model: models.modelId,
    research: research.id,
  })
  return {
    ...{ database, keyring, registry, requestMetrics, mailer, auth, tracing, notifications, userEvents, uploads },
    ...{ knowledge, library, briefReader, agents, models, research, worker, runs, upkeep },
  }
}
