import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { analyseInProcess } from '#agents/analytics/prepare/analyse-in-process.ts'
import { startScript } from './child.ts'

/**
 * The analysis of a file of a million rows against the engine's own SUMMARIZE of the same file, in turns, each in a process of
 * its own; and how long the server's event loop was held up meanwhile.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)

function* table(): Generator<string> {
  let state = 7
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = (items: readonly string[]) => items[Math.floor(next() * items.length)] ?? ''
  yield 'order_id,customer_id,ordered_at,country,channel,plan,amount,quantity,discount,returned,comment\n'
  let text = ''
  for (let index = 0; index < rows; index += 1) {
    const at = new Date(Date.UTC(2025, 0, 1) + next() * 365 * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
    const channel = pick(['web', 'ios', 'android', 'store'])
    const returned = next() < (channel === 'ios' ? 0.14 : 0.07) ? 'yes' : 'no'
    text += `ORD-${1_000_000 + index},CUST-${Math.floor(next() * 80_000)},${at},${pick(['DE', 'FR', 'US', 'GB', 'NL', 'ES'])},${channel},${pick(['basic', 'plus', 'pro'])},${(next() * 200).toFixed(2)},${1 + Math.floor(next() * 5)},${(next() * 0.3).toFixed(3)},${returned},"note ${Math.floor(next() * 1e9)}, left at the door"\n`
    if (text.length > 65_536) {
      yield text
      text = ''
    }
  }
  yield text
}

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-bench-analytics-'))
try {
  const path = join(folder, 'orders.csv')
  await pipeline(Readable.from(table()), createWriteStream(path))
  const megabytes = Math.round(statSync(path).size / 1024 ** 2)
  process.stdout.write(
    `${cpus().length} x ${cpus()[0]?.model}, ${rows.toLocaleString('en-US')} rows, ${megabytes} MB\n`,
  )
  process.stdout.write('SUMMARIZE s  analysis s  ratio  longest pause of the server ms\n')
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const baseline = await startScript('./summarize.ts', [path])
    const summarize = Number(baseline.line)
    let pause = 0
    let last = performance.now()
    const timer = setInterval(() => {
      pause = Math.max(pause, performance.now() - last - 5)
      last = performance.now()
    }, 5)
    const started = performance.now()
    const { findings } = await analyseInProcess(
      { path, fileName: 'orders.csv', question: null },
      { signal: new AbortController().signal, note: () => undefined },
    )
    const analysis = (performance.now() - started) / 1000
    clearInterval(timer)
    if (!findings.some(({ kind }) => kind === 'outcome')) throw new Error('the difference in the file was not found')
    ratios.push(analysis / summarize)
    process.stdout.write(
      `${summarize.toFixed(2).padStart(11)}  ${analysis.toFixed(2).padStart(10)}  ${(analysis / summarize).toFixed(2).padStart(5)}  ${pause.toFixed(0).padStart(30)}\n`,
    )
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
  process.stdout.write(`median ratio ${median.toFixed(2)} (at most 3)\n`)
  if (median > 3) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
