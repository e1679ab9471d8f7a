import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { signUpMany } from './accounts.ts'
import {
  type Child,
  childrenCpuSeconds,
  childrenOf,
  cpuSeconds,
  peakMegabytes,
  restartPeak,
  startPilot,
  startScript,
} from './child.ts'
import { ideaBody } from './ideas.ts'
import { type LoadPlan, type LoadResult, runLoad } from './load.ts'

/**
 * The whole pipeline with a mock model of 200 chunks against a streaming proxy to the same mock that writes one row per run
 * into the same database, in turns, each a process of its own: session check, gate, reservation, brief, sources, model,
 * checks, every event stored, settled use. A proxy that writes nothing stands beside them. The ratios are what counts.
 *
 * `pipeline.ts [--quick]`: without a word some ten minutes, quick two. `BENCH_SERVERS=2` lets two servers of ours share the port.
 */
const quick = process.argv.includes('--quick')
const numbers = (setting: string | undefined, otherwise: string) => (setting ?? otherwise).split(',').map(Number)
const seconds = Number(process.env.BENCH_SECONDS ?? (quick ? 3 : 5))
const rounds = Number(process.env.BENCH_ROUNDS ?? (quick ? 1 : 3))
const concurrencies = numbers(process.env.BENCH_CONCURRENCY, quick ? '1,64' : '1,16,64,256')
/** Milliseconds between two chunks; with 0 each is sent by itself without a pause, in a burst all of them leave together. */
const paces = (process.env.BENCH_PACES ?? (quick ? 'burst,0' : 'burst,0,5')).split(',')
/** Servers of ours that share the port, as `SERVERS` sets it. */
const servers = Number(process.env.BENCH_SERVERS ?? 1)
/** Many people with a few runs each, as a company has them; no more than one person may have under way. */
const people = 32

interface Measured extends LoadResult {
  /** Of the measured process and those that it started, and of the database beside them. */
  cpuMs: number
  databaseMs: number
  peakMb: number
}

type Target = Pick<LoadPlan, 'url' | 'headers' | 'complete'> & { child: Child }

async function measure(child: Child, plan: LoadPlan): Promise<Measured> {
  const { pid = 0 } = child.process
  const servers = childrenOf(pid).map(Number)
  const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0)
  const used = () => ({ own: sum([pid, ...servers].map(cpuSeconds)), database: childrenCpuSeconds(postmaster) })
  for (const each of [pid, ...servers]) restartPeak(each)
  const before = used()
  const result = await runLoad(plan)
  const after = used()
  return {
    ...result,
    cpuMs: ((after.own - before.own) * 1000) / result.runs,
    // A child that ended meanwhile takes its figure with it.
    databaseMs:
      [...after.database].reduce((sum, [pid, used]) => sum + used - (before.database.get(pid) ?? 0), 0) *
      (1000 / result.runs),
    peakMb: sum([pid, ...servers].map(peakMegabytes)),
  }
}

/** Code that was compiled for few runs says nothing about a server that is up for weeks. */
async function warmUp(load: (seconds: number) => Promise<LoadResult>): Promise<void> {
  for (let turn = 0, runs = 0; turn < 8 && runs < 1_500; turn += 1) runs += (await load(2)).runs
}

const columns: [name: string, read: (each: Measured) => number, digits: number][] = [
  ['runs/s', (each) => each.runsPerSecond, 0],
  ['first byte p50 ms', (each) => each.firstByte.p50, 1],
  ['first byte p95', (each) => each.firstByte.p95, 1],
  ['whole p50 ms', (each) => each.total.p50, 1],
  ['p95', (each) => each.total.p95, 1],
  ['p99', (each) => each.total.p99, 1],
  ['CPU ms/run', (each) => each.cpuMs, 2],
  ['database CPU', (each) => each.databaseMs, 2],
  ['memory MB', (each) => each.peakMb, 0],
  ['failures', (each) => each.failures, 0],
]

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function printLine(name: string, cells: readonly string[]): void {
  const line = cells.map((cell, at) => cell.padStart(columns[at]?.[0].length ?? 0)).join('  ')
  process.stdout.write(`${name.padEnd(30)}  ${line}\n`)
}

function printBlock(title: string, bare: Measured[], row: Measured[], ours: Measured[]): void {
  const middle = (list: Measured[]) => columns.map(([, read]) => median(list.map(read)))
  const print = (name: string, list: Measured[]) =>
    printLine(
      name,
      middle(list).map((value, at) => value.toFixed(columns[at]?.[2])),
    )
  printLine(
    title,
    columns.map(([name]) => name),
  )
  print('  proxy', bare)
  print('  proxy and one row', row)
  print('  PM Pilot', ours)
  const ratio = (base: Measured[]) => {
    const below = middle(base)
    return middle(ours).map((value, at) =>
      columns[at]?.[0] === 'failures' ? '' : (value / (below[at] ?? 1)).toFixed(2),
    )
  }
  printLine('  ratio to proxy and one row', ratio(row))
  printLine('  ratio to proxy', ratio(bare))
}

process.stdout.write(
  `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, ${servers} of our servers, ${rounds} rounds of ${seconds} s each\n`,
)
const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-bench-'))
const cluster = await startEmbeddedPostgres({ dataDir, log: () => undefined })
const postmaster = Number(readFileSync(join(cluster.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
const { user, password, host, port, database } = cluster.connection
const databaseUrl = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
try {
  for (const pace of paces) {
    const mock = await startScript('./mock-model.ts', [pace])
    const target = `${mock.line}/chat/completions`
    const bareProxy = await startScript('./proxy.ts', [target])
    const rowProxy = await startScript('./proxy.ts', [target, databaseUrl])
    const pilot = await startPilot({
      MODEL: 'openai-compatible/bench',
      OPENAI_BASE_URL: mock.line,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SEARCH: 'library',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SIGN_INS_PER_ADDRESS: '1000',
      SERVERS: String(servers),
    })
    const url = (/http:\S+/.exec(pilot.line)?.[0] ?? '').replace('localhost', '127.0.0.1')
    const tokens = await signUpMany(url, cluster.connection, people)
    const proxied = (child: Child, complete: string): Target => ({
      child,
      url: `http://127.0.0.1:${child.line}/`,
      headers: () => ({}),
      complete,
    })
    const targets = {
      bare: proxied(bareProxy, '[DONE]'),
      row: proxied(rowProxy, 'event: stored'),
      ours: {
        child: pilot,
        url: `${url}/functions/v1/market-research`,
        headers: (index: number) => ({
          authorization: `Bearer ${tokens[index % tokens.length]}`,
          accept: 'text/event-stream',
        }),
        complete: 'event: run-end',
      },
    }
    const load = ({ child, ...target }: Target, concurrency: number, forSeconds = seconds) =>
      measure(child, { ...target, body: ideaBody, concurrency, seconds: forSeconds })
    for (const target of Object.values(targets)) await warmUp((forSeconds) => load(target, 64, forSeconds))
    for (const concurrency of concurrencies) {
      const bare: Measured[] = []
      const row: Measured[] = []
      const ours: Measured[] = []
      for (let round = 0; round < rounds; round += 1) {
        bare.push(await load(targets.bare, concurrency))
        row.push(await load(targets.row, concurrency))
        ours.push(await load(targets.ours, concurrency))
      }
      printBlock(`${pace === 'burst' ? 'in a burst' : `${pace} ms apart`}, ${concurrency} at once`, bare, row, ours)
    }
    for (const child of [pilot, rowProxy, bareProxy, mock]) await child.stop()
  }
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
