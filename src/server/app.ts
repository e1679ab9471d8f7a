import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { GuardedFetch } from '#integrations/confluence/guarded-fetch.ts'
import type { System } from '#shared/api/account.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { dataExportRoutes } from './account/data-export-routes.ts'
import { agentRoutes } from './agents/agent-routes.ts'
import { type AuthRoutesOptions, authRoutes } from './auth/auth-routes.ts'
import type { Callers } from './auth/caller.ts'
import { confluenceRoutes } from './confluence/confluence-routes.ts'
import type { Database } from './db/database.ts'
import type { AppEnv } from './http/app-context.ts'
import { clientAddress, networkOf } from './http/client-address.ts'
import { errorResponse } from './http/error-response.ts'
import { openApiRoutes } from './http/openapi-routes.ts'
import type { RequestLimits } from './http/request-limits.ts'
import { requestLog } from './http/request-log.ts'
import { countStranger } from './http/require-caller.ts'
import type { OpenStreams } from './live/open-streams.ts'
import { userEventRoutes } from './live/user-event-routes.ts'
import type { UserEvents } from './live/user-events.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { healthRoutes } from './observe/health-routes.ts'
import type { RequestMetrics } from './observe/metrics/request-metrics.ts'
import type { Tracing } from './observe/tracing/tracing.ts'
import { discoveryRoutes } from './pages/discovery-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { interfaceHeaders, securityHeaders } from './pages/security-headers.ts'
import type { PaymentProvider } from './payment/payment-provider.ts'
import { subscriptionRoutes } from './payment/subscription-routes.ts'
import { productProfileRoutes } from './profile/product-profile-routes.ts'
import { functionRoutes } from './runs/function-routes.ts'
import { runRoutes } from './runs/run-routes.ts'
import type { RunService } from './runs/run-service.ts'
import type { Keyring } from './secrets/keyring.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import type { Uploads } from './uploads/uploads.ts'
import { accountRoutes } from './usage/account-routes.ts'
import { voteRoutes } from './votes/vote-routes.ts'

export interface AppParts {
  database: Database
  auth: Omit<AuthRoutesOptions, 'trustProxy' | 'database'>
  callers: Callers
  limits: RequestLimits
  agents: AgentRegistry
  runs: RunService
  payment: PaymentProvider | null
  userEvents: UserEvents
  streams: OpenStreams
  keyring: Keyring
  confluenceFetch: GuardedFetch
  uploads: Uploads
  system: System
  mailer: Mailer
  log: Log
  registry: Registry
  metrics: RequestMetrics
  /** Who may read the figures from elsewhere. */
  metricsToken: string | undefined
  tracing: Tracing | null
  trustProxy: boolean
  pagesFolder: string
  /** The address that people reach this installation at, when it is known. */
  publicUrl: string | undefined
  isDraining: () => boolean
}

/** Read by everybody, also by strangers in large numbers. */
const openReads = ['/api/agents', '/api/plans', '/api/priorities', '/api/system', '/openapi.json']

/** The whole HTTP surface, without a listening port. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { database, agents, callers, runs, payment, userEvents } = parts
  const app = new Hono<AppEnv>()
  app.use(requestLog(parts.log, parts.metrics, parts.tracing))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value)
    if (!/^\/(api|functions)\//.test(context.req.path)) return
    for (const [name, value] of Object.entries(interfaceHeaders)) {
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  })
  app.use(async (context, next) => {
    context.set('limits', parts.limits)
    context.set('address', networkOf(clientAddress(context, parts.trustProxy)))
    await next()
  })
  for (const path of openReads) app.use(path, countStranger)
  app.onError((error, context) => errorResponse(error, context))

  const { registry, isDraining, metricsToken } = parts
  app.route('/', healthRoutes({ database, registry, isDraining, metricsToken }))
  app.route(
    '/',
    confluenceRoutes({ database, callers, agents, keyring: parts.keyring, guardedFetch: parts.confluenceFetch }),
  )
  app.route('/api/auth', authRoutes({ ...parts.auth, trustProxy: parts.trustProxy, database }))
  app.route('/functions/v1', functionRoutes(agents, callers, runs, parts.streams))
  app.route(
    '/api/runs',
    runRoutes({ database, agents, callers, runs, userEvents, streams: parts.streams, metrics: parts.metrics }),
  )
  app.route('/api/uploads', uploadRoutes(database, callers, parts.uploads))
  app.route('/api/agents', agentRoutes(agents))
  app.route('/api', accountRoutes(database, callers))
  app.route('/api', dataExportRoutes(database, callers))
  app.route('/api', subscriptionRoutes({ database, callers, payment, userEvents }))
  app.route('/api', userEventRoutes(callers, userEvents, parts.streams))
  app.route('/api/profile', productProfileRoutes(database, callers))
  app.route('/api', voteRoutes(database, callers, agents))
  app.route('/api/newsletter', newsletterRoutes({ database, mailer: parts.mailer, publicUrl: parts.publicUrl }))
  app.get('/api/system', (context) => context.json(parts.system))
  app.route('/', openApiRoutes(agents))
  app.all('/api/*', () => {
    throw new AppError('NOT_FOUND')
  })
  app.all('/functions/*', () => {
    throw new AppError('NOT_FOUND')
  })
  app.route('/', discoveryRoutes(agents, parts.publicUrl))
  app.route('/', pageRoutes(parts.pagesFolder, parts.publicUrl))
  return app
}
