import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
run(node, ['scripts/eval/briefs.ts'])
run(node, ['scripts/eval/library.ts', ...process.argv.slice(2)])
run(node, ['scripts/eval/agents.ts', ...process.argv.slice(2)])
