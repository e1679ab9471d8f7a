import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figureProblems } from '#agents/analytics/check-figures.ts'
import { writtenAnalysis } from '#agents/analytics/draft/written-analysis.ts'
import { analyseFile } from '#agents/analytics/prepare/analyse-file.ts'
import { plantedFiles } from './files.ts'
import { factsOf, judge } from './judge.ts'

/**
 * `npm run eval -- analytics [part of a name] [--rounds N] [--quiet]`: forty files with planted truths and planted nothings. Exits with
 * 1 where fewer than 95 % of what was planted is found, more than 5 % of what is said is false, or a question stays open.
 */
const args = process.argv.slice(2)
const option = (name: string) => {
  const place = args.indexOf(name)
  return place < 0 ? null : (args[place + 1] ?? null)
}
const rounds = Number(option('--rounds') ?? 1)
const first = Number(option('--round') ?? 0)
const wanted = args.find((value, index) => !value.startsWith('--') && !args[index - 1]?.startsWith('--round')) ?? ''
const quiet = args.includes('--quiet')
const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-eval-analytics-'))
const sum = { files: 0, planted: 0, found: 0, claimed: 0, wrong: 0, answered: 0, unwritten: 0 }

try {
  for (let round = first; round < first + rounds; round += 1) {
    for (const { name, make } of plantedFiles(round).filter((file) => file.name.includes(wanted))) {
      const file = make()
      const path = join(folder, `${name}.csv`)
      writeFileSync(path, file.content)
      const job = { path, fileName: file.fileName, question: file.question, threads: 2, memoryMegabytes: 1_024 }
      const analysis = await analyseFile(job, () => undefined)
      const verdict = judge(file, factsOf(analysis), analysis.answer?.fact ?? null)
      sum.files += 1
      sum.planted += verdict.planted
      sum.found += verdict.found
      sum.claimed += verdict.claimed
      sum.wrong += verdict.wrong
      sum.answered += Number(verdict.answered)
      const { planted, found, claimed, wrong, answered } = verdict
      // A text with a figure that was not computed ends the run, whatever was found.
      const unbound = figureProblems(writtenAnalysis(analysis), analysis)
      sum.unwritten += Number(unbound.length > 0)
      const notes = [...verdict.notes, ...unbound.map((problem) => `unbound  ${problem}`)]
      if (!quiet || notes.length > 0) {
        process.stdout.write(
          `${name.padEnd(14)} round ${round}  planted ${found}/${planted}  false ${wrong}/${claimed}  ${answered ? 'answered' : 'NOT ANSWERED'}\n`,
        )
        for (const note of notes) process.stdout.write(`    ${note}\n`)
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`
process.stdout.write(
  `\n${sum.files} files: planted found ${sum.found}/${sum.planted} (${percent(sum.found, sum.planted)}), false findings ${sum.wrong}/${sum.claimed} (${percent(sum.wrong, sum.claimed)}), asked answered ${sum.answered}/${sum.files}\n`,
)
const passed =
  sum.found >= 0.95 * sum.planted &&
  sum.wrong <= 0.05 * sum.claimed &&
  sum.answered === sum.files &&
  sum.unwritten === 0
process.exitCode = passed ? 0 : 1
