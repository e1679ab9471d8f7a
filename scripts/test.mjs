import { ensureBuild, ensurePackages, run } from './toolchain.mjs'

ensurePackages()
run('node', ['scripts/check.mjs'])
run('vitest', ['run', '--project', 'contract', '--project', 'integration'])
ensureBuild()
run('playwright', ['test'])
