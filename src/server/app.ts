import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { GuardedFetch } from '#integrations/network/guarded-fetch.ts'
import type { MarketLibrary } from '#knowledge/dossier/market-index.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { System } from '#shared/api/account.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { dataExportRoutes } from './account/data-export-routes.ts'
import { agentRoutes } from './agents/agent-routes.ts'
import { type AuthRoutesOptions, authRoutes } from './auth/auth-routes.ts'
import { ownCommentRoutes } from './comments/comment-routes.ts'
import { sharedDocumentRoutes } from './comments/shared-document-routes.ts'
import { confluenceRoutes } from './confluence/confluence-routes.ts'
import { contextRoutes } from './context/context-routes.ts'
import type { Database } from './db/database.ts'
import { documentParts } from './documents/document-parts.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { createFileWriters, type FileWriters } from './files/file-writers.ts'
import { healthRoutes } from './health/health-routes.ts'
import type { AppEnv } from './http/app-context.ts'
import { createAttemptLimit } from './http/attempt-limit.ts'
import type { Callers } from './http/caller.ts'
import { openApiRoutes } from './http/openapi-routes.ts'
import type { RequestLimits } from './http/request-limits.ts'
import { createHiddenThings } from './library/hidden-things.ts'
import { libraryApiRoutes } from './library/library-api-routes.ts'
import { storeNote } from './library/library-notes.ts'
import { libraryPageRoutes } from './library/library-page-routes.ts'
import { createPublicLibrary, type PublicLibrary } from './library/public-library.ts'
import type { OpenStreams } from './live/open-streams.ts'
import { userEventRoutes } from './live/user-event-routes.ts'
import type { UserEvents } from './live/user-events.ts'
import type { Mailer } from './mail/mailer.ts'
import { type ModelRoutesOptions, modelRoutes } from './model-choices/model-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import type { Log } from './observe/log.ts'
import type { RequestMetrics } from './observe/metrics/request-metrics.ts'
import type { Tracing } from './observe/tracing/tracing.ts'
import { discoveryRoutes } from './pages/discovery-routes.ts'
import { isKnownPage } from './pages/is-known-page.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { readPageStyle } from './pages/page-style.ts'
import type { PaymentProvider } from './payment/payment-provider.ts'
import { subscriptionRoutes } from './payment/subscription-routes.ts'
import { prepareRequests } from './prepare-requests.ts'
import { productProfileRoutes } from './products/product-profile-routes.ts'
import { productRoutes } from './products/product-routes.ts'
import { type ReadingTools, readingRoutes } from './reading/reading-routes.ts'
import { refineRoutes } from './refine/refine-routes.ts'
import { functionRoutes } from './runs/function-routes.ts'
import { createMemories } from './runs/memories.ts'
import { runRoutes } from './runs/run-routes.ts'
import type { RunService } from './runs/run-service.ts'
import type { RunWriters } from './runs/run-writers.ts'
import { createSampleFiles } from './samples/sample-files.ts'
import { sampleRoutes } from './samples/sample-routes.ts'
import type { Keyring } from './secrets/keyring.ts'
import { administeredLinkRoutes } from './sharing/administered-link-routes.ts'
import { linkRoutes, productLinkRoutes } from './sharing/link-routes.ts'
import { sharedPageRoutes } from './sharing/shared-page-routes.ts'
import { readSharedPageStyle } from './sharing/shared-page-style.ts'
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
  writers: Pick<RunWriters, 'choose' | 'writerOf'>
  library: MarketLibrary
  reading: ReadingTools & { knowledge: Knowledge }
  models: Pick<ModelRoutesOptions, 'catalogue' | 'ownKeys' | 'expectations'>
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

/** The whole HTTP surface, without a listening port. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  prepareRequests(app, parts)
  const files = createFileWriters()
  const hidden = createHiddenThings(parts.database)
  const library = createPublicLibrary(parts.library, hidden)
  mountInterface(app, parts, files)
  mountDocuments(app, parts, files)
  app.route('/api/library', libraryApiRoutes(parts.database, parts.callers, library, hidden))
  app.get('/api/system', (context) => context.json(parts.system))
  app.route('/', openApiRoutes(parts.agents))
  app.all('/api/*', () => {
    throw new AppError('NOT_FOUND')
  })
  app.all('/functions/*', () => {
    throw new AppError('NOT_FOUND')
  })
  mountPages(app, parts, files, library)
  return app
}

function mountInterface(app: Hono<AppEnv>, parts: AppParts, files: FileWriters): void {
  const { database, agents, callers, runs, payment, userEvents } = parts
  const { registry, isDraining, metricsToken } = parts
  app.route('/', healthRoutes({ database, registry, isDraining, metricsToken }))
  app.route(
    '/',
    confluenceRoutes({ database, callers, agents, keyring: parts.keyring, guardedFetch: parts.confluenceFetch, files }),
  )
  app.route('/api/auth', authRoutes({ ...parts.auth, trustProxy: parts.trustProxy, database }))
  app.route('/functions/v1', functionRoutes(database, agents, callers, runs, parts.streams))
  app.route(
    '/api/runs',
    runRoutes({
      database,
      agents,
      callers,
      runs,
      userEvents,
      streams: parts.streams,
      metrics: parts.metrics,
      files,
      followUps: { uploads: parts.uploads, writers: parts.writers, memories: createMemories(database) },
    }),
  )
  app.route('/api/samples', sampleRoutes(createSampleFiles(agents, files)))
  app.route('/api/read', readingRoutes(database, callers, agents, parts.reading))
  app.route('/api/uploads', uploadRoutes(database, callers, parts.uploads))
  app.route('/api/agents', agentRoutes(agents))
  app.route('/api', modelRoutes({ database, callers, ...parts.models }))
  app.route('/api', contextRoutes({ database, callers, files, uploads: parts.uploads }))
  app.route('/api', accountRoutes(database, callers))
  app.route('/api', dataExportRoutes(database, callers))
  app.route('/api', subscriptionRoutes({ database, callers, payment, userEvents }))
  app.route('/api', userEventRoutes(callers, userEvents, parts.streams))
  app.route('/api/profile', productProfileRoutes(database, callers))
  app.route('/api', voteRoutes(database, callers, agents))
  app.route('/api/newsletter', newsletterRoutes({ database, mailer: parts.mailer, publicUrl: parts.publicUrl }))
}

/** Documents with what stands on them: comments, links, refinements, products. */
function mountDocuments(app: Hono<AppEnv>, parts: AppParts, files: FileWriters): void {
  const { database, agents, callers, userEvents } = parts
  const comments = {
    database,
    agents,
    attempts: createAttemptLimit(database),
    userEvents,
    mailer: parts.mailer,
    publicUrl: parts.publicUrl,
  }
  const documents = documentParts(database, agents)
  app.route(
    '/api/documents',
    documentRoutes({
      database,
      agents,
      callers,
      userEvents,
      parts: documents,
      nested: [
        linkRoutes(database, parts.publicUrl),
        ownCommentRoutes(comments),
        refineRoutes({
          parts: documents,
          tools: { database, agents, ...parts.reading, writers: parts.writers },
          streams: parts.streams,
        }),
      ],
    }),
  )
  app.route('/api/shared', sharedDocumentRoutes({ ...comments, callers, files }))
  app.route('/api/admin/links', administeredLinkRoutes(database, callers))
  app.route('/api/products', productRoutes(database, agents, callers, [productLinkRoutes(database, parts.publicUrl)]))
}

/** What is answered as pages: the library, documents behind links, and the application itself. */
function mountPages(app: Hono<AppEnv>, parts: AppParts, files: FileWriters, library: PublicLibrary): void {
  const { database, agents } = parts
  app.route('/', discoveryRoutes(agents, library, parts.publicUrl))
  app.route(
    '/',
    libraryPageRoutes({
      library,
      cards: agents.cards,
      attempts: createAttemptLimit(database),
      storeNote: (market, note) => storeNote(database, market, note),
      style: readPageStyle(parts.pagesFolder, [readFileSync(new URL('library/library.css', import.meta.url), 'utf8')]),
      publicUrl: parts.publicUrl,
    }),
  )
  app.route(
    '/',
    sharedPageRoutes({
      database,
      agents,
      files,
      attempts: createAttemptLimit(database),
      style: readSharedPageStyle(parts.pagesFolder),
      publicUrl: parts.publicUrl,
    }),
  )
  app.route(
    '/',
    pageRoutes(parts.pagesFolder, parts.publicUrl, agents.heldBack, (path) => isKnownPage(path, agents)),
  )
}
