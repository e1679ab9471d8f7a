import { become, ensurePackages, node } from './toolchain.mjs'

ensurePackages()
become(node, ['scripts/explain.ts', ...process.argv.slice(2)])
