/**
 * The folders inside the two large rooms, lowest layer first. A folder imports from layers below its own and from itself, never from beside or
 * above: so no two folders depend on each other, and whoever reads one reads downwards. A new folder gets a place here.
 *
 * An entry is a folder, a file of the room, or a seam: files of one folder that stand lower than the rest of it, as
 * `{ name, of: folder, files }`. They know nothing of their own folder's other files.
 */
const layers = {
  server: [
    [
      'env.ts',
      'create-once.ts',
      'held-read.ts',
      'idle-gc.ts',
      'warm-up.ts',
      'answers',
      'evidence',
      'files',
      'lineage',
      'observe',
    ],
    ['db', 'mail'],
    ['open-own-database.ts', 'secret-key.ts', 'backup', 'secrets', 'http'],
    ['agents', 'cluster', 'clean-up', 'models', 'pages', 'newsletter', 'samples', 'uploads', 'usage', 'votes'],
    [
      'auth',
      'health',
      'live',
      'spending',
      { name: 'stored runs', of: 'runs', files: ['labels-of-run.ts', 'read-runs.ts', 'run-row.ts'] },
    ],
    [{ name: 'readings of models', of: 'reading', files: ['model-reading.ts'] }],
    ['account', 'confluence', 'context', 'library', 'model-choices', 'payment', 'products', 'research'],
    ['documents', 'reading', 'doctor'],
    ['runs', 'sharing'],
    ['refine', 'comments', 'prepare-requests.ts'],
    ['app.ts', 'start'],
    ['start-server.ts'],
    ['run-alone.ts'],
    ['main.ts'],
  ],
  web: [
    ['build', 'loading', 'toast', 'http', 'features/about', 'features/gallery', 'features/settings'],
    ['clipboard', 'session', 'features/legal', 'features/newsletter'],
    ['live', 'site', 'features/catalogue', 'features/plans'],
    ['features/auth', 'features/blog', 'features/payment', 'features/workspace'],
    [
      'features/account',
      {
        name: 'parts of the agent screen',
        of: 'features/agent',
        files: [
          'form/asked.ts',
          'form/arrival.ts',
          'form/form-draft.ts',
          'form/with-findings.ts',
          'options/run-choice.ts',
          'result/download-run.ts',
          'result/export-menu.tsx',
          'result/took.ts',
        ],
      },
    ],
    ['features/confluence', 'features/documents', 'features/history', 'features/models'],
    ['features/comments', 'features/products', 'features/shared-links'],
    ['features/palette', 'features/shared-document'],
    ['features/agent'],
    ['features/landing', 'features/samples'],
    ['features/dashboard', 'features/tutorials'],
    ['routes'],
    ['root.tsx', 'routes.ts', 'entry.client.tsx'],
  ],
}

/** What may be imported of a folder from outside of it; all else there is its own. Folders of pages, of the start and of routes alone have no such border, and those that half of the room uses. */
const faces = {
  'server/account': ['data-export-routes.ts'],
  'server/answers': ['find-json.ts', 'fit-to-schema.ts', 'go-on.ts', 'json-schema.ts', 'read-answer.ts'],
  'server/auth': [
    'admins.ts',
    'auth-guards.ts',
    'auth-mails.ts',
    'auth-routes.ts',
    'auth.ts',
    'callers.ts',
    'require-administrator.ts',
  ],
  'server/clean-up': ['clean-up.ts'],
  'server/cluster': ['cluster-metrics.ts', 'run-cluster.ts'],
  'server/comments': ['comment-routes.ts', 'shared-document-routes.ts'],
  'server/confluence': ['confluence-routes.ts'],
  'server/context': ['checked-context.ts', 'context-routes.ts', 'read-along.ts'],
  'server/db': [
    'connect-to.ts',
    'database.ts',
    'embedded/embedded-postgres.ts',
    'embedded/running-cluster.ts',
    'in-batches.ts',
    'in-transaction.ts',
    'migrate.ts',
    'notifications.ts',
    'retry-while-unavailable.ts',
    'session-validity.ts',
    'storable-json.ts',
    'uuid.ts',
  ],
  'server/evidence': ['check-evidence.ts', 'items-of.ts', 'figures.ts', 'lacking.ts', 'words.ts'],
  'server/files': ['file-job.ts', 'file-writers.ts', 'read-note.ts'],
  'server/health': ['health-routes.ts', 'server-gauges.ts'],
  'server/library': [
    'hidden-things.ts',
    'library-api-routes.ts',
    'library-notes.ts',
    'library-page-routes.ts',
    'public-library.ts',
  ],
  'server/lineage': [
    'changed-items.ts',
    'offered-items.ts',
    'renumbered.ts',
    'result-item.ts',
    'result-items.ts',
    'stale-items.ts',
  ],
  'server/live': ['open-streams.ts', 'user-event-routes.ts', 'user-events.ts'],
  'server/mail': ['mailer.ts', 'write-mail.ts'],
  'server/model-choices': ['model-routes.ts'],
  'server/newsletter': ['newsletter-routes.ts'],
  'server/observe': [
    'log.ts',
    'metrics/model-metrics.ts',
    'metrics/request-metrics.ts',
    'metrics/research-metrics.ts',
    'metrics/run-metrics.ts',
    'metrics/with-deadline.ts',
    'tracing/otlp-tracing.ts',
    'tracing/tracing.ts',
    'work-context.ts',
  ],
  'server/pages': [
    'discovery-routes.ts',
    'is-known-page.ts',
    'kept-bodies.ts',
    'page-head.ts',
    'page-routes.ts',
    'page-style.ts',
    'security-headers.ts',
  ],
  'server/payment': ['choose-payment.ts', 'payment-provider.ts', 'renewals.ts', 'subscription-routes.ts'],
  'server/reading': [
    'model-reading.ts',
    'questions-of.ts',
    'read-by-model.ts',
    'read-form.ts',
    'reading-prompt.ts',
    'reading-routes.ts',
  ],
  'server/refine': ['refine-routes.ts'],
  'server/samples': ['sample-files.ts', 'sample-routes.ts'],
  'server/secrets': ['keyring.ts', 'reseal-columns.ts'],
  'server/spending': ['expectations.ts', 'paid-steps.ts', 'run-meter.ts', 'spend-caps.ts', 'spending-book.ts'],
  'server/uploads': ['file-of-request.ts', 'upload-routes.ts', 'uploads.ts'],
  'server/usage': ['account-routes.ts', 'entitlement.ts', 'read-allowance.ts', 'subscription-row.ts'],
  'web/clipboard': ['copy-text.ts', 'use-copied.ts'],
  'web/features/account': [
    'account-card.tsx',
    'account-page.tsx',
    'account.module.css',
    'product-profile-card.tsx',
    'product-traits.ts',
    'settings-part.tsx',
    'use-action.ts',
    'use-product-profile.ts',
  ],
  'web/features/auth': [
    'auth-failure.ts',
    'auth-form.tsx',
    'auth-mode.ts',
    'auth.module.css',
    'challenge-form.tsx',
    'forgot-form.tsx',
    'plan-card.tsx',
    'reset-form.tsx',
    'return-path.ts',
    'verify-address.tsx',
  ],
  'web/features/blog': ['article-page.tsx', 'blog-list.tsx', 'read-article.ts'],
  'web/features/comments': ['comments.tsx'],
  'web/features/confluence': ['confluence-card.tsx', 'send/send-to-confluence.tsx'],
  'web/features/dashboard': ['dashboard-cards.tsx', 'dashboard.module.css', 'welcome.tsx'],
  'web/features/history': [
    'delayed-deletes.ts',
    'history-list.tsx',
    'history.module.css',
    'recent-runs.tsx',
    'run-list.module.css',
    'run-path.ts',
    'use-runs.ts',
    'when.ts',
  ],
  'web/features/legal': ['contact-address.tsx', 'plain-page.tsx', 'this-installation.tsx'],
  'web/features/models': ['model-settings.tsx', 'models-page.tsx', 'voice-query.ts'],
  'web/features/newsletter': ['subscribe.tsx'],
  'web/features/palette': ['arrival-focus.ts', 'palette-host.tsx'],
  'web/features/payment': ['payment-page.tsx'],
  'web/features/plans': ['change-plan.ts', 'plan-text.ts', 'plans-button.tsx', 'use-plans.ts', 'use-usage.ts'],
  'web/features/samples': [
    'read-sample.ts',
    'sample-card.tsx',
    'sample-files.tsx',
    'sample-grid.module.css',
    'sample-page.tsx',
    'samples.module.css',
    'use-live-samples.ts',
  ],
  'web/features/settings': ['settings-page.tsx', 'settings-route-state.ts'],
  'web/features/shared-document': ['shared-document-page.tsx'],
  'web/features/shared-links': ['shared-links-page.tsx'],
  'web/features/tutorials': ['tutorials-page.tsx'],
  'web/features/workspace': [
    'breadcrumb.tsx',
    'side-sheet.tsx',
    'sidebar-links.tsx',
    'use-sidebar.ts',
    'workspace.module.css',
  ],
  'web/http': ['api-error.ts', 'api-fetch.ts', 'read-anew.ts', 'save-file.ts', 'sse-parser.ts'],
  'web/live': ['live-status.ts', 'live-updates.tsx'],
  'web/loading': ['load-route.tsx', 'route-loading.ts'],
  'web/session': [
    'auth-call.ts',
    'query-scope.tsx',
    'session-calls.ts',
    'session-expired.ts',
    'session-store.ts',
    'session-ticker-effect.tsx',
    'session.ts',
    'sign-in-path.ts',
    'use-session.ts',
  ],
  'web/toast': ['show-toast.ts', 'toast-host.tsx'],
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const tests = '\\.(test|fixture)\\.tsx?$'

/** The paths of an entry, as a pattern. A folder with seams still counts as the whole folder: its rest may use them. */
const patternOf = (room, entry) => {
  if (typeof entry !== 'string') {
    return `^src/${room}/${escaped(entry.of)}/(${entry.files.map(escaped).join('|')})$`
  }
  return `^src/${room}/${escaped(entry)}${/\.tsx?$/.test(entry) ? '$' : '/'}`
}

function layerRules(room) {
  const entries = layers[room].flat()
  const seams = entries.filter((entry) => typeof entry !== 'string')
  const below = []
  const rules = []
  for (const layer of layers[room]) {
    for (const entry of layer) {
      const own = patternOf(room, entry)
      const lower = seams.filter(({ of }) => of === entry).map((seam) => patternOf(room, seam))
      rules.push({
        name: `layers-${room}-${typeof entry === 'string' ? entry : entry.name}`,
        severity: 'error',
        comment: 'A folder imports only from layers below its own: see .layers.cjs.',
        from: { path: own, pathNot: [tests, ...lower] },
        to: { path: `^src/${room}/`, pathNot: [own, ...below] },
      })
    }
    below.push(...layer.map((entry) => patternOf(room, entry)))
  }
  rules.push({
    name: `folder-without-layer-${room}`,
    severity: 'error',
    comment: 'Each folder of the room stands in a layer: name it in .layers.cjs.',
    from: { path: `^src/${room}/`, pathNot: [tests, ...entries.map((entry) => patternOf(room, entry))] },
    to: {},
  })
  return rules
}

const faceRules = Object.entries(faces).map(([folder, files]) => ({
  name: `face-of-${folder}`,
  severity: 'error',
  comment: 'Other folders reach this one by the files that .layers.cjs names.',
  from: { path: '^src/', pathNot: [`^src/${folder}/`, tests] },
  to: { path: `^src/${folder}/`, pathNot: `^src/${folder}/(${files.map(escaped).join('|')})$` },
}))

const routesForTheApp = {
  name: 'routes-for-the-app',
  severity: 'error',
  comment: 'Routes are mounted by the app, or by other routes; what two rooms need of them is a function beside them.',
  from: { path: '^src/server/', pathNot: ['^src/server/app\\.ts$', '-routes?\\.ts$', tests] },
  to: { path: '^src/server/.*-routes\\.ts$', dependencyTypesNot: ['type-only'] },
}

module.exports = {
  layers,
  faces,
  layerRules: [...layerRules('server'), ...layerRules('web'), ...faceRules, routesForTheApp],
}
