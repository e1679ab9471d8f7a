import { pathToFileURL } from 'node:url'
import { runParts, vitest } from './parts.mjs'
import { ensurePackages, node, run } from './toolchain.mjs'

/** What needs no database and no browser. */
export const checks = (isFull = false) => [
  // The fast compiler checks; the older one beside it serves tools that need a compiler's programming interface.
  { name: 'types', command: node, args: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'style', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'borders', command: 'depcruise', args: ['--config', '.dependency-cruiser.cjs', 'src'] },
  { name: 'unused', command: 'knip', args: ['--no-config-hints'] },
  // Fails where more than a thousandth of the lines stands twice (`.jscpd.json`).
  { name: 'duplicates', command: 'jscpd', args: ['--config', '.jscpd.json'] },
  vitest('unit', isFull),
]

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensurePackages()
  run('react-router', ['typegen'])
  await runParts(checks())
}
