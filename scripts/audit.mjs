import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run(node, ['scripts/audit/dependencies.ts'])
