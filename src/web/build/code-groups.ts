import type { Rolldown } from 'vite'

/** The files of a folder, but not those that a press or a later moment loads. */
const within = (folder: string, later: string[] = []) =>
  new RegExp(`/src/${folder}/${later.length > 0 ? `(?!(?:${later.join('|')})\\b)` : ''}[^/]+\\.(?:ts|tsx|css)$`)

/**
 * What every page loads comes as few files: thirty of a few hundred bytes each pack worse than one, and each is a journey
 * of its own. A group takes what its files import too, unless an earlier group has it: what is needed more often comes first.
 */
const parts: readonly { name: string; files: readonly RegExp[] }[] = [
  { name: 'react', files: [/\/node_modules\/(?:react|react-dom|scheduler)\//] },
  { name: 'router', files: [/\/node_modules\/react-router\//] },
  { name: 'query', files: [/\/node_modules\/@tanstack\//] },
  {
    name: 'cards',
    files: [
      /\/src\/agents\/(?:[^/]+\/card|registry-cards)\.ts$/,
      /\/src\/web\/features\/catalogue\/(?:use-)?catalogue\.ts$/,
      /\/src\/shared\/plans\.ts$/,
      within('ui/icon'),
    ],
  },
  {
    name: 'frame',
    files: [
      within('ui/button'),
      within('ui/loading', ['restore-typed']),
      within('web/loading', ['route-loading']),
      within('ui/motion'),
      within('ui/theme', ['library-provider', 'theme']),
      within('web/http', ['save-file', 'sse-parser']),
      within('web/session', ['auth-call', 'query-scope']),
      within('web/site', ['developments-dialog', 'structured-data']),
      /\/src\/ui\/menu\/menu-button\.tsx$/,
      within('web/toast', ['toasts', 'toast-message']),
      /\/src\/web\/features\/palette\/palette-host\.tsx$/,
      /\/src\/web\/(?:root|routes\/site-layout)\.tsx$/,
      // A few hundred bytes that several public pages begin with.
      /\/(?:agent-chips|whole-card)\.module\.css$/,
      /\/src\/agents\/_kit\/view\/counts\b[^/]*$/,
      /\/@fontsource-variable\/[^/]+\/index\.css$/,
      /\/@mantine\/core\/styles\/(?:default-css-variables|baseline|global)\.css$/,
    ],
  },
  {
    name: 'fields',
    files: [/\/src\/ui\/field\/(?:field|text-control)\b[^/]*$/, /\/src\/shared\/(?:correctable|shortened)\.ts$/],
  },
  {
    name: 'workspace',
    files: [
      within('web/features/workspace', ['side-sheet']),
      /\/src\/web\/routes\/workspace-layout\.tsx$/,
      /\/src\/web\/(?:session\/query-scope|live\/(?:live-|start-))[^/]*$/,
      /\/src\/web\/features\/catalogue\/use-vote\.tsx$/,
    ],
  },
  {
    name: 'agent-page',
    files: [
      /\/src\/web\/routes\/agent\.tsx$/,
      /\/agent\/(?:form\/(?:form-draft|arrival)|asking\/asked)\.ts$/,
      /\/src\/web\/features\/agent\/(?:agent-(?:page|screen|not-found)|empty-result|progress-route|screen-tabs|stopped-card)[^/]*$/,
      /\/src\/web\/features\/agent\/(?:run\/(?:use-|run-state|idempotency)|result\/use-shown|form\/use-(?!chosen|drop))[^/]*\.ts$/,
      /\/src\/web\/features\/agent\/form\/product-tools\.tsx$/,
      /\/src\/web\/features\/account\/(?:use-product-profile|guest-product|product-traits)\.ts$/,
      within('ui/tabs'),
    ],
  },
  { name: 'plans-button', files: [/\/plans-button\.tsx$/] },
  {
    name: 'schemas',
    files: [
      /\/node_modules\/zod\//,
      /\/src\/shared\/(?:clean-text|limited-text|own-fact|run-events)\.ts$/,
      /\/src\/web\/http\/sse-parser\.ts$/,
      /\/src\/shared\/api\/(?:account|product-profile)\.ts$/,
    ],
  },
  { name: 'menu', files: [/\/src\/ui\/menu\/(?:open-)?menu\.tsx$/] },
  { name: 'live', files: [within('web/live')] },
  // A document and how it looks: on the pages of samples as well.
  {
    name: 'blocks',
    files: [
      within('ui/blocks'),
      within('ui/result', ['passage-card']),
      /\/src\/agents\/_kit\/(?:define-agent|cited-numbers|document-blocks|lines-of|present|search-(?:subject|results)|source-blocks)\.ts$/,
      /\/src\/agents\/_kit\/(?:assumptions|claim|decisions|document-language|handed-over|input-text|joined|own-facts|product-title|sentences)\.ts$/,
      /\/src\/shared\/document\/(?:from|to)-markdown\.ts$/,
      within('web/clipboard'),
      /\/src\/shared\/document\/export-format\.ts$/,
      /\/src\/web\/features\/agent\/(?:understood\.tsx|result\/(?:result-(?:contents|panel\.module)|use-headings|sources-panel)[^/]*)$/,
    ],
  },
  // What a result shares with lists of runs and with products.
  {
    name: 'runs',
    files: [
      /\/src\/shared\/(?:api\/(?:runs|standing)|money|prompt-version)\.ts$/,
      /\/src\/web\/http\/save-file\.ts$/,
      /\/src\/ui\/focus\/use-once-drawn\.ts$/,
      /\/src\/web\/features\/history\/(?:run-path|when)\.ts$/,
      /\/src\/web\/features\/products\/(?:standing-note\.tsx|(?:product-name|make-product)\.ts)$/,
      /\/src\/web\/features\/agent\/result\/(?:took\.ts|export-menu\.tsx)$/,
    ],
  },
  { name: 'comments', files: [/\/src\/web\/features\/comments\/comments\.tsx$/, /\/src\/shared\/api\/comments\.ts$/] },
  // A run on its way and its result. The editor, and what else a press opens, is no part of it.
  {
    name: 'result-panel',
    files: [
      /\/src\/web\/features\/agent\/(?:run\/follow-run\.ts|result\/result-panel\.tsx)$/,
      /\/src\/web\/features\/documents\/refine\/refine-selection\.tsx$/,
    ],
  },
]

export const codeGroups: Rolldown.CodeSplittingGroup[] = parts.map(({ name, files }) => ({
  name,
  test: (id: string) => {
    const path = id.split('?')[0] ?? id
    return files.some((file) => file.test(path))
  },
}))
