import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run(node, ['scripts/backup/restore.ts', ...process.argv.slice(2)])
