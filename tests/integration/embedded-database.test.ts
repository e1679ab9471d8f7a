import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'

const quietly = { log: () => undefined }
const script = fileURLToPath(new URL('../support/embedded-owner.ts', import.meta.url))

/** Another process of ours that runs the embedded database on the folder. */
async function startOwner(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)))
  })
  return child
}

function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

async function connect(cluster: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client(cluster.connection)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const startedAt = async (client: pg.Client) =>
  (await client.query<{ at: Date }>('select pg_postmaster_start_time() as at')).rows[0]?.at.getTime()
const answers = async (cluster: EmbeddedPostgres) => {
  const client = new pg.Client({ ...cluster.connection, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

describe('the embedded database and the processes that use it', () => {
  let dataDir: string
  let owner: ChildProcess | null
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-owners-'))
    owner = null
  })
  afterEach(async () => {
    if (owner) await kill(owner, 'SIGKILL')
    // Whatever is left of the database ends with this.
    const last = await startEmbeddedPostgres({ dataDir, ...quietly })
    await last.stop()
    rmSync(dataDir, { recursive: true, force: true })
    // As root it is elsewhere when the account of the database cannot reach the folder.
    rmSync(dirname(last.dataFolder), { recursive: true, force: true })
  })

  test('servers that start on an empty folder at the same moment share one database', async () => {
    const owners = await Promise.all([startOwner(dataDir), startOwner(dataDir), startOwner(dataDir)])
    try {
      const cluster = await startEmbeddedPostgres({ dataDir, ...quietly })
      const client = await connect(cluster)
      const { rows } = await client.query(`select datname from pg_database where datname = 'pm_pilot'`)
      expect(rows).toHaveLength(1)
      await client.end()
      expect(owners.map(({ exitCode }) => exitCode)).toEqual([null, null, null])
      // Nothing is left of those that came second.
      const folders = readdirSync(dirname(cluster.dataFolder)).filter((name) => name.startsWith('postgres.'))
      expect(folders).toEqual([])
    } finally {
      await Promise.all(owners.map((each) => kill(each, 'SIGKILL')))
    }
  })

  test('one that outlived its killed process goes on as it is, and ends with the process that came next', async () => {
    owner = await startOwner(dataDir)
    await kill(owner, 'SIGKILL')
    const next = await startEmbeddedPostgres({ dataDir, ...quietly })
    const client = await connect(next)
    const before = await startedAt(client)
    const third = await startEmbeddedPostgres({ dataDir, ...quietly })
    expect(await startedAt(client)).toBe(before)
    await client.end()
    await third.stop()
    await next.stop()
    expect(await answers(next)).toBe(false)
  })

  test('one that is shared does not end with the process that shares it', async () => {
    owner = await startOwner(dataDir)
    const guest = await startEmbeddedPostgres({ dataDir, ...quietly })
    await guest.stop()
    expect(await answers(guest)).toBe(true)
    await kill(owner, 'SIGTERM')
    expect(await answers(guest)).toBe(false)
  })

  test('when its process and the database are both killed, the one that shares it starts it again and ends it', async () => {
    owner = await startOwner(dataDir)
    const guest = await startEmbeddedPostgres({ dataDir, ...quietly })
    const postmaster = Number(readFileSync(join(guest.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
    await kill(owner, 'SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    await expect.poll(() => answers(guest), { timeout: 20_000, interval: 200 }).toBe(true)
    await guest.stop()
    expect(await answers(guest)).toBe(false)
  })

  test('process ids that belong to other programs by now hinder nobody', async () => {
    owner = await startOwner(dataDir)
    await kill(owner, 'SIGTERM')
    const cluster = await startEmbeddedPostgres({ dataDir, ...quietly })
    await cluster.stop()
    // As after a restart of a container: both processes are gone, their numbers are somebody else's.
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
    try {
      const file = join(cluster.dataFolder, 'postmaster.pid')
      writeFileSync(join(cluster.dataFolder, '..', 'postgres-owner.pid'), String(bystander.pid))
      writeFileSync(file, [bystander.pid, cluster.dataFolder, 1, 5432, '', '', '', 'ready', ''].join('\n'))
      const again = await startEmbeddedPostgres({ dataDir, ...quietly })
      expect(await answers(again)).toBe(true)
      await again.stop()
      expect(bystander.exitCode).toBe(null)
    } finally {
      await kill(bystander, 'SIGKILL')
    }
  })

  test('a server goes on where nothing can be written down of who ends the database', async () => {
    owner = await startOwner(dataDir)
    const lines: string[] = []
    const cluster = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) })
    const file = join(dirname(cluster.dataFolder), 'postgres-owner.pid')
    rmSync(file)
    mkdirSync(file)
    await kill(owner, 'SIGKILL')
    // An error in the timer that looks after the database would end the process: here, the test run.
    await expect.poll(() => lines.filter((line) => line.includes('could not be looked after')).length).toBe(1)
    expect(await answers(cluster)).toBe(true)
    rmSync(file, { recursive: true })
    await expect
      .poll(() => readFileSync(file, { encoding: 'utf8', flag: 'a+' }), { timeout: 5_000 })
      .toBe(String(process.pid))
    await cluster.stop()
    expect(await answers(cluster)).toBe(false)
  })
})
