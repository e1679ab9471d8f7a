import { ensureBuild, ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
ensureBuild()
run(node, ['scripts/screenshots/take.ts', ...process.argv.slice(2)])
