import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFolder } from '#tests/support/database-folder.ts'
import { signUpOne } from './accounts.ts'
import { childPeakMegabytes, peakMegabytes, restartPeak, startPilot, startScript } from './child.ts'
import { writeOrders, writeOrdersParquet } from './orders.ts'
import { partOf, sendFile, withOthers } from './with-others.ts'

/**
 * A file of a million rows as a user sends it, to a server that allows its size: the upload, then a run from the request to the whole
 * result, against the engine's own SUMMARIZE of the same file, in turns. Meanwhile somebody else asks for something small.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
/** "csv" or "parquet". */
const format = process.env.BENCH_FORMAT ?? 'csv'
const fileName = `orders.${format}`
/** What the run is held to. The ratio is that of a million rows; waits are said only, since other work on the machine moves them most. */
const bounds = { ratio: 3, ratioUpTo: 1_000_000, analysisMegabytes: 1_024 }

async function analyse(url: string, token: string, uploadId: string): Promise<string> {
  const answer = await fetch(`${url}/functions/v1/analytics-agent`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ uploadId, fileName, question: 'Which orders are returned?' }),
  })
  const text = await answer.text()
  if (!answer.ok || !text.includes('event: run-end')) throw new Error(`run: ${answer.status} ${text.slice(-400)}`)
  return text
}

const seconds = async <Value>(work: () => Promise<Value>): Promise<{ value: Value; took: number }> => {
  const at = performance.now()
  const value = await work()
  return { value, took: (performance.now() - at) / 1000 }
}

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-bench-analytics-'))
const dataDir = databaseFolder('pm-pilot-bench-analytics-')
const server = await startPilot({
  MODEL: 'built-in',
  SEARCH: 'library',
  DATA_DIR: dataDir,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  UPLOAD_MAX_MB: String(Math.ceil(rows / 8_000)),
  UPLOAD_PARQUET: 'true',
})
try {
  const url = (/http:\S+/.exec(server.line)?.[0] ?? '').replace('localhost', '127.0.0.1')
  const { pid } = server.process
  const text = join(folder, 'orders.csv')
  await writeOrders(rows, text)
  const path = join(folder, fileName)
  if (format === 'parquet') await writeOrdersParquet(text, path)
  const megabytes = Math.round(statSync(path).size / 1024 ** 2)
  process.stdout.write(
    `${cpus().length} x ${cpus()[0]?.model}, ${rows.toLocaleString('en-US')} rows, ${megabytes} MB of ${format}, load ${loadavg()[0]?.toFixed(1)}\n`,
  )
  const other = await signUpOne(url)
  const quiet = await withOthers({ url: `${url}/api/usage`, token: other.token }, () => sleep(3_000))
  process.stdout.write(
    `others wait ${partOf(quiet.waits, 0.5).toFixed(0)} ms, 95 % at most ${partOf(quiet.waits, 0.95).toFixed(0)}, at most ${partOf(quiet.waits, 1).toFixed(0)} ms, on an idle server\n`,
  )
  process.stdout.write(
    'SUMMARIZE s  upload s  run s  run/SUMMARIZE  others wait (95 %, most), upload/run ms  most memory, server/analysis MB\n',
  )
  const ratios: number[] = []
  let mostMegabytes = 0
  for (let round = 0; round < rounds; round += 1) {
    const baseline = await startScript('./summarize.ts', [path])
    const summarize = Number(baseline.line)
    const { token } = await signUpOne(url)
    restartPeak(pid)
    const sent = await withOthers({ url: `${url}/api/usage`, token: other.token }, () =>
      seconds(() => sendFile(url, token, path, fileName)),
    )
    let analysisMegabytes = 0
    const look = setInterval(() => {
      analysisMegabytes = Math.max(analysisMegabytes, childPeakMegabytes(pid, 'analysis-process'))
    }, 250)
    const run = await withOthers({ url: `${url}/api/usage`, token: other.token }, () =>
      seconds(() => analyse(url, token, sent.value.value)),
    )
    clearInterval(look)
    if (!/ios/i.test(run.value.value)) throw new Error('the difference in the file was not found')
    ratios.push(run.value.took / summarize)
    mostMegabytes = Math.max(mostMegabytes, analysisMegabytes)
    const waits = ({ waits }: { waits: readonly number[] }) =>
      `${partOf(waits, 0.95).toFixed(0)}, ${partOf(waits, 1).toFixed(0)}`
    const columns = [
      summarize.toFixed(2).padStart(11),
      sent.value.took.toFixed(2).padStart(8),
      run.value.took.toFixed(2).padStart(5),
      (run.value.took / summarize).toFixed(2).padStart(13),
      `${waits(sent)} / ${waits(run)}`.padStart(42),
      `${peakMegabytes(pid)} / ${analysisMegabytes}`.padStart(32),
    ]
    process.stdout.write(`${columns.join('  ')}\n`)
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
  process.stdout.write(
    `median ratio ${median.toFixed(2)} (at most ${bounds.ratio} up to a million rows), ${mostMegabytes} MB (at most ${bounds.analysisMegabytes})\n`,
  )
  const slow = rows <= bounds.ratioUpTo && median > bounds.ratio
  if (slow || mostMegabytes > bounds.analysisMegabytes) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
