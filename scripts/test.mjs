import { pathToFileURL } from 'node:url'
import { checks } from './check.mjs'
import { playwright, runParts, vitest } from './parts.mjs'
import { ensureBuild, ensurePackages, run } from './toolchain.mjs'

/** Everything that needs a database or a browser too: a sample of each sweep, or all of it. */
export const tests = (isFull = false) => [
  ...checks(isFull),
  vitest('contract', isFull),
  vitest('components', isFull),
  vitest('integration', isFull, 1),
  playwright(isFull),
]

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensurePackages()
  run('react-router', ['typegen'])
  ensureBuild()
  await runParts(tests())
}
