import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { createMetricsReader } from '#server/cluster/cluster-metrics.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { withDeadline } from '#server/observe/metrics/with-deadline.ts'
import { assertMayReadMetrics } from './metrics-guard.ts'

/** As long as probes usually wait before they count no answer as one. */
const readyWithinMs = 3_000
/** Anybody may ask, so one answer stands for all who ask meanwhile. */
const looksHoldMs = 500

export interface HealthRoutesOptions {
  database: Database
  registry: Registry
  isDraining: () => boolean
  metricsToken: string | undefined
}

/** Alive, ready, and the figures. Migrations have run before the server listens, so ready asks the database alone. */
export function healthRoutes({ database, registry, isDraining, metricsToken }: HealthRoutesOptions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/healthz', (context) => context.json({ status: 'ok' }))
  /** A flood of probes, from whomever, costs the database no more than one does. */
  let looked: { at: number; answer: Promise<Readiness> } | null = null
  const look = () => {
    if (!looked || performance.now() - looked.at > looksHoldMs) {
      looked = { at: performance.now(), answer: withDeadline(readiness(database), readyWithinMs) }
    }
    return looked.answer
  }

  routes.get('/readyz', async (context) => {
    if (isDraining()) return context.json({ status: 'draining' }, 503)
    // Whoever asks does not wait long, and a database that says nothing is none.
    const status = (await look()) ?? 'database unavailable'
    return context.json({ status }, status === 'ready' ? 200 : 503)
  })
  const readMetrics = createMetricsReader(registry)
  routes.get('/metrics', async (context) => {
    assertMayReadMetrics(context, metricsToken)
    context.header('Content-Type', registry.contentType)
    context.header('Cache-Control', 'no-store')
    return context.body(await readMetrics())
  })
  return routes
}

type Readiness = 'ready' | 'disk full' | null

/** A database that still reads can be one that takes no write any more, so it is asked to write one row. */
async function readiness({ pool }: Database): Promise<Readiness> {
  try {
    await pool.query(
      `insert into installation (key, value) values ('last_ready', now()::text) on conflict (key) do update set value = excluded.value`,
    )
    return 'ready'
  } catch (error) {
    return (error as { code?: unknown }).code === '53100' ? 'disk full' : null
  }
}
