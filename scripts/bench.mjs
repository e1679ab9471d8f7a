import { ensureBuild, ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
ensureBuild()
run(node, ['scripts/bench/start.ts'])
run(node, ['scripts/bench/pipeline.ts'])
run(node, ['scripts/bench/dashboard.ts'])
run(node, ['scripts/bench/documents.ts'])
run(node, ['scripts/bench/watchers.ts'])
run(node, ['scripts/bench/uploads.ts'])
run(node, ['scripts/bench/analytics.ts'])
run(node, ['scripts/bench/lighthouse.ts'])
