import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { loadAgents } from '#agents/registry-server.ts'
import { createBriefReader } from '#drafting/index.ts'
import { createConfluenceFetch } from '#integrations/confluence/confluence-fetch.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createApp } from './app.ts'
import { setAdmins } from './auth/admins.ts'
import { createCallers } from './auth/callers.ts'
import { openDatabase } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { createNotifications } from './db/notifications.ts'
import { retryWhileUnavailable } from './db/retry-while-unavailable.ts'
import type { Env } from './env.ts'
import { createRequestLimits } from './http/request-limits.ts'
import { startIdleGc } from './idle-gc.ts'
import { createOpenStreams } from './live/open-streams.ts'
import { createUserEvents } from './live/user-events.ts'
import { createLogMailer, createSmtpMailer } from './mail/mailer.ts'
import type { Log } from './observe/log.ts'
import { createRequestMetrics } from './observe/metrics/request-metrics.ts'
import { createRunMetrics } from './observe/metrics/run-metrics.ts'
import { runDetached } from './observe/work-context.ts'
import { draftWriter } from './runs/draft-writer.ts'
import { createRunSignals } from './runs/run-signals.ts'
import { assertSecretFits, readSecretKey } from './secret-key.ts'
import { createKeyring } from './secrets/keyring.ts'
import { resealColumns } from './secrets/reseal-columns.ts'
import { listen } from './start/listen.ts'
import { startAuth } from './start/start-auth.ts'
import { startModels } from './start/start-models.ts'
import { startResearch } from './start/start-research.ts'
import { startRuns } from './start/start-runs.ts'
import { startTracing } from './start/start-tracing.ts'
import { startUpkeep } from './start/start-upkeep.ts'
import { createUploads } from './uploads/uploads.ts'
import { warmUp } from './warm-up.ts'

export interface RunningServer {
  /** Where it listens, such as http://localhost:3000. */
  url: string
  /** What it answers to, as method and pattern, for a test that walks all of it. */
  routes: readonly { method: string; path: string }[]
  /** Makes ready for load and gives back what the start took, while it answers already. */
  warmUp(): Promise<void>
  /** Takes no more requests, lets runs under way finish for a while, and closes everything. */
  close(): Promise<void>
}

/** Beside the streams of a user's runs. */
const pagesPerUser = 40
/** How long runs under way may go on after the server was asked to stop. */
export const graceMs = 20_000
/** A database that restarts in the moment of our start is waited for; one that is not there is reported soon. */
const startRetry = { forMs: 10_000 }

/** Migrates the database, puts the parts together and listens. Throws when a setting or the database does not fit. */
export async function startServer(env: Env, connection: pg.ClientConfig, log: Log): Promise<RunningServer> {
  await retryWhileUnavailable(() => migrateDatabase(connection), startRetry)
  const database = openDatabase(connection, {
    // Not the business of the request that happened to open the connection.
    onError: (error) => runDetached(() => log.warn({ err: error }, 'an idle connection broke')),
  })
  const secret = readSecretKey(env.SECRET_KEY, env.DATA_DIR)
  const keyring = createKeyring(secret, env.SECRET_KEYS_OLD)
  const seal = async () => {
    log.info({ sealed: await resealColumns(database, keyring) }, 'stored secrets were sealed again with the new key')
  }
  await retryWhileUnavailable(() => assertSecretFits(database, secret, env.SECRET_KEYS_OLD, seal), startRetry)

  const knowledge = readKnowledge()
  const library = openMarketLibrary()
  const briefReader = createBriefReader({ ...knowledge, library })
  const agents = await loadAgents(env.UPCOMING_AGENTS)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestMetrics = createRequestMetrics(registry)
  const models = await startModels(env, { database, keyring, registry, log })
  const { writers, modelId, builtIn } = models
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
    writers,
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
    model: modelId,
    research: research.id,
  })
  let draining = false
  const app = createApp({
    database,
    auth,
    callers: createCallers(database, auth.auth),
    limits: createRequestLimits(database, {
      readsPerAccount: env.REQUESTS_PER_ACCOUNT,
      requestsPerAddress: env.REQUESTS_PER_ADDRESS,
    }),
    agents,
    runs,
    payment: upkeep.payment,
    userEvents,
    streams: createOpenStreams({ perServer: env.STREAMS_PER_SERVER, perUser: pagesPerUser + 4 * env.RUNS_PER_USER }),
    keyring,
    confluenceFetch: createConfluenceFetch({ allowedHosts: env.CONFLUENCE_ALLOWED_HOSTS, timeoutMs: 15_000 }),
    uploads,
    writers,
    library,
    reading: { briefReader, builtIn, knowledge },
    models,
    system: {
      model: { id: modelId, label: builtIn ? draftWriter.label : modelId, builtIn },
      research: { id: research.id, label: research.label },
      contact: env.CONTACT_EMAIL ?? null,
      uploadMaxMb: env.UPLOAD_MAX_MB,
      uploadParquet: env.UPLOAD_PARQUET,
      version: '1',
    },
    log,
    registry,
    metrics: requestMetrics,
    metricsToken: env.METRICS_TOKEN,
    tracing,
    mailer,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    pagesFolder: fileURLToPath(new URL('../../build/client', import.meta.url)),
    isDraining: () => draining,
  })

  const listening = await listen(app.fetch, { port: env.PORT, hostname: env.HOST })
  return {
    url: `http://localhost:${listening.port}`,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async warmUp() {
      const work = { active: () => worker.active() + uploads.active(), isClosing: () => draining }
      await warmUp({ ...work, briefReader, agents, collectGarbage: globalThis.gc })
      if (globalThis.gc) startIdleGc({ ...work, collectGarbage: globalThis.gc })
    },
    async close() {
      draining = true
      const closed = listening.stop()
      userEvents.close()
      await worker.drain(graceMs)
      listening.dropConnections()
      await closed
      await tracing?.close()
      await mailer.close()
      uploads.close()
      upkeep.close()
      await notifications.close()
      await database.close()
      // The library's observer of garbage collections lives as long as the process, and leads to whatever the gauges read.
      registry.clear()
    },
  }
}
