import { runParts } from './parts.mjs'
import { tests } from './test.mjs'
import { ensureBuild, ensurePackages, node, run } from './toolchain.mjs'

const script = (name, path) => ({ name, command: node, args: [path] })

// What takes too long for every commit.
ensurePackages()
run('react-router', ['typegen'])
ensureBuild()
await runParts([
  ...tests(true),
  script('fuzz', 'scripts/verify/fuzz.ts'),
  script('reading', 'scripts/eval/writer/reading.ts'),
  script('briefs', 'scripts/eval/briefs.ts'),
  script('library', 'scripts/eval/library.ts'),
  script('agents', 'scripts/eval/agents.ts'),
  script('chaos', 'scripts/chaos/main.ts'),
])
