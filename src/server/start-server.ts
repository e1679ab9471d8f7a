import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { loadAgents } from '#agents/registry-server.ts'
import { createReader } from '#drafting/create-reader.ts'
import { createGuardedFetch } from '#integrations/confluence/guarded-fetch.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createApp } from './app.ts'
import { setAdmins } from './auth/admins.ts'
import { createAttemptLimit } from './auth/attempt-limit.ts'
import { createAuth } from './auth/auth.ts'
import { authGuards } from './auth/auth-guards.ts'
import { authMails } from './auth/auth-mails.ts'
import { createCallers } from './auth/callers.ts'
import { createCleanUp } from './clean-up/clean-up.ts'
import { openDatabase } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { createNotifications } from './db/notifications.ts'
import { withPatience } from './db/with-patience.ts'
import type { Env } from './env.ts'
import { createRequestLimits } from './http/request-limits.ts'
import { createOpenStreams } from './live/open-streams.ts'
import { createUserEvents } from './live/user-events.ts'
import type { Log } from './log.ts'
import { createLogMailer, createSmtpMailer } from './mail/mailer.ts'
import { chooseModel } from './models/choose-model.ts'
import { createModelMetrics } from './observe/metrics/model-metrics.ts'
import { createRequestMetrics } from './observe/metrics/request-metrics.ts'
import { createResearchMetrics } from './observe/metrics/research-metrics.ts'
import { createRunMetrics } from './observe/metrics/run-metrics.ts'
import { registerServerGauges } from './observe/metrics/server-gauges.ts'
import { observedModel } from './observe/observed-model.ts'
import { observedResearch } from './observe/observed-research.ts'
import type { Tracing } from './observe/tracing/tracing.ts'
import { apart } from './observe/work-context.ts'
import { choosePayment } from './payment/choose-payment.ts'
import { startQuietCollection } from './quiet-collection.ts'
import { chooseResearch } from './research/choose-research.ts'
import { createSearchCache } from './research/search-cache.ts'
import { draftWriter } from './runs/draft-writer.ts'
import { createEventWriter } from './runs/event-writer.ts'
import { createModelWriter } from './runs/model-writer.ts'
import { createRunService } from './runs/run-service.ts'
import { createRunSignals } from './runs/run-signals.ts'
import { createRunWorker } from './runs/run-worker.ts'
import { assertSecretFits, readSecretKey } from './secret-key.ts'
import { createKeyring } from './secrets/keyring.ts'
import { resealColumns } from './secrets/reseal-columns.ts'
import { settle } from './settle.ts'
import { createUploads } from './uploads/uploads.ts'

export interface RunningServer {
  /** Where it listens, such as http://localhost:3000. */
  url: string
  /** What it answers to, as method and pattern, for a test that walks all of it. */
  routes: readonly { method: string; path: string }[]
  /** Makes ready for load and gives back what the start took, while it answers already. */
  settle(): Promise<void>
  /** Takes no more requests, lets runs under way finish for a while, and closes everything. */
  close(): Promise<void>
}

/** Beside the streams of a user's runs. */
const pagesPerUser = 40
/** How long runs under way may go on after the server was asked to stop. */
export const graceMs = 20_000
/** A database that restarts in the moment of our start is waited for; one that is not there is told soon. */
const startPatience = { forMs: 10_000 }

/** Migrates the database, puts the parts together and listens. Throws when a setting or the database does not fit. */
export async function startServer(env: Env, connection: pg.ClientConfig, log: Log): Promise<RunningServer> {
  await withPatience(() => migrateDatabase(connection), startPatience)
  const database = openDatabase(connection, {
    // Not the business of the request that happened to open the connection.
    onError: (error) => apart(() => log.warn({ err: error }, 'an idle connection broke')),
  })
  const secret = readSecretKey(env.SECRET_KEY, env.DATA_DIR)
  const keyring = createKeyring(secret, env.SECRET_KEYS_OLD)
  const seal = async () => {
    log.info({ sealed: await resealColumns(database, keyring) }, 'stored secrets were sealed again with the new key')
  }
  await withPatience(() => assertSecretFits(database, secret, env.SECRET_KEYS_OLD, seal), startPatience)

  const knowledge = readKnowledge()
  const reader = createReader(knowledge)
  const agents = await loadAgents(env.UPCOMING_AGENTS)
  const chosen = await chooseModel({ model: env.MODEL, env: env.raw })
  if (chosen.kind === 'built-in' && chosen.note) log.warn(chosen.note)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const researchMetrics = createResearchMetrics(registry)
  const requestMetrics = createRequestMetrics(registry)
  const runMetrics = createRunMetrics(registry)
  const writer =
    chosen.kind === 'built-in'
      ? draftWriter
      : createModelWriter(observedModel(chosen.client, createModelMetrics(registry, env.MODEL_PRICE ?? null)))
  const research = observedResearch(
    chooseResearch({
      search: env.SEARCH,
      env: env.raw,
      cache: createSearchCache({ onUse: researchMetrics.searched }),
      onFailure: (provider, error) => {
        researchMetrics.failed(provider)
        log.warn({ provider, err: error }, 'a search failed')
      },
    }),
    researchMetrics,
  )

  const mailer = env.SMTP_URL ? createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, log }) : createLogMailer(log)
  await withPatience(() => setAdmins(database, env.ADMIN_EMAILS), startPatience)
  const auth = createAuth({
    database,
    secret,
    formerSecrets: env.SECRET_KEYS_OLD,
    publicUrl: env.PUBLIC_URL,
    signInsPerAddress: env.SIGN_INS_PER_ADDRESS,
    guestsPerAddress: env.GUESTS_PER_ADDRESS,
    adminEmails: env.ADMIN_EMAILS,
    mailer,
    beforeDeletion: (userId) => runs.cancelAll(userId),
    log,
  })
  const mails = authMails(mailer)
  const guards = authGuards({
    auth,
    database,
    attempts: createAttemptLimit(database),
    signInsPerAccount: env.SIGN_INS_PER_ACCOUNT,
    signInsPerAddress: env.SIGN_INS_PER_ADDRESS,
    onPasswordChanged: mails.passwordChanged,
    onTakenAddress: mails.takenAddress,
  })
  const serverId = randomUUID()
  const tracing = await startTracing(env, serverId, log)
  const notifications = createNotifications(connection, log)
  const signals = createRunSignals(notifications)
  const userEvents = createUserEvents({ database, notifications, log })
  const uploads = createUploads(database, { largest: env.UPLOAD_MAX_MB * 1024 ** 2, log })
  const worker = createRunWorker({
    database,
    signals,
    notifications,
    userEvents,
    writer: createEventWriter(database, signals),
    tools: { writer, research, reader, knowledge, uploads },
    agent: (id) => agents.live(id),
    log,
    metrics: runMetrics,
    tracing,
    serverId,
    concurrency: env.RUNS_PER_SERVER,
    timeoutMs: env.RUN_TIMEOUT_SECONDS * 1000,
  })
  const runs = createRunService({
    database,
    signals,
    userEvents,
    worker,
    agents,
    writer,
    metrics: runMetrics,
    serverId,
    runsPerUser: env.RUNS_PER_USER,
    runsWaiting: env.RUNS_WAITING,
    uploads,
  })
  registerServerGauges(registry, {
    database,
    pages: userEvents.size,
    followers: signals.size,
    model: writer.id,
    research: research.id,
  })
  const removed = new Counter({
    name: 'pm_pilot_cleaned_rows_total',
    help: 'Rows that the clean-up removed',
    labelNames: ['task'],
    registers: [registry],
  })
  const cleanUp = createCleanUp({
    database,
    log,
    runTextDays: env.RUN_TEXT_DAYS,
    onRemoved: (task, rows) => removed.inc({ task }, rows),
  })
  let draining = false
  const app = createApp({
    database,
    auth: { auth, guards },
    callers: createCallers(database, auth),
    limits: createRequestLimits(database, {
      readsPerAccount: env.REQUESTS_PER_ACCOUNT,
      requestsPerAddress: env.REQUESTS_PER_ADDRESS,
    }),
    agents,
    runs,
    payment: choosePayment(env.PAYMENT),
    userEvents,
    streams: createOpenStreams({ perServer: env.STREAMS_PER_SERVER, perUser: pagesPerUser + 4 * env.RUNS_PER_USER }),
    keyring,
    confluenceFetch: createGuardedFetch({ allowedHosts: env.CONFLUENCE_ALLOWED_HOSTS, timeoutMs: 15_000 }),
    uploads,
    system: {
      model: { id: writer.id, label: writer.label, builtIn: writer.builtIn },
      research: { id: research.id, label: research.label },
      contact: env.CONTACT_EMAIL ?? null,
      uploadMaxMb: env.UPLOAD_MAX_MB,
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

  const listener = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, () => resolve(server))
    server.once('error', reject)
  })
  const { port } = listener.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async settle() {
      const quiet = { active: worker.active, isClosing: () => draining }
      await settle({ ...quiet, reader, agents, collectGarbage: globalThis.gc })
      if (globalThis.gc) startQuietCollection({ ...quiet, collectGarbage: globalThis.gc })
    },
    async close() {
      draining = true
      const closed = new Promise((resolve) => listener.close(resolve))
      userEvents.close()
      await worker.drain(graceMs)
      if ('closeIdleConnections' in listener) listener.closeIdleConnections()
      if ('closeAllConnections' in listener) setTimeout(() => listener.closeAllConnections(), 500).unref()
      await closed
      await tracing?.close()
      await mailer.close()
      uploads.close()
      cleanUp.close()
      await notifications.close()
      await database.close()
    },
  }
}

/** Loaded only where it is wanted: the library for traces would cost every installation memory. */
async function startTracing(env: Env, serverId: string, log: Log): Promise<Tracing | null> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return null
  const { createOtlpTracing } = await import('./observe/tracing/otlp-tracing.ts')
  return createOtlpTracing({ endpoint, serverId, serviceName: env.OTEL_SERVICE_NAME, log })
}
