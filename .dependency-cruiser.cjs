const { layerRules } = require('./.layers.cjs')

/** The borders of the rooms, and of the folders inside the large ones. Each rule is an error. */
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: '^src', pathNot: to },
})

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Of types neither: who reads one file of a circle has to read them all.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src',
        pathNot: '\\.(test|d)\\.ts$|^src/(web/(routes|root|entry|build)|agents/[^_]|server/main)',
      },
      to: {},
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      comment: "Of our own files; packages are the type checker's.",
      from: {},
      to: { couldNotResolve: true, path: '^[.#]', pathNot: '^\\./\\+types' },
    },
    only('shared-stands-alone', '^src/shared', '^src/shared', 'Both sides use it; it uses nobody.'),
    only('knowledge', '^src/knowledge', '^src/(knowledge|shared)', 'Facts know nothing of who uses them.'),
    only('drafting', '^src/drafting', '^src/(drafting|knowledge|shared)', 'The drafter knows no agent and no server.'),
    only('exporters', '^src/exporters', '^src/(exporters|shared)', 'Blocks in, bytes out.'),
    only('integrations', '^src/integrations', '^src/(integrations|shared)', 'A vendor knows nothing of us.'),
    {
      ...only(
        'agents',
        '^src/agents',
        '^src/(agents|drafting|knowledge|shared|ui)',
        'Agents know their kit, the drafter and the primitives; their tests also what writes their files and finds their sources.',
      ),
      from: { path: '^src/agents', pathNot: '\\.test\\.tsx?$' },
    },
    only('ui', '^src/ui', '^src/(ui|shared)', 'Primitives have no context of the application.'),
    only('web', '^src/web', '^src/(web|ui|agents|shared)', 'Pages reach the server by HTTP alone.'),
    {
      name: 'agents-apart',
      severity: 'error',
      comment: 'An agent never imports another.',
      from: { path: '^src/agents/([^_/][^/]*)/' },
      to: { path: '^src/agents/[^_/][^/]*/', pathNot: '^src/agents/$1/' },
    },
    {
      name: 'server-half-by-registry',
      severity: 'error',
      comment: 'The browser never loads a draft or a prompt.',
      from: {
        path: '^src/(web|ui|shared|agents)',
        pathNot:
          '^src/agents/(registry-server|[^/]+/(draft|selection|outside|offers|takes|prompt|files|prepare|follow-up)[^/]*|[^/]+/(draft|selection|outside|offers|takes|prepare|follow-up)/.*|[^/]+/.*\\.test)\\.ts$|^src/agents/[^/]+/(draft|selection|outside|offers|takes|prepare|follow-up)/|^src/agents/_kit/define-(draft|selection|outside|offers|takes|prompt|files|prepare|follow-up)\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: '^src/(agents/[^/]+/(draft|selection|outside|offers|takes|prompt|files|prepare|follow-up)[./]|drafting|knowledge)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-react-in-server',
      severity: 'error',
      from: { path: '^src/(server|drafting|knowledge|exporters|integrations|shared)' },
      to: { path: 'node_modules/(react|react-dom|@mantine)/' },
    },
    {
      name: 'no-node-in-browser',
      severity: 'error',
      from: {
        pathNot: '^src/web/build/',
        path: '^src/(web|ui|shared)|^src/agents/[^_/][^/]*/(agent|card|form|input|output|samples|view|to-[^/]*)\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      from: { path: '^src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|node_modules)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
