import { ensurePackages, node, run } from './toolchain.mjs'

ensurePackages()
const [part, ...rest] = process.argv.slice(2)
// `npm run eval -- writer`: how briefs are read, against labels that people wrote.
if (part === 'writer') {
  run(node, ['scripts/eval/writer/reading.ts', ...rest])
  process.exit(0)
}
// `npm run eval -- analytics`: what is found in files with planted truths and planted nothings.
if (part === 'analytics') {
  run(node, ['scripts/eval/analytics/analytics.ts', ...rest])
  process.exit(0)
}
// `npm run eval -- model --model X`: every agent by any model, checked and judged in pairs.
if (part === 'model') {
  run(node, ['scripts/eval/model/model.ts', ...rest])
  process.exit(0)
}
run(node, ['scripts/eval/library.ts', ...process.argv.slice(2)])
run(node, ['scripts/eval/agents.ts', ...process.argv.slice(2)])
