import { ensureBuild, ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
ensureBuild()
run(node, ['scripts/chaos/main.ts', ...process.argv.slice(2)])
