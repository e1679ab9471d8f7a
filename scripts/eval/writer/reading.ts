/** How well labelled briefs are read: `node scripts/eval/writer/reading.ts [labels.json]`; prints each figure and each miss. */
import { readFileSync } from 'node:fs'
import { type LabelledBrief, scoreReading } from '#tests/support/reading-score.ts'

const file = process.argv[2] ?? new URL('../../../tests/fixtures/labelled-briefs.json', import.meta.url)
const { sums, misses } = scoreReading(JSON.parse(readFileSync(file, 'utf8')) as LabelledBrief[])
for (const [what, [right, all]] of sums)
  process.stdout.write(`${what}: ${right} of ${all} (${Math.round((100 * right) / Math.max(1, all))} %)\n`)
for (const miss of misses) process.stdout.write(`  ${miss}\n`)
