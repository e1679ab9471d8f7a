import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run(node, ['scripts/samples/write-samples.ts', ...process.argv.slice(2)])
