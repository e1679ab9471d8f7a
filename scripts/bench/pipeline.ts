import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { type Child, childrenCpuSeconds, cpuSeconds, memoryMegabytes, startPilot, startScript } from './child.ts'
import { ideaBody } from './ideas.ts'
import { type LoadResult, runLoad } from './load.ts'

/**
 * The whole pipeline with a mock model of 200 chunks against a bare streaming proxy to the same mock, in turns, each a process
 * of its own: session check, gate, reservation, brief, sources, model, checks, every event stored, settled use.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const concurrencies = (process.env.BENCH_CONCURRENCY ?? '1,16,64').split(',').map(Number)

const columns = [
  'chunks apart',
  'at once',
  'proxy runs/s',
  'pilot runs/s',
  'ratio',
  'first byte p50 ms (proxy / pilot)',
  'pilot p95 ms',
  'server CPU ms/run',
  'database CPU ms/run',
  'failures',
]

function printRow(cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell, at) => String(cell).padStart(columns[at]?.length ?? 0)).join('  ')}\n`)
}

interface Measured extends LoadResult {
  /** Of the measured process, and of the database beside it. */
  cpuMsPerRun: number
  databaseMsPerRun: number
}

async function measure(child: Child, plan: Parameters<typeof runLoad>[0]): Promise<Measured> {
  const used = () => ({ own: cpuSeconds(child.process.pid), database: childrenCpuSeconds(postmaster) })
  const before = used()
  const result = await runLoad(plan)
  const after = used()
  const runs = result.runsPerSecond * plan.seconds
  return {
    ...result,
    cpuMsPerRun: ((after.own - before.own) * 1000) / runs,
    databaseMsPerRun: ((after.database - before.database) * 1000) / runs,
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function account(url: string, connection: pg.ClientConfig): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${Date.now()}@example.com`,
      password: 'correct horse battery',
      name: 'Bench',
    }),
  })
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: { id: string } }
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`update user_subscriptions set plan_id = 'pro', status = 'active' where user_id = $1`, [user.id])
  } finally {
    await client.end()
  }
  const session = answer.headers.get('set-auth-token')
  const token = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${session}` } })
  return ((await token.json()) as { token: string }).token
}

process.stdout.write(
  `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, ${rounds} rounds of ${seconds} s each\n`,
)
printRow(columns)
const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-bench-'))
const cluster = await startEmbeddedPostgres({ dataDir, log: () => undefined })
const postmaster = Number(readFileSync(join(cluster.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
const { user, password, host, port, database } = cluster.connection
const databaseUrl = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
try {
  for (const delay of [0, 5]) {
    const mock = await startScript('./mock-model.ts', [String(delay)])
    const proxy = await startScript('./bare-proxy.ts', [`${mock.line}/chat/completions`])
    const pilot = await startPilot({
      MODEL: 'openai-compatible/bench',
      OPENAI_BASE_URL: mock.line,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SEARCH: 'library',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RUNS_PER_USER: '1000',
    })
    const url = (/http:\S+/.exec(pilot.line)?.[0] ?? '').replace('localhost', '127.0.0.1')
    const token = await account(url, cluster.connection)
    for (const concurrency of concurrencies) {
      const ours: Measured[] = []
      const bare: Measured[] = []
      for (let round = 0; round < rounds; round += 1) {
        const plan = { concurrency, seconds, body: ideaBody }
        bare.push(
          await measure(proxy, { ...plan, url: `http://127.0.0.1:${proxy.line}/`, headers: {}, complete: '[DONE]' }),
        )
        ours.push(
          await measure(pilot, {
            ...plan,
            url: `${url}/functions/v1/market-research`,
            headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
            complete: 'event: run-end',
          }),
        )
      }
      const rate = (list: Measured[]) => median(list.map((each) => each.runsPerSecond))
      const first = (list: Measured[]) => median(list.map((each) => each.firstByte.p50)).toFixed(1)
      const failures = [...ours, ...bare].reduce((sum, each) => sum + each.failures, 0)
      const middle = (value: (each: Measured) => number, digits = 1) => median(ours.map(value)).toFixed(digits)
      printRow([
        `${delay} ms`,
        concurrency,
        rate(bare).toFixed(0),
        rate(ours).toFixed(0),
        (rate(ours) / rate(bare)).toFixed(2),
        `${first(bare)} / ${first(ours)}`,
        middle((each) => each.total.p95, 0),
        middle((each) => each.cpuMsPerRun),
        middle((each) => each.databaseMsPerRun),
        failures,
      ])
    }
    process.stdout.write(`memory of the server after the load: ${memoryMegabytes(pilot.process.pid)} MB\n`)
    for (const child of [pilot, proxy, mock]) await child.stop()
  }
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
