import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { databaseFolder } from '#tests/support/database-folder.ts'
import { signUpOne } from './accounts.ts'
import { startPilot, startScript } from './child.ts'
import { writeBook, writeOrders, writeOrdersParquet } from './orders.ts'
import { partOf, sendFile, withOthers } from './with-others.ts'

/**
 * What others wait while large files are uploaded, in turns with a program beside the server that writes the same file into the same
 * database: that is the load of the machine without the server's part.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
/** So much is sent of each kind before the other's turn, so that there is time to look. */
const bytesARound = 200 * 1024 ** 2
/** How many times as long 95 of 100 may wait as beside the other program; shorter waits than this many milliseconds are no waits. */
const mostTimes = 4
const noWait = 10

/** Waits of all rounds, in milliseconds, for what asks the database and for what does not; and the longest waits of the event loop. */
interface Seen {
  ready: number[]
  alive: number[]
  loop: number[]
}

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-bench-uploads-'))
const dataDir = databaseFolder('pm-pilot-bench-uploads-')
const cluster = await startEmbeddedPostgres({ dataDir, log: () => undefined })
const { user, password, host, port, database } = cluster.connection
const databaseUrl = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
const server = await startPilot({
  MODEL: 'built-in',
  SEARCH: 'library',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  UPLOAD_MAX_MB: '400',
  UPLOAD_PARQUET: 'true',
})
const url = (/http:\S+/.exec(server.line)?.[0] ?? '').replace('localhost', '127.0.0.1')

/** The longest wait of the server's event loop since this was asked last, in milliseconds. */
async function longestLag(): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(figures)?.[1])
}

async function look(seen: Seen, work: () => Promise<unknown>): Promise<void> {
  await longestLag()
  const ready = await withOthers({ url: `${url}/readyz` }, () => withOthers({ url: `${url}/healthz` }, work))
  seen.loop.push(await longestLag())
  seen.ready.push(...ready.waits)
  seen.alive.push(...ready.value.waits)
}

const nothing = (): Seen => ({ ready: [], alive: [], loop: [] })
const late = (waits: readonly number[]) =>
  partOf(
    waits.toSorted((a, b) => a - b),
    0.95,
  )
const line = ({ ready, alive, loop }: Seen) =>
  [ready, alive].map((waits) => `${late(waits).toFixed(0)}, ${Math.max(...waits).toFixed(0)}`).join(' / ') +
  ` / ${Math.max(...loop).toFixed(0)}`

try {
  const text = join(folder, 'orders.csv')
  await writeOrders(rows, text)
  await writeOrdersParquet(text, join(folder, 'orders.parquet'))
  writeBook(join(folder, 'orders.xlsx'), 0.25 * rows)
  const { token } = await signUpOne(url)
  const idle = nothing()
  for (let round = 0; round < rounds; round += 1) await look(idle, () => sleep(1_500))
  process.stdout.write(
    `load ${loadavg()[0]?.toFixed(1)}; /readyz 95 %, longest / /healthz 95 %, longest / event loop, longest, in ms\nwithout work  ${line(idle)}\n`,
  )
  for (const name of ['orders.csv', 'orders.xlsx', 'orders.parquet']) {
    const path = join(folder, name)
    const times = Math.ceil(bytesARound / statSync(path).size)
    const again = async (work: (time: number) => Promise<unknown>) => {
      for (let time = 0; time < times; time += 1) await work(time)
    }
    const [beside, upload] = [nothing(), nothing()]
    for (let round = 0; round < rounds; round += 1) {
      await look(beside, () => startScript('./store-file.ts', [databaseUrl, path, String(times)]))
      // Under a name of its own, or it would be let go as the file that is stored already.
      await look(upload, () => again((time) => sendFile(url, token, path, `${round}-${time}-${name}`)))
    }
    const ratio = late(upload.alive) / Math.max(noWait, late(beside.alive))
    process.stdout.write(
      `${name} (${Math.round(statSync(path).size / 1024 ** 2)} MB)  beside ${line(beside)}  upload ${line(upload)}  ratio ${ratio.toFixed(2)} (at most ${mostTimes})\n`,
    )
    if (ratio > mostTimes) process.exitCode = 1
  }
} finally {
  await server.stop()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
