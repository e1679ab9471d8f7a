import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { createConfluenceFetch } from '#integrations/confluence/confluence-fetch.ts'
import { createApp } from './app.ts'
import { createCallers } from './auth/callers.ts'
import type { Env } from './env.ts'
import { createRequestLimits } from './http/request-limits.ts'
import { startIdleGc } from './idle-gc.ts'
import { createOpenStreams } from './live/open-streams.ts'
import type { Log } from './observe/log.ts'
import { draftWriter } from './runs/draft-writer.ts'
import { type Listening, listen } from './start/listen.ts'
import { type ServerParts, startParts } from './start/start-parts.ts'
import { warmUp } from './warm-up.ts'

export interface RunningServer {
  /** Where it listens, such as http://localhost:3000. */
  url: string
  /** What it answers to, as method and pattern, for a test that walks all of it. */
  routes: readonly { method: string; path: string }[]
  /** Makes ready for load and releases the memory that the start took, while it answers already. */
  warmUp(): Promise<void>
  /** Takes no more requests, lets runs under way finish for a while, and closes everything. */
  close(): Promise<void>
}

/** Beside the streams of a user's runs. */
const pagesPerUser = 40
/** How long runs under way may go on after the server was asked to stop. */
export const graceMs = 20_000

/** Migrates the database, puts the parts together and listens. Throws when a setting or the database does not fit. */
export async function startServer(env: Env, connection: pg.ClientConfig, log: Log): Promise<RunningServer> {
  const parts = await startParts(env, connection, log)
  const state = { draining: false }
  const app = appOf(env, parts, log, () => state.draining)
  const listening = await listen(app.fetch, { port: env.PORT, hostname: env.HOST })
  return {
    url: `http://localhost:${listening.port}`,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async warmUp() {
      const { worker, uploads, briefReader, agents } = parts
      const work = { active: () => worker.active() + uploads.active(), isClosing: () => state.draining }
      await warmUp({ ...work, briefReader, agents, collectGarbage: globalThis.gc })
      if (globalThis.gc) startIdleGc({ ...work, collectGarbage: globalThis.gc })
    },
    async close() {
      state.draining = true
      await close(parts, listening)
    },
  }
}

function appOf(env: Env, parts: ServerParts, log: Log, isDraining: () => boolean) {
  const { database, auth, models, research, upkeep, briefReader, knowledge } = parts
  const { writers, modelId, builtIn } = models
  return createApp({
    ...parts,
    callers: createCallers(database, auth.auth),
    limits: createRequestLimits(database, {
      readsPerAccount: env.REQUESTS_PER_ACCOUNT,
      requestsPerAddress: env.REQUESTS_PER_ADDRESS,
    }),
    payment: upkeep.payment,
    streams: createOpenStreams({ perServer: env.STREAMS_PER_SERVER, perUser: pagesPerUser + 4 * env.RUNS_PER_USER }),
    confluenceFetch: createConfluenceFetch({ allowedHosts: env.CONFLUENCE_ALLOWED_HOSTS, timeoutMs: 15_000 }),
    writers,
    reading: { briefReader, builtIn, knowledge },
    system: {
      model: { id: modelId, label: builtIn ? draftWriter.label : modelId, builtIn },
      research: { id: research.id, label: research.label },
      contact: env.CONTACT_EMAIL ?? null,
      uploadMaxMb: env.UPLOAD_MAX_MB,
      uploadParquet: env.UPLOAD_PARQUET,
      version: '1',
    },
    log,
    metrics: parts.requestMetrics,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    pagesFolder: fileURLToPath(new URL('../../build/client', import.meta.url)),
    isDraining,
  })
}

/** Takes no more requests, then ends what serves them, in the order in which one needs the other. */
async function close(parts: ServerParts, listening: Listening): Promise<void> {
  const { userEvents, worker, tracing, mailer, uploads, upkeep, notifications, database, registry } = parts
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
}
