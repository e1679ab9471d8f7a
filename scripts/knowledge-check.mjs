import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run(node, ['scripts/knowledge-check/check-vendors.ts', ...process.argv.slice(2)])
