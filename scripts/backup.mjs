import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run(node, ['scripts/backup/backup.ts', ...process.argv.slice(2)])
